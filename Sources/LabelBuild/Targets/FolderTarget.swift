// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// Writes files into a folder. If there is an asset pipeline, it names them.
struct FolderTarget: RunTarget {
  private let outputs: OutputFolder
  /// The asset pipeline; nil if the manifests name the files.
  private let assets: AssetTarget?

  private let isInput: @Sendable (FileIdentity) -> Bool
  /// The build cache, which knows the files of earlier runs.
  private let cache: BuildCache?

  /// The folder of a run that writes.
  init(_ folder: OutputFolder, _ session: RunSession) {
    self.init(folder, assets: session.assets, isInput: session.isInput, session.cache)
  }

  /// By default, the folder of a run that only plans.
  init(
    _ folder: OutputFolder, assets: AssetTarget?, isInput: @escaping @Sendable (FileIdentity) -> Bool = { _ in false },
    _ cache: BuildCache? = nil
  ) {
    outputs = folder
    self.assets = assets
    self.isInput = isInput
    self.cache = cache
    assets?.loadPreviousNames(from: folder)
  }

  var folder: OutputFolder? { outputs }
  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    let path = assets?.finalPath(of: output.path, holding: rendered.bytes) ?? output.path
    var file = RunResult.File(rendered)
    if path != output.path { file.path = path }
    let outcome: WriteOutcome
    let rule = OutputRule(.file(of: output.job.format), isInput: isInput) { [cache] in cache?.hasRecord(of: path) ?? false }
    (outcome, file.stamp) = try outputs.put(rendered.bytes, at: path, rule)
    return (outcome, file, [])
  }

  func deliver(_ result: inout RunResult) throws(MachineError) -> [RunEvent] {
    assets?.record(result)
    return []
  }
}
