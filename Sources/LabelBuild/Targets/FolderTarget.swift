// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// Writes files into a folder. If there is an asset pipeline, it names them.
struct FolderTarget: RunTarget {
  private let outputs: OutputFolder
  /// The asset pipeline; nil if the manifests name the files.
  private let assets: AssetTarget?

  init(_ folder: OutputFolder, _ assets: AssetTarget?) {
    outputs = folder
    self.assets = assets
    assets?.loadPreviousNames(from: folder)
  }

  var folder: OutputFolder? { outputs }
  var keepsNames: Bool { assets?.kind != .web }

  func previousPath(of planned: OutputPath) -> OutputPath { assets?.previousPath(of: planned) ?? planned }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    let path = assets?.finalPath(of: output.path, holding: rendered.bytes) ?? output.path
    var file = RunResult.File(rendered)
    if path != output.path { file.path = path }
    let outcome: WriteOutcome
    (outcome, file.stamp) = try outputs.put(rendered.bytes, at: path)
    return (outcome, file, [])
  }

  func deliver(_ result: inout RunResult) throws(MachineError) { assets?.record(result) }
}
