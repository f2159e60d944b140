// SPDX-License-Identifier: MIT

public import LabelCore
public import LabelEngine
public import LabelManifest
package import LabelSystem

/// Renders the labels of manifests: what `labelkit batch`, `labelkit assets` and `labelkit snapshot` do.
///
///     var run = Run(["weather.yaml"], into: .folder("images"))
///     run.jobs = 4
///     let summary = try run.perform { event in
///       if case .finished(let result) = event { print(result.path ?? "?", result.status) }
///     }
///
/// Each label goes through the same steps: plan → is it stale? → render → write → record. Files that are up to date are not touched, and no
/// file is ever seen incomplete. If a label fails, the others are still rendered.
///
/// A run is a value: it can be kept, changed and performed any number of times. Relative paths start at the process's working directory.
/// `perform` blocks its thread until the run has ended; in an asynchronous program call it on a thread of its own.
public struct Run: Sendable {
  /// Receives the events of a run, on the thread that performs it. If it throws, the run ends without starting further files, and the error is
  /// the summary's `failure`.
  public typealias Observer = (RunEvent) throws(Diagnostic) -> Void

  /// The manifests: paths of .yaml, .yml, .json, .ndjson, .jsonl and .csv files; `-` is NDJSON from standard input.
  public var manifests: [String]
  /// Where the files go.
  public var destination: Destination
  /// The resources that labels may use besides the icons and fonts of their manifests; by default the system's fonts and the built-in icons.
  public var resources: Resources
  /// The part of the labels to render, for a run that several machines share; nil by default, for all.
  public var shard: Shard?
  /// How many threads render; by default one for each processor that the process may use, and at least one.
  public var jobs = ProcessorCount.usable
  /// After this many failures the run starts no further files; nil by default, for no limit.
  public var maximumFailures: Int?
  /// Whether files that are up to date are rendered as well; false by default.
  public var rendersAll = false
  /// The formats of each label, in place of those of the manifests; nil by default. A label has a file in each, which differ in their
  /// extensions.
  public var formats: [OutputFormat]?
  /// Whether each PNG file contains the record that it was rendered from, for `labelkit dump --record`; false by default.
  public var embedsRecords: Bool {
    get { resources.embedsRecords }
    set { resources.embedsRecords = newValue }
  }
  /// Whether files of earlier runs that no label has any more are removed, if no label failed; false by default.
  public var prunes = false
  /// The location of the build cache; by default a file in the user's cache folder.
  public var cache = CacheLocation.standard
  /// A dependency file to write for a build tool; nil by default.
  public var dependencyFile: DependencyFile?
  /// A page to write that shows all images of the run, as HTML; nil by default. The destination has to be a folder. The page refers to the
  /// images by relative paths, and shows at most 20,000.
  public var galleryFile: String?
  /// Whether the observer gets a `.finished` event for every label; true by default. If false, a run in which no input changed ends without
  /// reading a manifest.
  public var reportsEveryLabel = true
  /// Returns whether to stop. Called before each file, on any thread; files that were begun are finished.
  public var isCancelled: @Sendable () -> Bool = { false }
  /// Whether the caller runs again when files are added to the folders of icons, so that `RunSummary.folders` needs them; false by default.
  package var watches = false
  /// Whether each result says how many the run will have, for a caller that shows its progress; false by default.
  package var estimatesTotal = false
  /// The texts of `--only`: labels whose ids contain none of them are left as they are; empty for all labels.
  package var only: [String] = []
  /// The keys of `--set`, which replace those of every label; nil for none.
  package var overrides: LabelOverrides?
  /// The path of `--defaults`, a manifest whose keys rows without a head line have; nil for none.
  package var defaultsFile: String?
  /// The path of `--strings`, for manifests that name no strings; nil for none.
  package var stringsPath: String?
  /// The program of the worker processes that render, `jobs` of them, so that a crash costs only its own label; nil by default, for threads
  /// of this process. The `render` of a custom target is not called then.
  package var isolation: WorkerCommand?
  /// Whether labels may have equal ids, for a target that tells its outputs apart by their rows; false by default.
  package var allowsEqualIDs = false

  /// Creates a run of manifests.
  public init(_ manifests: [String], into destination: Destination, resources: Resources = Resources()) {
    self.manifests = manifests
    self.destination = destination
    self.resources = resources
  }

  /// Renders and writes the files that are stale.
  ///
  /// - Parameter observe: receives each event as it happens.
  /// - Returns: the counts of the results, including labels with errors, and the error that ended the run early, if any.
  /// - Throws: an error that keeps the run from beginning: an output would replace a manifest of the run or a file of another kind, or two
  ///   outputs have one path.
  public func perform(_ observe: Observer = { _ in }) throws(Diagnostic) -> RunSummary {
    let session = try RunSession(self)
    if let summary = session.summaryOfUnchangedInputs() { return summary }
    session.begin()
    do throws(Diagnostic) {
      try session.checkFavicon()
      let target = try destination.open(session)
      // Plans, checks, renders, writes and records each file, on all threads.
      try session.renderOutputs(into: target, observe)
      try session.writeDocuments(beside: target)
      try session.removeOrphans(from: target, observe)
      session.recordInputs()
      try session.writeGallery()
      try session.writeDependencyFile()
    } catch { try session.fail(because: error, observe) }
    try session.finishCache(observe)
    return session.finalSummary
  }

  /// Reports which files `perform` would render and why, which it would remove, and which labels have errors. Renders and writes nothing.
  ///
  /// - Parameter observe: receives each planned file.
  /// - Returns: the counts: labels with errors count as failed, and all other files as skipped.
  /// - Throws: the same as `perform`.
  public func plan(_ observe: Observer = { _ in }) throws(Diagnostic) -> RunSummary {
    let session = try RunSession(self)
    session.begin()
    do throws(Diagnostic) {
      try session.checkFavicon()
      let target = try destination.openForPlanning(session)
      try session.planOutputs(for: target, observe)
      try session.planOrphans(of: target, observe)
    } catch { try session.fail(because: error, observe) }
    return session.finalSummary
  }

  /// The files that are read as manifests, without standard input.
  package var manifestFiles: [String] { manifests.filter { $0 != "-" } + [defaultsFile].compactMap { $0 } }

  /// The options that give runs of the same manifests into the same folder different build caches.
  package var cacheKeyOptions: [String?] {
    [shard.map { "\($0.number)/\($0.count)" }] + (formats.map { $0.map(\.rawValue) } ?? [])
      + (destination.layout.map { layout in
        [layout.kind.rawValue, layout.name] + (layout.hasPowerOfTwoSheets ? ["pow2"] : []) + (layout.usesPlainNames ? ["plain"] : [])
      } ?? [])
  }
}
