// SPDX-License-Identifier: MIT

internal import LabelCore

/// What was accepted from the last report, so that it can be undone.
struct AcceptanceLog: Hashable {
  /// An accepted snapshot: its files, and its line in the file of hashes, before and after.
  struct Entry: Hashable {
    var name: String
    var steps: [AcceptedFiles.Step] = []
    /// The accepted hash and its fingerprint, separated by a space, before and after; nil where there is none.
    var oldHash: String?
    var newHash: String?
  }

  /// The SHA-256 of the report.
  var report = ""
  /// The path of the report, as the user named it. A later run may have removed the report.
  var path = ""
  var entries: [Entry] = []

  /// The steps of all entries.
  var steps: [AcceptedFiles.Step] { entries.flatMap(\.steps) }

  /// The text of the log, which `init(parsing:)` reads.
  var text: String {
    let json: JSONValue = ["report": report.json, "path": path.json, "snapshots": .array(entries.map(Self.json))]
    return json.text(.line.rows("snapshots", beginLine: false)) + "\n"
  }

  private static func json(_ entry: Entry) -> JSONValue {
    [
      "name": entry.name.json, "files": .array(entry.steps.map(\.json)), "oldHash": entry.oldHash.json, "newHash": entry.newHash.json,
    ]
  }
}

extension AcceptanceLog {
  /// Reads a log. What is damaged, or names other files than accepted ones, is left out: it cannot be undone then.
  init(parsing bytes: [UInt8]) {
    guard let source = try? SourceText(file: "log.json", bytes: bytes, format: "JSON"), let root = try? JSONReader.read(source).root else {
      return
    }
    report = root["report"]?.text ?? ""
    path = root["path"]?.text ?? ""
    entries = (root["snapshots"]?.elements ?? []).compactMap(Self.entry)
  }

  private static func entry(_ node: DocumentNode) -> Entry? {
    guard let name = node["name"]?.text, BaselinePath.isValid(name) else { return nil }
    var entry = Entry(name: name, oldHash: node["oldHash"]?.text, newHash: node["newHash"]?.text)
    for file in node["files"]?.elements ?? [] {
      guard let path = file["path"]?.text, Snapshot.fileExtensions.contains(where: { path == name + $0 }) else { return nil }
      entry.steps.append(.init(path: path, old: file["old"]?.text, new: file["new"]?.text))
    }
    return entry
  }
}
