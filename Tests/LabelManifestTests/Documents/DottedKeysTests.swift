// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import TestSupport
import Testing

/// Records from values under dotted keys.
@Suite struct DottedKeysTests {
  /// Inserts a value at a path; nil if it conflicts with another one. A simple implementation in quadratic time, for comparison.
  private static func inserted(_ node: DocumentNode, _ path: ArraySlice<Substring>, _ value: DocumentNode, at key: DocumentLocation)
    -> DocumentNode?
  {
    guard case .mapping(var entries) = node.value, let name = path.first else { return nil }
    let rest = path.dropFirst()
    if let position = entries.firstIndex(where: { $0.key == name }) {
      guard !rest.isEmpty, let inner = inserted(entries[position].value, rest, value, at: key) else { return nil }
      entries[position].value = inner
    } else {
      let empty = DocumentNode(.mapping([]), at: value.location)
      let child = rest.isEmpty ? value : inserted(empty, rest, value, at: key)
      entries.append(.init(key: String(name), keyLocation: key, value: child ?? empty))
    }
    return DocumentNode(.mapping(entries), at: node.location)
  }

  /// For random keys and values, the record and the conflicts are those of inserting one value after the other.
  @Test func recordsEqualThoseOfInsertingEachValue() {
    var generator = Seeded(state: 7)
    let place = { DocumentLocation(file: "f", line: 1, column: $0) }
    for _ in 0..<3000 {
      let keys = (0..<Int.random(in: 1...8, using: &generator)).map { number -> DottedKeys.Key in
        let depth = Int.random(in: 1...3, using: &generator)
        let text = (0..<depth).map { _ in ["a", "b", "c"].randomElement(using: &generator) ?? "a" }.joined(separator: ".")
        return (text: text, location: place(number + 1))
      }
      let values = keys.indices.map { number -> DocumentNode? in
        Bool.random(using: &generator) ? DocumentNode(.cell("\(number)"), at: place(100 + number)) : nil
      }
      var expected = DocumentNode(.mapping([]), at: place(0))
      var conflicts: [Int] = []
      for (number, value) in values.enumerated() {
        guard let value else { continue }
        let path = keys[number].text.split(separator: ".")
        if let node = Self.inserted(expected, path[...], value, at: keys[number].location) {
          expected = node
        } else {
          conflicts.append(number)
        }
      }
      let found = DottedKeys(keys).record(values, at: place(0))
      #expect(found.record == expected && found.conflicts == conflicts, "\(keys) \(values)")
    }
  }

  @Test func aRowOfManyColumnsTakesLinearTime() throws {
    let growth = try Growth.ofFourTimes(5000) { count in
      let columns = (0..<count).map { "font.features.f\($0)" }.joined(separator: ",")
      let cells = Array(repeating: "1", count: count).joined(separator: ",")
      let document = try ManifestDocument.read(Array("id,\(columns)\na,\(cells)\n".utf8), file: "a.csv", format: .csv)
      #expect(document.labelNodes.first?["font"]?["features"]?.entries.count == count)
    }
    #expect(growth < Growth.limit)
  }

  @Test func featuresOfALabelReplaceThoseOfTheDefaultsInLinearTime() throws {
    let growth = try Growth.ofFourTimes(10_000) { count in
      func features(_ value: Int) -> String {
        // Four digits to the base 36.
        let tags = (0..<count).map { "\"\(String($0 + 50_000, radix: 36))\":\(value)" }
        return "{\"features\":{\(tags.joined(separator: ","))}}"
      }
      let label = "{\"id\":\"a\",\"title\":\"A\",\"font\":\(features(0))}"
      let text = "{\"version\":1,\"defaults\":{\"font\":\(features(1))},\"labels\":[\(label)]}"
      var plan = ManifestPlan()
      plan.add(try ManifestDocument.read(Array(text.utf8), file: "a.json", format: .json))
      #expect(plan.outputs.count == 1)
    }
    #expect(growth < Growth.limit)
  }

  @Test(arguments: [257, 50_000]) func keysOfManyPartsAreRefused(parts: Int) throws {
    let key = Array(repeating: "x", count: parts).joined(separator: ".")
    let error = try #require(throws: Diagnostic.self) { try LabelOverrides(parsing: [key + "=1"]) }
    #expect(error.message == "the key of --set has more than 256 parts")
  }
}
