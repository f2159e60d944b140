// SPDX-License-Identifier: MIT

internal import LabelEngine
internal import LabelSystem
internal import Synchronization

/// The fingerprints of a run: one for each list of font folders that its manifests name.
final class RunFingerprints: Sendable {
  private let resources: Resources
  private let words: [String]
  private let start = FileStamp.now
  /// There are few lists: they are compared, not hashed.
  private let known = Mutex<[(fontFolders: [String], fingerprint: RunFingerprint)]>([])

  init(_ resources: Resources, embedsRecords: Bool) {
    self.resources = resources
    words =
      resources.iconSources.map { "\($0.prefix)=\($0.path)" } + (resources.optimizesFiles ? ["optimize"] : [])
      + (embedsRecords ? ["embed"] : [])
  }

  /// The fingerprint of labels that are drawn with these folders of fonts.
  func fingerprint(fontFolders: [String]) -> RunFingerprint {
    known.withLock { known in
      if let fingerprint = known.first(where: { $0.fontFolders == fontFolders })?.fingerprint { return fingerprint }
      var resources = resources
      resources.fontFolders = fontFolders
      let fingerprint = RunFingerprint(resources, words: words, start: start)
      known.append((fontFolders, fingerprint))
      return fingerprint
    }
  }

  /// The fingerprint, if a label needed it.
  func known(fontFolders: [String]) -> RunFingerprint? {
    known.withLock { $0.first { $0.fontFolders == fontFolders }?.fingerprint }
  }
}
