// SPDX-License-Identifier: MIT

import Foundation
import LabelSystem
import TestSupport
import Testing

/// `labelkit worker`: the same images as `labelkit batch`, and a line for each of them.
@Suite struct WorkerTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private static let rows = """
    {"version":1,"defaults":{"icon":"bolt.fill"},"variants":{"colorScheme":["light","dark"]}}
    {"id":"a","title":"A"}
    {"id":"b/c.d","title":"مرحبا","variants":{"scale":[1,3],"locale":["ar"],"colorScheme":["dark"]}}

    {"id":"e","title":"E","colorScheme":"light"}
    {"id":"f","title":"F","colorScheme":"light","height":3,"font":{"size":40}}

    """

  @Test(arguments: [[], ["--isolate"], ["--jobs", "1"], ["--jobs", "5"], ["--optimize"]])
  func imagesAreThoseOfABatch(options: [String]) throws {
    let answer = try WorkerAnswer(tool.run(["worker"] + options, input: Self.rows).output)
    #expect(try tool.run(["batch", "-", "-o", "out"] + options, input: Self.rows).code == 0)
    let files = try tool.files("out")
    #expect(Dictionary(uniqueKeysWithValues: answer.results.map { ($0.path ?? "", $0.png) }) == files)
    for result in answer.results {
      #expect(result.isRendered)
      #expect(result.line["results"] as? Int == answer.results(of: result.row).count)
      #expect(result.line["digest"] as? String == SHA256.digits(of: result.png))
      let size = try #require(PNGSize(result.png))
      #expect(result.line["width"] as? Int == size.width && result.line["height"] as? Int == size.height)
      #expect(try #require(result.line["milliseconds"] as? Double) >= 0)
    }
    #expect(answer.trailer?["rows"] as? Int == 4)
    #expect(answer.trailer?["rendered"] as? Int == files.count && answer.trailer?["failed"] as? Int == 0)
    #expect(answer.results(of: 3).first?.codes == ["LK0503"])
  }

  @Test func variantsAreNamedWithTheKeysOfAManifest() throws {
    let answer = try WorkerAnswer(tool.run(["worker"], input: Self.rows).output)
    func variants(_ row: Int) -> [NSDictionary] {
      answer.results(of: row).sorted { ($0.path ?? "") < ($1.path ?? "") }.map { ($0.line["variant"] as? NSDictionary) ?? [:] }
    }
    #expect(variants(0) == [["colorScheme": "dark"], ["colorScheme": "light"]])
    #expect(
      variants(1) == [["scale": 1, "locale": "ar", "colorScheme": "dark"], ["scale": 3, "locale": "ar", "colorScheme": "dark"]])
    #expect(variants(2) == [[:]])
    #expect(answer.results(of: 1).map(\.id) == ["b/c.d", "b/c.d"])
  }

  @Test func bytesAreSentInThreeWays() throws {
    let raw = try WorkerAnswer(tool.run(["worker", "--bytes", "raw"], input: Self.rows).output)
    let text = try WorkerAnswer(tool.run(["worker", "--bytes", "base64"], input: Self.rows).output, hasBytes: false)
    let none = try WorkerAnswer(tool.run(["worker", "--bytes", "none"], input: Self.rows).output, hasBytes: false)
    func byPath(_ answer: WorkerAnswer, _ value: (WorkerAnswer.Result) -> [UInt8]?) -> [String: [UInt8]?] {
      Dictionary(uniqueKeysWithValues: answer.results.map { ($0.path ?? "", value($0)) })
    }
    let decoded = byPath(text) { ($0.line["png"] as? String).flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) } }
    #expect(byPath(raw) { $0.png } == decoded)
    #expect(byPath(none) { $0.line["png"] == nil ? nil : [] } == decoded.mapValues { _ in nil })
    for answer in [text, none] {
      #expect(Set(answer.results.map { $0.line["digest"] as? String }) == Set(raw.results.map { $0.line["digest"] as? String }))
    }
  }

  @Test(arguments: [[], ["--isolate"]]) func badRowsHaveDiagnosticsAndTheOthersImages(options: [String]) throws {
    let rows = [
      #"{"id":"a","title":"A"}"#, #"{"title":"none"}"#, #"{"id":null,"title":"null"}"#, #"{"id":"a","title":"again"}"#,
      #"{"id":"b","title":"B""#, "[1]", "x", #"{"id":"../up","title":"U"}"#, #"{"id":"c","title":"C","icon":"bolt.fil"}"#,
      #"{"id":"d","title":"D","titel":"D"}"#, #"{"id":"e","title":""}"#, #"{"id":"f","title":"F"}"#,
      #"{"id":"g","title":"G","id":"h"}"#, #"{"id":7,"title":"G"}"#,
    ]
    let outcome = try tool.run(["worker"] + options, input: rows.joined(separator: "\n"))
    let answer = try WorkerAnswer(outcome.output)
    #expect(outcome.code == 1 && outcome.errors == "")
    #expect(answer.results.map { $0.row ?? -1 }.sorted() == Array(rows.indices))
    let codes = rows.indices.map { row in answer.results(of: row).first?.codes.first ?? "" }
    #expect(
      codes == [
        "", "LK0205", "LK0205", "LK0206", "LK0201", "LK0203", "LK0201", "LK0207", "LK0102", "LK0202", "LK0208", "", "LK0201", "LK0203",
      ])
    for result in answer.results where !result.isRendered {
      #expect(result.diagnostics.first?["line"] as? Int == (result.row ?? -1) + 1)
      #expect(result.line["digest"] == nil && result.line["length"] == nil && result.line["results"] as? Int == 1)
    }
    let icon = answer.results(of: 8).first
    #expect(icon?.id == "c" && icon?.diagnostics.first?["suggestion"] as? String == "bolt.fill")
    #expect(answer.trailer?["rows"] as? Int == 14 && answer.trailer?["rendered"] as? Int == 2 && answer.trailer?["failed"] as? Int == 12)
  }

  @Test func equalIDsAreAllowedIfAsked() throws {
    let rows = ["a", "A", "a", "a.png/b", "../a"].map { #"{"id":"\#($0)","title":"x"}"# }
    let outcome = try tool.run(["worker", "--allow-equal-ids"], input: rows.joined(separator: "\n"))
    let answer = try WorkerAnswer(outcome.output)
    #expect(rows.indices.map { answer.results(of: $0).first?.codes ?? ["none"] } == [[], [], [], [], ["LK0207"]])
    #expect(rows.indices.map { answer.results(of: $0).first?.path } == ["a.png", "A.png", "a.png", "a.png/b.png", nil])
  }

  @Test func noRowsAreNoError() throws {
    let outcome = try tool("worker")
    let answer = try WorkerAnswer(outcome.output)
    #expect(outcome.code == 0 && answer.results.isEmpty && answer.trailer?["rows"] as? Int == 0)
    #expect(answer.greeting["labelkit"] as? String == (try tool("--version")).text.trimmingCharacters(in: .newlines))
    #expect((answer.greeting["fingerprint"] as? String)?.count == 32)
    #expect(answer.greeting["fingerprint"] as? String == answer.trailer?["fingerprint"] as? String)
  }

  /// Also for a file that is no NDJSON at all, such as Parquet.
  @Test(arguments: [
    (#"{"version":2}"#, "LK0204"), (#"{"version":1,"defaults":{"colour":"red"}}"#, "LK0202"),
    (#"{"version":1,"fonts":["nowhere"]}"#, "LK0212"),
  ])
  func errorOfTheHeadLineIsTheErrorOfEachRow(head: String, code: String) throws {
    let outcome = try tool("worker", input: head + "\n" + #"{"id":"a","title":"A"}"# + "\n" + #"{"id":"b","title":"B"}"#)
    let answer = try WorkerAnswer(outcome.output)
    #expect(outcome.code != 0 && outcome.code != 1 && outcome.errors.contains(code))
    #expect(answer.results(of: nil).map(\.codes) == [[code]])
    #expect(answer.results(of: 0).map(\.codes) == [[code]] && answer.results(of: 1).map(\.codes) == [[code]])
    #expect(answer.trailer?["rows"] as? Int == 2)
  }

  @Test(arguments: ["PAR1\u{15}\u{4}\u{0}", "a,b,c\n1,2,3\n", "<html>"]) func inputThatIsNoNDJSONIsBadInput(input: String) throws {
    let outcome = try tool("worker", input: input)
    #expect(outcome.code == 65)
    #expect(try WorkerAnswer(outcome.output).results.allSatisfy { $0.codes == ["LK0201"] })
  }

  @Test func rowWithMoreErrorsThanAnybodyReadsHasAHundred() throws {
    let keys = (0..<20_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    let twice = (0..<20_000).map { _ in "\"title\":1" }.joined(separator: ",")
    let outcome = try tool("worker", input: "{\"id\":\"a\",\(keys)}\n{\"id\":\"b\",\(twice)}\n{\"id\":\"c\",\"title\":\"C\"}\n")
    let answer = try WorkerAnswer(outcome.output)
    #expect(answer.results(of: 0).first?.codes.count ?? 0 <= 102 && answer.results(of: 0).first?.codes.contains("LK0419") == true)
    #expect(answer.results(of: 1).first?.codes == Array(repeating: "LK0201", count: 100) + ["LK0419"])
    let messages = answer.results(of: 0).first?.diagnostics.compactMap { $0["message"] as? String } ?? []
    #expect(messages.contains("there are 19900 more errors in this record"))
    #expect(answer.results(of: 2).first?.isRendered == true)
  }

  @Test func longRowsAreErrorsOfTheirOwn() throws {
    func row(_ id: String, _ length: Int) -> String { "{\"id\":\"\(id)\",\"title\":\"\(String(repeating: "x", count: length))\"}\n" }
    let answer = try WorkerAnswer(tool("worker", input: row("a", 10 << 20) + row("b", 17 << 20) + row("c", 1)).output)
    #expect(answer.results(of: 0).map(\.codes) == [["LK0305"]])
    #expect(answer.results(of: 1).map(\.codes) == [["LK0410"]])
    #expect(answer.results(of: 1).first?.diagnostics.first?["line"] as? Int == 2)
    #expect(answer.results(of: 2).first?.isRendered == true && answer.trailer?["rows"] as? Int == 3)
  }

  @Test func otherFingerprintIsRefusedBeforeARowIsRead() throws {
    let own = try #require(WorkerAnswer(tool("worker").output).greeting["fingerprint"] as? String)
    #expect(try tool("worker", "--expect", own, input: Self.rows).code == 0)
    let outcome = try tool("worker", "--expect", "00000000" + own.dropFirst(8), input: Self.rows)
    #expect(outcome.code == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("--expect: error LK0418: this labelkit has the fingerprint \(own), and 00000000"))
    #expect(outcome.errors.contains("different are the executable\n"))
    let optimized = try tool("worker", "--optimize", "--expect", own, "--diagnostics", "json", input: Self.rows)
    #expect(optimized.code == 65 && optimized.errors.contains("different are the options"))
  }

  /// A rule of fontconfig decides which font a generic family is.
  @Test func rulesOfFontconfigAreInTheFingerprint() throws {
    let settings = try FontSettings(of: tool)
    func fingerprint(_ family: String) throws -> String {
      try settings.write("serif", is: family)
      let answer = try WorkerAnswer(tool.run(["worker"], environment: settings.environment).output)
      return try #require(answer.greeting["fingerprint"] as? String)
    }
    let (own, other) = (try fingerprint("Box"), try fingerprint("Fox"))
    #expect(try fingerprint("Box") == own)
    // Only the part of the fonts differs.
    #expect(own != other && own.prefix(16) == other.prefix(16) && own.suffix(8) == other.suffix(8))
  }

  @Test func untrustedRowsAreRenderedWithoutTheRightsOfTheUser() throws {
    try tool.write("icon.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
    let rows = #"{"id":"a","title":"A","icon":{"file":"icon.svg"}}"# + "\n" + #"{"id":"b","title":"B","icon":{"file":"/etc/passwd"}}"#
    for options in [[], ["--isolate"]] {
      let answer = try WorkerAnswer(tool.run(["worker", "--untrusted"] + options, input: rows).output)
      #expect(answer.results(of: 0).first?.isRendered == true && answer.results(of: 1).first?.isRendered == false)
    }
  }
}
