// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelSystem
internal import LabelText
internal import Synchronization

/// The state that the threads of a run share: the renderer pool, the input files, and the fingerprints of fonts, libraries and options.
final class RunContext: Sendable {
  /// The resources that labels may use besides the icons and fonts of their manifests.
  let resources: Resources
  /// The input files of labels.
  let files: InputFiles
  private let pool: RendererPool
  private let fingerprints: RunFingerprints
  /// The program of the worker processes that render; nil if this process does.
  private let isolation: WorkerCommand?

  /// - Parameters:
  ///   - resources: the resources that labels may use besides the icons and fonts of their manifests.
  ///   - isolation: the program of the worker processes that render; nil if this process does.
  init(_ resources: Resources, isolation: WorkerCommand? = nil) {
    self.isolation = isolation
    self.resources = resources
    files = InputFiles(iconSets: resources.iconFolders)
    let fingerprints = RunFingerprints(resources)
    self.fingerprints = fingerprints
    pool = RendererPool { renderer, resources in
      fingerprints.fingerprint(fontFolders: resources.fontFolders).record(renderer.typesetter.library.fontFiles)
    }
  }

  /// Makes the renderer of the calling thread. It uses one renderer for each set of icons and fonts that manifests name.
  ///
  /// - Throws: an error that concerns every label, such as a folder of icons that does not exist.
  func makeRenderer(for target: any RunTarget) throws(Diagnostic) -> any OutputRenderer {
    _ = try pool.icons(of: resources)
    if let isolation {
      let greeting = (try? WorkerGreeting(resources, readablePaths: UntrustedInput.readablePaths).frame.encoded()) ?? []
      let longestWait = IsolatedWorker.longestWait(for: resources.limits.maximumSeconds)
      return IsolatedRenderer(IsolatedWorker(isolation, greeting: greeting, longestWait: longestWait))
    }
    return LabelRenderer(JobRenderers(pool, resources), target)
  }

  /// The stamps of files that the run may have read already. Nil where there is none, and for one that was changed after the run began.
  func stamps(of paths: some Sequence<String>) -> [String: FileStamp?] {
    paths.reduce(into: [:]) { $0[$1] = .some(fingerprints.stamp(of: $1)) }
  }

  // MARK: The build cache

  /// Computes in advance the fingerprint that most labels will need, on an idle thread. Does nothing if fonts have to be listed first.
  func prepare() {
    if resources.indexedFontFiles != nil { _ = fingerprints.fingerprint(fontFolders: resources.fontFolders).value }
  }

  /// The stamp of all inputs of the run, for the next run; nil if an input changed in the meantime.
  ///
  /// - Parameter options: a hash of the run's options.
  func upToDateStamp(options: ContentHash, images: Int, of resources: [LabelResources]) -> UpToDateStamp? {
    guard files.areUnchanged else { return nil }
    let folders = resources.flatMap { [$0.stringsPath].compactMap { $0 } }
    let trees = resources.flatMap { Array($0.iconFolders.values) } + self.resources.iconFolders.values
    var tools: [(fontFolders: [String], hash: UInt64)] = []
    for manifest in resources {
      let fonts = self.resources.fontFolders + manifest.fontFolders
      if tools.contains(where: { $0.fontFolders == fonts }) { continue }
      guard let fingerprint = fingerprints.existing(fontFolders: fonts) else { continue }
      guard let value = fingerprint.value else { return nil }
      tools.append((fonts, value))
    }
    return UpToDateStamp(options: options, images: images, tools: tools, files: files.hashes, folders: folders, trees: trees)
  }

  /// Whether no input of the run that recorded a stamp has changed.
  func isCurrent(_ stamp: UpToDateStamp, options: ContentHash) -> Bool {
    stamp.isCurrent(options: options) { self.fingerprints.fingerprint(fontFolders: $0).value }
  }

  /// The hashes that the build cache keeps with an image that was just rendered; nil if they are not certainly those of what was rendered,
  /// because an icon or a font was changed meanwhile.
  func keyToRecord(of job: LabelJob) -> BuildKey? { files.areUnchanged(of: job) ? key(of: job) : nil }

  /// The hashes of an image's inputs; nil if fonts cannot be listed, or one has changed since the run began.
  func key(of job: LabelJob) -> BuildKey? {
    guard let tool = fingerprints.fingerprint(fontFolders: resources.fontFolders + job.resources.fontFolders).value else { return nil }
    return BuildKey(label: job.hash.words.0, files: files.hash(of: job), tool: tool)
  }
}
