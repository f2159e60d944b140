// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import TestSupport
import Testing

/// Planning rows one by one and planning the manifest as a whole give the same labels and errors.
@Suite struct StreamedRowTests {
  /// Values for each key as JSON, some of them invalid, in an unusual spelling or with non-ASCII characters.
  private static let values: [(key: String, texts: [String])] = [
    ("title", [#""Rain""#, #""Ré 雨 👩‍👩‍👧""#, #""a\"b\\c\u00e9""#, #""Rain, snow""#, "7", "null", "\"\""]),
    (
      "icon",
      [
        ##"{"name": "bolt", "mode": "palette", "colors": ["red", "#00f"]}"##, #"{"name":"bolt","colors":["red"]}"#, #""star""#,
        #"{"name": "bolt", "mode": "palete"}"#, #"{"name": "bolt", "name": "star"}"#, #"{"name": "}\"]", "colors": []}"#, #"{"nme": "a"}"#,
      ]
    ),
    ("font", [#"{"family": "Inter", "size": 17}"#, #"{"family": "Inter", "size": 170}"#, #"{"size": -1}"#, "[1]"]),
    ("color", [##""#3C3C43""##, #""red""#, #""rde""#, #"{"light": "red", "dark": "blue"}"#]),
    ("spacing", ["6", "60", "6.0", "6e0", "-6", "true", "06"]), ("scale", ["2", "3", "1e9"]),
    ("lineBreakMode", [#""byWordWrapping""#, #""byClipping""#]), ("adjustsFontSizeToFitWidth", ["true", "false"]),
    ("colour", [#""red""#]),
  ]

  private struct Rows {
    var random: Seeded
    var keys: [String] = []

    /// Rows of random keys and values. Most keys and values of a row are also in the next one.
    mutating func text(_ count: Int) -> String {
      var lines: [String] = []
      var chosen: [String: String] = [:]
      for index in 0..<count {
        if index == 0 || chance(12) {
          keys = StreamedRowTests.values.map(\.key).filter { $0 == "title" || (chance(2) && ($0 != "colour" || chance(6))) }
          if chance(3) { keys.shuffle(using: &random) }
          keys.insert("id", at: chance(4) ? keys.count : 0)
        }
        for (key, texts) in StreamedRowTests.values where chosen[key] == nil || chance(4) {
          // The first values are the most common ones.
          chosen[key] = texts[min(Int.random(in: 0..<texts.count, using: &random), chance(3) ? texts.count - 1 : 2)]
        }
        chosen["id"] = chance(40) ? "\"label-\(index - 1)\"" : chance(60) ? "\"../up\"" : chance(60) ? "7" : "\"label-\(index)\""
        let blank = chance(15) ? " \t" : ""
        var line = keys.map { "\"\($0)\":\(blank) \(chosen[$0] ?? "")" }.joined(separator: chance(15) ? " ," : ", ")
        if chance(30) { line += ", \"id\": \"twice\"" }
        line = blank + "{" + line + blank + "}" + blank
        if chance(40) { line.removeLast() }
        if chance(60) { line = String(line.dropLast(Int.random(in: 1...9, using: &random))) }
        if chance(40) { line += "}" }
        lines.append((chance(40) ? "" : line) + (chance(25) ? "\r" : ""))
      }
      return lines.joined(separator: "\n") + (chance(2) ? "\n" : "")
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
  }

  /// The results without their source texts, which are the whole manifest or one row.
  private struct Results: Hashable {
    var files: [String] = []
    var labels: [LocatedRecord] = []
    var hashes: [ContentHash] = []
    var diagnostics: Set<[Diagnostic]> = []
    var invalidIDs: Set<String?> = []
    var partialLabels: Set<LocatedRecord> = []

    mutating func add(_ item: PlannedItem) {
      switch item {
      case .file(let output):
        files.append("\(output.id) \(output.path)")
        labels.append(output.job.label)
        hashes.append(output.job.hash)
        if !output.warnings.isEmpty { diagnostics.insert(output.warnings) }
      case .invalid(let label):
        diagnostics.insert(label.diagnostics)
        invalidIDs.insert(label.id)
        if let partialJob = label.partialJob { partialLabels.insert(partialJob.label) }
      }
    }
  }

  private static let heads = [
    "", #"{"version": 1, "defaults": {"font": {"weight": "bold"}, "id": "same", "spacing": 3}, "variants": {"scale": [1, 2]}}"# + "\n",
    #"{"version": 1, "output": "{id}{-locale}.png", "defaults": {"icon": {"scale": "small"}}}"# + "\n",
  ]

  @Test(arguments: heads, 0..<8)
  func streamedRowsGiveTheLabelsOfTheWholeManifest(head: String, seed: Int) throws {
    var rows = Rows(random: Seeded(state: UInt64(seed)))
    // The first row after the head is always a record.
    let text = head + #"{"id": "first", "title": "First"}"# + "\n" + rows.text(100)
    let bytes = Array(text.utf8)
    var streamed = Results()
    let stream = LabelStream([
      ManifestInput(file: "m.ndjson", format: .ndjson) { () throws(Diagnostic) in
        var rest = bytes[...]
        return { () throws(Diagnostic) in
          defer { rest = rest.dropFirst(1000) }
          return rest.isEmpty ? nil : Array(rest.prefix(1000))
        }
      }
    ])
    while let item = stream.next() { streamed.add(item) }
    var whole = Results()
    var plan = ManifestPlan()
    plan.add(try read(text, .ndjson, file: "m.ndjson"))
    for item in plan.items { whole.add(item) }
    #expect(plan.headDiagnostics.isEmpty)
    #expect(streamed.files.count > 3)
    #expect(streamed.files == whole.files)
    #expect(streamed.labels.count == whole.labels.count)
    // One by one, for readable failures.
    for (one, other) in zip(streamed.labels, whole.labels) where one != other {
      #expect(one.location == other.location)
      #expect(one.record == other.record)
      #expect(one.locations == other.locations)
    }
    #expect(streamed.hashes == whole.hashes)
    #expect(Set(streamed.diagnostics.flatMap { $0 }) == Set(whole.diagnostics.flatMap { $0 }))
    #expect(streamed.partialLabels == whole.partialLabels)
  }
}
