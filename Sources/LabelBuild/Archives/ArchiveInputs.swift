// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import Synchronization

/// Hashes what the files of a label in an archive depend on, besides the tool and its options: the path, the record with its defaults and
/// variant, its line, and the contents of the icons and fonts that it names.
final class ArchiveInputs: Sendable {
  private let context: RunContext
  /// The fingerprints of the font folders that manifests name.
  private let fonts = Mutex<[[String]: String]>([:])

  init(_ context: RunContext) { self.context = context }

  /// The hash of a planned item.
  func hash(of item: PlannedItem) -> ContentHash {
    switch item {
    case .file(let output): hash(path: output.path, job: output.job)
    case .invalid: Self.invalid
    }
  }

  /// The hash of the item that has a result. It equals no other one if an icon or font file was changed meanwhile.
  func hash(of result: RunResult) -> ContentHash {
    guard let path = result.plannedPath, let job = result.job else { return Self.invalid }
    var hash = hash(path: path, job: job)
    if !context.files.areUnchanged(of: job) { hash.add("changed") }
    return hash
  }

  /// A label with errors adds nothing to an archive, whatever its errors are.
  private static let invalid = ContentHash(ofUTF8: "invalid")

  private func hash(path: OutputPath, job: LabelJob) -> ContentHash {
    var hash = job.hash
    hash.add(path.description)
    // It is in diagnostics.
    hash.add(UInt64(job.label.location.line))
    hash.add(context.files.hash(of: job))
    let folders = job.resources.fontFolders
    if !folders.isEmpty { hash.add(fingerprint(fontFolders: folders)) }
    return hash
  }

  private func fingerprint(fontFolders: [String]) -> String? {
    if let known = fonts.withLock({ $0[fontFolders] }) { return known }
    var resources = context.resources
    resources.fontFolders += fontFolders
    guard let fingerprint = try? JobFingerprint(resources).digits else { return nil }
    fonts.withLock { $0[fontFolders] = fingerprint }
    return fingerprint
  }
}
