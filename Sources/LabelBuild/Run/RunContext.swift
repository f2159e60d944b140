// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelSystem
internal import LabelText
internal import Synchronization

/// What the threads of a run share: renderers, contents of input files, and what images depend on besides.
final class RunContext: Sendable {
  /// What labels draw with, beside the icons and fonts of their manifests.
  private let resources: Resources
  private let embedsRecords: Bool
  /// The files that labels are made from.
  let files: InputFiles
  private let pool: RendererPool
  private let fingerprints: RunFingerprints

  /// - Parameters:
  ///   - resources: what labels draw with, beside the icons and fonts of their manifests.
  ///   - embedsRecords: whether each file holds the record that it was made from.
  init(_ resources: Resources, embedsRecords: Bool = false) {
    self.resources = resources
    self.embedsRecords = embedsRecords
    files = InputFiles(iconSets: resources.iconFolders)
    let fingerprints = RunFingerprints(resources, embedsRecords: embedsRecords)
    self.fingerprints = fingerprints
    pool = RendererPool { renderer, resources in
      fingerprints.fingerprint(fontFolders: resources.fontFolders).note(renderer.typesetter.library.fontFiles)
    }
  }

  /// What renders on the calling thread, with a renderer for each manifest's icons and fonts.
  ///
  /// - Throws: an error that concerns every label, such as a folder of icons that does not exist.
  func makeRenderer(for target: any RunTarget) throws(Diagnostic) -> LabelRenderer {
    _ = try pool.icons(of: resources)
    return LabelRenderer(JobRenderers(pool, resources), target, embedsRecords: embedsRecords)
  }

  // MARK: The build cache

  /// Reckons what most labels will be recorded with, on a thread that has nothing else to do; nothing when fonts have to be listed first.
  func prepare() {
    if resources.knownFontFiles != nil { _ = fingerprints.fingerprint(fontFolders: resources.fontFolders).value }
  }

  /// What a run was made from, for the next one; nil when something changed meanwhile.
  ///
  /// - Parameter options: stands for the command line.
  func upToDateStamp(options: ContentHash, images: Int, of resources: Set<LabelResources>) -> UpToDateStamp? {
    let folders = resources.flatMap { [$0.stringsPath].compactMap { $0 } }
    let trees = resources.flatMap { Array($0.iconFolders.values) } + self.resources.iconFolders.values
    var tools: [[String]: UInt64] = [:]
    for fonts in Set(resources.map { self.resources.fontFolders + $0.fontFolders }) {
      guard let fingerprint = fingerprints.known(fontFolders: fonts) else { continue }
      guard let value = fingerprint.value else { return nil }
      tools[fonts] = value
    }
    return UpToDateStamp(options: options, images: images, tools: tools, files: files.hashes, folders: folders, trees: trees)
  }

  /// Whether nothing that a run was made from has changed.
  func isCurrent(_ stamp: UpToDateStamp, options: ContentHash) -> Bool {
    stamp.isCurrent(options: options) { self.fingerprints.fingerprint(fontFolders: $0).value }
  }

  /// What an image is made from; nil when fonts cannot be listed, or one has changed since the run began.
  func key(of job: LabelJob) -> BuildKey? {
    guard let tool = fingerprints.fingerprint(fontFolders: resources.fontFolders + job.resources.fontFolders).value else { return nil }
    return BuildKey(label: job.hash.words.0, files: files.hash(of: job), tool: tool)
  }
}
