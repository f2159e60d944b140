// SPDX-License-Identifier: MIT

public import LabelCore
public import LabelEngine
public import LabelManifest
internal import LabelSystem

/// Renders the labels of manifests: what `labelkit batch`, `labelkit assets` and `labelkit snapshot` do.
///
///     var run = Run(["weather.yaml"], into: .folder("images"))
///     run.jobs = 4
///     let summary = try run.perform { event in
///       if case .finished(let result) = event { print(result.path ?? "?", result.status) }
///     }
///
/// A run takes each label through the same steps: plan → is it stale? → render → write → record. Files that are up to date are left as they
/// are; a file appears whole or not at all. One label that fails stops no other.
///
/// A run is a value: it can be kept, changed and performed any number of times. Relative paths start at the process's working directory.
/// `perform` blocks its thread until the run has ended; in an asynchronous program give it a thread of its own.
public struct Run: Sendable {
  /// Takes what a run tells, on the thread that performs it. What it throws ends the run and is the summary's `failure`; no further file is
  /// begun then.
  public typealias Observer = (RunEvent) throws(Diagnostic) -> Void

  /// The manifests: paths of .yaml, .yml, .json, .ndjson, .jsonl and .csv files; `-` is NDJSON from standard input.
  public var manifests: [String]
  /// Where the files go.
  public var destination: Destination
  /// What labels draw with, beside the icons and fonts of their manifests; the system's fonts and the built-in icons by default.
  public var resources: Resources
  /// The part of the labels to render, for a run that several machines share; nil by default, for all.
  public var shard: Shard?
  /// How many threads render; by default one for each processor that the process may use, and at least one.
  public var jobs = ProcessorCount.usable
  /// After how many failures no further file is begun: 1 is the first, nil, the default, never.
  public var maximumFailures: Int?
  /// Whether files are rendered that are up to date; false by default.
  public var rendersAll = false
  /// Whether each file holds the record that it was rendered from, for `labelkit dump --record`; false by default.
  public var embedsRecords = false
  /// Whether files of earlier runs that no label has any more are removed, if no label failed; false by default.
  public var prunes = false
  /// Where the run remembers what it made.
  public var cache = CacheLocation.standard
  /// A file to write for a build tool; nil by default.
  public var dependencyFile: DependencyFile?
  /// Whether `.finished` is told of every label, as by default. If not, a run in which no input changed ends without reading a manifest.
  public var reportsEveryLabel = true
  /// Whether to stop: asked before each file, on any thread. Files that were begun are finished.
  public var isCancelled: @Sendable () -> Bool = { false }
  /// All files that a build tool expects below the folder; nil when none does.
  package var expectedFiles: Set<String>?

  /// A run of manifests.
  public init(_ manifests: [String], into destination: Destination, resources: Resources = Resources()) {
    self.manifests = manifests
    self.destination = destination
    self.resources = resources
  }

  /// Renders what is stale.
  ///
  /// - Parameter observe: takes each result as it comes.
  /// - Returns: the results, counted. Labels with mistakes, and what ended the run before its end, are in it.
  /// - Throws: what keeps the run from beginning: a cache file that is not LabelKit's, or an output that is a manifest of the run.
  public func perform(_ observe: Observer = { _ in }) throws(Diagnostic) -> RunSummary {
    let session = try RunSession(self)
    if let summary = session.summaryOfUnchangedInputs() { return summary }
    session.begin()
    do throws(Diagnostic) {
      let target = try destination.open(session.assets)
      try session.renderOutputs(into: target, observe)
      try session.writeDocuments(beside: target)
      try session.removeOrphans(from: target, observe)
      session.recordInputs()
      try session.writeDependencyFile()
    } catch { try session.fail(because: error, observe) }
    return session.finalSummary
  }

  /// Tells which files `perform` would render and why, which it would remove, and which labels have mistakes. Renders and writes nothing.
  ///
  /// - Parameter observe: takes each planned file as it comes.
  /// - Returns: the labels with mistakes, counted as failed, and all other files, counted as skipped.
  /// - Throws: as `perform`.
  public func plan(_ observe: Observer = { _ in }) throws(Diagnostic) -> RunSummary {
    let session = try RunSession(self)
    session.begin()
    do throws(Diagnostic) {
      let target = destination.openForPlanning(session.assets)
      try session.planOutputs(for: target, observe)
      try session.planOrphans(of: target, observe)
    } catch { try session.fail(because: error, observe) }
    return session.finalSummary
  }

  /// What tells runs of the same manifests into the same folder apart.
  var distinction: [String?] {
    [shard.map { "\($0.number)/\($0.count)" }] + (destination.layout.map { [$0.kind.rawValue, $0.name] } ?? [])
  }
}
