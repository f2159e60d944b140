// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// Writes files into a folder, under the names of an asset pipeline if there is one.
struct FolderTarget: RunTarget {
  private let outputs: OutputFolder
  /// The pipeline; nil for the manifests' own names.
  private let assets: AssetTarget?

  init(_ folder: OutputFolder, _ assets: AssetTarget?) {
    outputs = folder
    self.assets = assets
    assets?.recall(from: folder)
  }

  var folder: OutputFolder? { outputs }
  var keepsNames: Bool { assets?.kind != .web }

  func formerPath(of planned: OutputPath) -> OutputPath { assets?.formerPath(of: planned) ?? planned }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    let path = assets?.finalPath(of: output.path, holding: rendered.bytes) ?? output.path
    var file = RunResult.File(rendered)
    if path != output.path { file.path = path }
    let outcome: WriteOutcome
    (outcome, file.stamp) = try outputs.put(rendered.bytes, at: path)
    return (outcome, file, [])
  }

  func deliver(_ result: inout RunResult) throws(MachineError) { assets?.note(result) }
}
