// SPDX-License-Identifier: MIT

internal import LabelEngine
internal import LabelSystem
internal import Synchronization

/// The fingerprints of a run: one for each list of font folders that its manifests name.
final class RunFingerprints: Sendable {
  private let resources: Resources
  private let options: [String]
  private let start = FileStamp.now
  /// There are few lists: they are compared, not hashed.
  private let byFontFolders = Mutex<[(fontFolders: [String], fingerprint: RunFingerprint)]>([])

  init(_ resources: Resources) {
    self.resources = resources
    options =
      resources.iconSources.map { "\($0.prefix)=\($0.path)" } + (resources.optimizesFiles ? ["optimize"] : [])
      + (resources.embedsRecords ? ["embed"] : []) + (resources.isStrict ? ["strict"] : [])
  }

  /// The fingerprint for labels that are rendered with these font folders.
  func fingerprint(fontFolders: [String]) -> RunFingerprint {
    byFontFolders.withLock { fingerprints in
      if let fingerprint = fingerprints.first(where: { $0.fontFolders == fontFolders })?.fingerprint { return fingerprint }
      var resources = resources
      resources.fontFolders = fontFolders
      let fingerprint = RunFingerprint(resources, options: options, start: start)
      fingerprints.append((fontFolders, fingerprint))
      return fingerprint
    }
  }

  /// The stamp of a file that the run may have read already. Nil if there is none, and for one that was changed after the run began.
  func stamp(of path: String) -> FileStamp? {
    var stamps = PathStamps()
    guard let stamp = stamps.stamp(of: path) else { return nil }
    // A file that is moved keeps its modification time. A time in the future says nothing; stamps may come from a finer clock than
    // `FileStamp.now`.
    let latest = FileStamp.now &+ 1_000_000_000
    return stamps.lastChange >= start && stamps.lastChange <= latest ? nil : stamp
  }

  /// The fingerprint for these font folders, if a label has asked for it.
  func existing(fontFolders: [String]) -> RunFingerprint? {
    byFontFolders.withLock { $0.first { $0.fontFolders == fontFolders }?.fingerprint }
  }
}
