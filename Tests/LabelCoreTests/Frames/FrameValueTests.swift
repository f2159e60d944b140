// SPDX-License-Identifier: MIT

import LabelCore
import TestSupport
import Testing

/// What a frame's payload holds is read back the same, and a damaged payload is refused.
@Suite struct FrameValueTests {
  /// Diagnostics with all values and with few, with and without a location.
  private static let diagnostics = [
    LabelError(
      "LK0101", "a message", help: "an advice", nearest: ["a", "🦜"], kind: .warning, keys: ["b", "c"], subject: "d", line: 3, reason: "e",
      group: "f"
    ).cause,
    LabelError.syntax(format: "YAML", reason: "a tab").cause, LabelError.sideTooLong(pixels: 2, limit: 1).cause,
    MachineError.timedOut(seconds: 2.5).cause,
  ].flatMap { cause in
    [
      Diagnostic(cause),
      Diagnostic(
        cause, at: DocumentLocation(file: "ä.yaml", line: 3, column: 7, endColumn: 9), sourceLine: "id: \"🦜\"", labelID: "a/b"),
    ]
  }

  private static func payload(_ value: some FrameValue) -> [UInt8] {
    var writer = FrameWriter()
    writer.write(value)
    return writer.bytes
  }

  private static func read<Value: FrameValue>(_: Value.Type, _ payload: [UInt8]) throws(FrameError) -> Value {
    var reader = FrameReader(payload)
    let value: Value = try reader.value()
    try reader.finish()
    return value
  }

  @Test func everyDiagnosticIsReadBackTheSame() throws {
    for diagnostic in Self.diagnostics { #expect(try Self.read(Diagnostic.self, Self.payload(diagnostic)) == diagnostic) }
    #expect(try Self.read([Diagnostic].self, Self.payload(Self.diagnostics)) == Self.diagnostics)
  }

  @Test func numbersTextsListsAndTablesAreReadBackTheSame() throws {
    for number in [0, 1, -1, .max, .min] { #expect(try Self.read(Int.self, Self.payload(number)) == number) }
    for number in [0, -0.0, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, .nan] {
      #expect(try Self.read(Double.self, Self.payload(number)).bitPattern == number.bitPattern)
    }
    for text in ["", "a", "\0", "ä\u{301}🦜"] { #expect(try Self.read(String.self, Self.payload(text)).utf8.elementsEqual(text.utf8)) }
    for list in [[], [nil], ["a", nil, ""]] { #expect(try Self.read([String?].self, Self.payload(list)) == list) }
    for table in [[:], ["a": "b", "c": ""]] { #expect(try Self.read([String: String].self, Self.payload(table)) == table) }
    #expect(try Self.read(Bool.self, Self.payload(true)))
  }

  @Test func payloadThatEndsEarlyOrGoesOnIsDamaged() {
    for diagnostic in Self.diagnostics {
      let payload = Self.payload(diagnostic)
      for count in 0..<payload.count {
        #expect(throws: FrameError.damaged) { try Self.read(Diagnostic.self, Array(payload.prefix(count))) }
      }
      #expect(throws: FrameError.damaged) { try Self.read(Diagnostic.self, payload + [0]) }
    }
  }

  @Test func countsOfWhatIsNotThereTakeNoMemory() {
    for count in [1, 1000, Int.max, -1, .min] {
      #expect(throws: FrameError.damaged) { try Self.read(String.self, Self.payload(count)) }
      #expect(throws: FrameError.damaged) { try Self.read([Diagnostic].self, Self.payload(count)) }
      #expect(throws: FrameError.damaged) { try Self.read([String: String].self, Self.payload(count)) }
    }
  }

  @Test func changedBytesGiveAnotherValueOrAnError() {
    var generator = Seeded(state: 2)
    let payload = Self.payload(Self.diagnostics)
    for _ in 0..<2000 {
      var changed = payload
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        changed[.random(in: changed.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      guard let value = try? Self.read([Diagnostic].self, changed) else { continue }
      // What was accepted can be written and shown.
      #expect(Self.payload(value) == changed)
      #expect(value.allSatisfy { !$0.description.isEmpty })
    }
  }
}
