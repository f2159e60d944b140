// SPDX-License-Identifier: MIT

internal import LabelComparison
package import LabelCore
internal import LabelPNG
internal import LabelSystem

/// Accepts the changes of a report into a folder of accepted snapshots, and undoes that.
///
///     let acceptance = Acceptance(try ReportFiles(path: "run.zip"), root: "Snapshots")
///     try acceptance.accept(["sky/rain"])
///
/// Everything is checked before anything is written. Then the former files are kept, and each file is replaced atomically. After an error the
/// files are as before; after a kill, `undo` brings those back that were replaced.
package struct Acceptance: Sendable {
  /// What was done to the accepted files.
  package struct Result: Hashable, Sendable {
    /// The names of the snapshots, in the order of the report.
    package var names: [String] = []
    /// The paths below the folder of accepted snapshots that were written or removed.
    package var files: [String] = []
    /// Those of `files` that were removed.
    package var removed: [String] = []
    /// The names of the snapshots that were accepted before, so that nothing was done to them.
    package var unchanged: [String] = []

    mutating func add(_ steps: [AcceptedFiles.Step], removedAre isRemoved: (AcceptedFiles.Step) -> Bool) {
      files += steps.map(\.path)
      removed += steps.filter(isRemoved).map(\.path)
    }
  }

  package let files: ReportFiles
  let accepted: AcceptedFiles

  /// - Parameters:
  ///   - files: The report with its images.
  ///   - root: The path of the folder of accepted snapshots.
  package init(_ files: ReportFiles, root: String) {
    self.files = files
    accepted = AcceptedFiles(root: root)
  }

  private var root: String { accepted.root }

  /// Accepts changes of the report. Those that are accepted already are skipped.
  ///
  /// - Parameters:
  ///   - names: The names of the snapshots; nil for all.
  ///   - isDryRun: Whether only the checks are done.
  /// - Throws: `LabelError.invalidValue` for a name that the report does not have, the cases of `AcceptanceIssue`, and `MachineError` as a
  ///   diagnostic. Nothing is written then.
  package func accept(_ names: [String]? = nil, isDryRun: Bool = false) throws(Diagnostic) -> Result {
    let selected = try selected(names)
    return try accepted.locked(isDryRun: isDryRun) { (isDryRun) throws(Diagnostic) in
      var hashes = files.report.storage.hasHashes ? try Self.readHashes(accepted) : HashFile()
      let before = hashes
      var (changes, entries): ([SnapshotChange], [AcceptanceLog.Entry]) = ([], [])
      var result = Result()
      for change in selected {
        guard let entry = try plan(change, &hashes) else {
          result.unchanged.append(change.name)
          continue
        }
        changes.append(change)
        entries.append(entry)
      }
      let steps = entries.flatMap(\.steps)
      result.names = changes.map(\.name)
      result.add(steps) { $0.new == nil }
      if hashes != before { result.files.append(HashStore.fileName) }
      if isDryRun || result.files.isEmpty { return result }
      let former = try accepted.log()
      var log = former.report == files.identity ? former : AcceptanceLog(report: files.identity)
      let accepting = Set(result.names)
      log.path = files.path
      log.entries.removeAll { accepting.contains($0.name) }
      let others = log
      log.entries += entries
      try accepted.keep(steps)
      try accepted.write(log, former: former)
      do throws(Diagnostic) {
        for (change, entry) in zip(changes, entries) where !entry.steps.isEmpty {
          let new = newFiles(of: change, png: try png(of: change))
          for step in entry.steps { try accepted.replace(step.path, by: new[step.path]) }
        }
        if hashes != before { try accepted.replace(HashStore.fileName, by: Array(hashes.text.utf8)) }
      } catch {
        try accepted.restore(steps)
        try accepted.write(others, former: log)
        throw error
      }
      return result
    }
  }

  /// Returns the errors of the changes that cannot be accepted. Nothing is written.
  package func errors(accepting names: [String]) -> [(name: String, error: Diagnostic)] {
    var hashes = (try? Self.readHashes(accepted)) ?? HashFile()
    let wanted = Set(names)
    var errors: [(name: String, error: Diagnostic)] = []
    for change in files.report.changes where wanted.contains(change.name) {
      do throws(Diagnostic) { _ = try plan(change, &hashes) } catch { errors.append((change.name, error)) }
    }
    return errors
  }

  /// The names of the snapshots that were accepted from this report and can be undone: their files are still as they were accepted.
  package func acceptedNames() throws(Diagnostic) -> [String] {
    let log = try accepted.log()
    guard log.report == files.identity else { return [] }
    let hashes = log.entries.contains { $0.oldHash != $0.newHash } ? try Self.readHashes(accepted) : HashFile()
    var names: [String] = []
    for entry in log.entries {
      if entry.oldHash != entry.newHash, hashes.entries[entry.name].map(Self.text) != entry.newHash { continue }
      var isAccepted = true
      for step in entry.steps where try accepted.hash(of: step.path) != step.new { isAccepted = false }
      if isAccepted { names.append(entry.name) }
    }
    return names
  }

  // MARK: Planning

  private func selected(_ names: [String]?) throws(Diagnostic) -> [SnapshotChange] {
    guard let names else { return files.report.changes }
    let known = Set(files.report.changes.map(\.name))
    for name in names where !known.contains(name) {
      throw Diagnostic(
        LabelError.invalidValue(
          key: "NAME", value: name, expected: "the name of a change in \(files.path)", nearest: NearestNames.of(name, in: known)))
    }
    let wanted = Set(names)
    return files.report.changes.filter { wanted.contains($0.name) }
  }

  /// Returns the steps of accepting a change, and updates its hash in `hashes`; nil if it is accepted already. The new contents are read
  /// again when they are written, because a report can have more images than memory holds.
  private func plan(_ change: SnapshotChange, _ hashes: inout HashFile) throws(Diagnostic) -> AcceptanceLog.Entry? {
    let storage = files.report.storage
    let former = hashes.entries[change.name]
    var newEntry = change.kind == .deleted ? nil : former
    let png = try png(of: change)
    if let png {
      let image: SnapshotImage
      do throws(UnreadableImage) { image = try SnapshotImage(png: png) } catch {
        throw Self.issue(.otherImage, change.name, "\(change.image?.path ?? "") is no readable image: \(error.reason)")
      }
      let fingerprint = Fingerprint(parsing: change.fingerprint)
      // Of the image itself: a hash in the report would be a claim.
      if storage.hasHashes {
        newEntry = HashFile.Entry(hash: PixelHash(of: image), fingerprint: fingerprint.parts.isEmpty ? nil : fingerprint)
      }
    }
    var new = newFiles(of: change, png: png)
    var entry = AcceptanceLog.Entry(name: change.name)
    for file in change.files {
      guard change.kind == .deleted || new[file.path] != nil else { continue }
      entry.steps.append(.init(path: file.path, old: file.hash, new: new.removeValue(forKey: file.path).map { SHA256.digits(of: $0) }))
    }
    guard new.isEmpty else {
      throw Self.issue(.unusableReport, files.path, "it does not say what \(new.keys.sorted()[0]) was before")
    }
    var current: [String: String] = [:]
    for file in change.files { current[file.path] = try accepted.hash(of: file.path) }
    if entry.steps.allSatisfy({ current[$0.path] == $0.new }), !storage.hasHashes || former == newEntry { return nil }
    for file in change.files where current[file.path] != file.hash {
      throw Self.issue(.changedBaseline, change.name, "\(root)/\(file.path) has changed since the report was made")
    }
    if storage.hasHashes, former?.hash.description != change.pixelHash {
      throw Self.issue(.changedBaseline, change.name, "its hash in \(root)/\(HashStore.fileName) has changed since the report was made")
    }
    if storage.hasHashes, newEntry != former {
      (entry.oldHash, entry.newHash) = (former.map(Self.text), newEntry.map(Self.text))
      hashes.entries[change.name] = newEntry
    }
    return entry
  }

  /// The new image of a change; nil if the image stays as it is.
  private func png(of change: SnapshotChange) throws(Diagnostic) -> [UInt8]? {
    try change.image.map { (image) throws(Diagnostic) in try files.image(image, of: change.name) }
  }

  /// The new contents of the files of a change, by their paths.
  private func newFiles(of change: SnapshotChange, png: [UInt8]?) -> [String: [UInt8]] {
    var new: [String: [UInt8]] = [:]
    if let png, files.report.storage.hasImages {
      let fingerprint = Fingerprint(parsing: change.fingerprint)
      new[change.name + ".png"] = fingerprint.parts.isEmpty ? png : fingerprint.added(to: png)
    }
    if let text = change.text { new[change.name + ".txt"] = Array(text.utf8) }
    if let svg = change.svg { new[change.name + ".svg"] = Array(svg.utf8) }
    return new
  }

  static func readHashes(_ accepted: AcceptedFiles) throws(Diagnostic) -> HashFile {
    guard let bytes = try accepted.contents(HashStore.fileName) else { return HashFile() }
    let path = accepted.root + "/" + HashStore.fileName
    do throws(BaselineError) { return try HashFile(parsing: String(decoding: bytes, as: UTF8.self), path: path) } catch {
      throw Diagnostic(LabelError.syntax(format: "a file of hashes", reason: error.description))
    }
  }

  static func text(_ entry: HashFile.Entry) -> String { "\(entry.hash) \(entry.fingerprint?.description ?? "")" }

  /// Reads what `text` wrote.
  static func hashEntry(_ text: String) -> HashFile.Entry? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let hash = parts.first.flatMap(PixelHash.init) else { return nil }
    return HashFile.Entry(hash: hash, fingerprint: parts.count > 1 ? Fingerprint(parsing: String(parts[1])) : nil)
  }

  static func issue(_ issue: AcceptanceIssue, _ subject: String, _ reason: String) -> Diagnostic {
    Diagnostic(LabelError.acceptance(issue: issue, subject: subject, reason: reason))
  }
}

extension Acceptance.Result {
  /// The result as one JSON object.
  ///
  /// - Parameter root: The path of the folder of accepted snapshots.
  package func json(root: String, isUndo: Bool, isDryRun: Bool) -> JSONValue {
    [
      "undone": isUndo.json, "dryRun": isDryRun.json, "names": names.json, "files": files.map { "\(root)/\($0)" }.json,
      "removed": removed.map { "\(root)/\($0)" }.json, "unchanged": unchanged.json,
    ]
  }
}
