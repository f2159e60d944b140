// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// Writes files into a tar archive in the order of the plan.
final class ArchiveTarget: RunTarget {
  /// The path that means standard output.
  static let standardOutput = "-"

  private let archive: Mutex<TarArchive?>

  /// Begins an archive.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard output.
  ///   - isInput: whether a file is an input of the run, and so not replaced.
  /// - Throws: `MachineError.notReplaced`, `.diskFull` or `.cannotWrite`.
  init(_ path: String, isInput: @escaping @Sendable (FileIdentity) -> Bool) throws(MachineError) {
    if path != Self.standardOutput { FilePath(path).folder.makeFolders() }
    archive = Mutex(path == Self.standardOutput ? try .standardOutput() : try TarArchive(path, isInput: isInput))
  }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    (.written, RunResult.File(rendered), rendered.bytes)
  }

  func deliver(_ result: inout RunResult) throws(MachineError) -> [RunEvent] {
    guard result.status == .written, let path = result.path else { return [] }
    let bytes = result.bytes
    result.bytes = []
    try archive.withLock { archive throws(MachineError) in try archive?.add(bytes, as: path) }
    return []
  }

  func finish(isComplete: Bool) throws(MachineError) -> [RunEvent] {
    try archive.withLock { archive throws(MachineError) in _ = try archive.take()?.finish() }
    return []
  }
}
