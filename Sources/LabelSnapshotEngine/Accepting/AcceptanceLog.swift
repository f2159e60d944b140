// SPDX-License-Identifier: MIT

internal import LabelCore

/// What was accepted from the last reports, so that it can be undone.
struct AcceptanceLog: Hashable {
  /// An accepted snapshot: its files, and its line in the file of hashes, before and after.
  struct Entry: Hashable {
    var name: String
    var steps: [BaselineTransaction.Step] = []
    /// The accepted hash and its fingerprint, separated by a space, before and after; nil where there is none.
    var oldHash: String?
    var newHash: String?
  }

  struct Run: Hashable {
    /// The SHA-256 of the report.
    var report: String
    /// The path of the report, as the user named it. A later run may have removed the report.
    var path: String
    var entries: [Entry]
  }

  /// The runs, the oldest first.
  var runs: [Run] = []

  /// How many reports can be undone.
  static let maximumRuns = 8

  /// The hashes of the former files, which are kept.
  var keptHashes: Set<String> { Set(runs.flatMap(\.entries).flatMap(\.steps).compactMap(\.old)) }

  /// The entries of a report.
  func entries(of report: String) -> [Entry] { runs.first { $0.report == report }?.entries ?? [] }

  /// The report that was accepted last from a path.
  func lastReport(at path: String) -> String? { runs.last { $0.path == path }?.report }

  /// Replaces the entries of a report, which becomes the newest; a report without entries is left out.
  mutating func set(_ entries: [Entry], of report: String, at path: String) {
    runs.removeAll { $0.report == report }
    if !entries.isEmpty { runs.append(Run(report: report, path: path, entries: entries)) }
    if runs.count > Self.maximumRuns { runs.removeFirst(runs.count - Self.maximumRuns) }
  }

  /// The text of the log, which `init(parsing:)` reads.
  var text: String {
    let runs = runs.map { run -> JSONValue in
      ["report": run.report.json, "path": run.path.json, "snapshots": .array(run.entries.map(Self.json))]
    }
    return (["runs": .array(runs)] as JSONValue).text(.line.rows("runs", beginLine: true)) + "\n"
  }

  private static func json(_ entry: Entry) -> JSONValue {
    [
      "name": entry.name.json, "files": .array(entry.steps.map(\.json)), "oldHash": entry.oldHash.json, "newHash": entry.newHash.json,
    ]
  }

  /// Reads a log. What is damaged, or names other files than accepted ones, is left out: it cannot be undone then.
  init(parsing bytes: [UInt8]) {
    guard let source = try? SourceText(file: "log.json", bytes: bytes, format: "JSON"), let root = try? JSONReader.read(source).root else {
      return
    }
    for run in root["runs"]?.elements ?? [] {
      guard let report = run["report"]?.text else { continue }
      let entries = (run["snapshots"]?.elements ?? []).compactMap(Self.entry)
      set(entries, of: report, at: run["path"]?.text ?? "")
    }
  }

  init() {}

  private static func entry(_ node: DocumentNode) -> Entry? {
    guard let name = node["name"]?.text, BaselinePath.isValid(name) else { return nil }
    var entry = Entry(name: name, oldHash: node["oldHash"]?.text, newHash: node["newHash"]?.text)
    for file in node["files"]?.elements ?? [] {
      let hashes = [file["old"]?.text, file["new"]?.text]
      guard let path = file["path"]?.text, Snapshot.fileExtensions.contains(where: { path == name + $0 }),
        hashes.allSatisfy({ $0.map(BaselinePath.isHash) ?? true })
      else { return nil }
      entry.steps.append(.init(path: path, old: hashes[0], new: hashes[1]))
    }
    return entry
  }
}
