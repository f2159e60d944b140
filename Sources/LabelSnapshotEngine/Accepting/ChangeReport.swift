// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// The changes that a run of `labelkit snapshot verify` found, as it writes them into the folder of failures: `changes.json`.
package struct ChangeReport: Hashable, Sendable {
  /// The name of the file.
  package static let fileName = "changes.json"
  /// In bytes: more than the changes of 100,000 snapshots with long layouts.
  package static let maximumSize = 256 << 20

  /// The path of the folder of accepted snapshots, as the run knew it.
  package var baseline: String
  package var storage: BaselineStorage
  /// The changes, in the order of the labels.
  package var changes: [SnapshotChange]

  package init(baseline: String, storage: BaselineStorage, changes: [SnapshotChange]) {
    self.baseline = baseline
    self.storage = storage
    self.changes = changes
  }

  /// The text of the file, which `init(parsing:path:)` reads.
  package var json: String {
    let groups = ChangeGroup.groups(of: changes).map { group -> JSONValue in
      ["cause": group.cause.json, "names": group.changes.map(\.name).json]
    }
    let report: JSONValue = [
      "schemaVersion": 1, "baseline": baseline.json, "storage": storage.rawValue.json, "groups": .array(groups),
      "changes": .array(changes.map(\.json)),
    ]
    return report.text(.line.rows("groups", "changes", beginLine: true)) + "\n"
  }

  /// Reads the text of the file. Every path in it is below its folder, and every hash is one.
  ///
  /// - Throws: `AcceptanceIssue.unusableReport`.
  package init(parsing bytes: [UInt8], path: String) throws(Diagnostic) {
    func invalid(_ reason: String) -> Diagnostic {
      Diagnostic(LabelError.acceptance(issue: .unusableReport, subject: path, reason: reason))
    }
    let root: DocumentNode
    do throws(Diagnostic) {
      let result = try JSONReader.read(SourceText(file: path, bytes: bytes, format: "JSON"))
      if let error = result.diagnostics.firstError { throw error }
      root = result.root
    } catch { throw invalid(error.message) }
    guard root["schemaVersion"]?.number == 1 else { throw invalid("it is not a report of this version of LabelKit") }
    guard let baseline = root["baseline"]?.text, let storage = root["storage"]?.text.flatMap(BaselineStorage.init) else {
      throw invalid("the folder or the storage of accepted snapshots is missing")
    }
    var names: Set<String> = []
    var changes: [SnapshotChange] = []
    for node in root["changes"]?.elements ?? [] {
      guard let change = SnapshotChange(node) else {
        throw invalid("change \(changes.count + 1), \"\(node["name"]?.text ?? "")\", is incomplete or names files outside of its folder")
      }
      guard names.insert(change.name).inserted else { throw invalid("\"\(change.name)\" is in it twice") }
      changes.append(change)
    }
    self.init(baseline: baseline, storage: storage, changes: changes)
  }
}

extension SnapshotChange {
  /// The change as a JSON object.
  fileprivate var json: JSONValue {
    var json: JSONValue = [
      "name": name.json, "kind": kind.rawValue.json, "summary": summary.json,
      "accepted": .array(files.map { ["path": $0.path.json, "sha256": $0.hash.json] }), "acceptedPixels": pixelHash.json,
      "actual": image.map { ["path": $0.path.json, "sha256": $0.hash.json] } ?? .null, "text": text.json,
      "fingerprint": fingerprint.json, "kinds": kinds.json,
      "facts": .array(facts.map { ["name": $0.name.json, "value": $0.value.json] }), "causes": causes.json, "group": group.json,
    ]
    json["svg"] = svg?.json
    return json
  }

  /// Reads a change; nil if something is missing, or if a path does not belong to the snapshot of the name.
  fileprivate init?(_ node: DocumentNode) {
    guard let name = node["name"]?.text, let kind = node["kind"]?.text.flatMap(Kind.init), BaselinePath.isValid(name) else { return nil }
    self.init(name: name, kind: kind, summary: node["summary"]?.text ?? "")
    for file in node["accepted"]?.elements ?? [] {
      guard let path = file["path"]?.text, Snapshot.fileExtensions.contains(where: { path == name + $0 }), let value = file["sha256"],
        value.isAbsent || value.text.map(BaselinePath.isHash) == true
      else { return nil }
      files.append(.init(path: path, hash: value.text))
    }
    guard Set(files.map(\.path)).count == files.count else { return nil }
    pixelHash = node["acceptedPixels"]?.text
    if let actual = node["actual"], !actual.isAbsent {
      guard let hash = actual["sha256"]?.text, BaselinePath.isHash(hash), actual["path"]?.text == name + ".actual.png" else { return nil }
      image = .init(path: name + ".actual.png", hash: hash)
    }
    text = node["text"]?.text
    svg = node["svg"]?.text
    fingerprint = node["fingerprint"]?.text ?? ""
    kinds = node["kinds"]?.elements.compactMap(\.text) ?? []
    facts = node["facts"]?.elements.compactMap { fact in fact["name"]?.text.map { .init($0, fact["value"]?.text ?? "") } } ?? []
    causes = node["causes"]?.elements.compactMap(\.text) ?? []
    group = node["group"]?.text
    guard kind == .deleted ? image == nil && text == nil && svg == nil : image != nil || text != nil || svg != nil else { return nil }
  }
}

/// Paths and hashes that come from a file which others may have written.
enum BaselinePath {
  /// Whether a path stays below its folder and is none of LabelKit's own files there. Control characters are invalid: a line feed would add a
  /// line to the file of hashes.
  static func isValid(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return (1...4096).contains(path.utf8.count) && !path.utf8.contains { $0 < 0x20 || $0 == 0x7F }
      && parts.allSatisfy { (1...255).contains($0.count) && $0.first != UInt8(ascii: ".") }
  }

  /// Whether a text is a SHA-256 as LabelKit writes it.
  static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

extension ChangeReport {
  /// Whether the folder of accepted snapshots is below the current one, and reached without links.
  package var isBaselineBelow: Bool {
    guard BaselinePath.isValid(baseline) else { return false }
    let ends = baseline.indices.filter { baseline[$0] == "/" } + [baseline.endIndex]
    return !ends.contains { SymbolicLink.target(of: String(baseline[..<$0])) != nil }
  }
}
