// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

extension Run {
  /// Refuses to write over what the run reads.
  ///
  /// - Throws: `MachineError.cannotWrite` at the option that names the file.
  func checkOutputs() throws(Diagnostic) {
    var outputs = [("--archive", destination.archivePath), ("--deps", dependencyFile?.path)]
    if case .file(let path) = cache { outputs.append(("--state", path)) }
    for case (let option, let path?) in outputs {
      guard let file = FileIdentity(path: path) else { continue }
      for manifest in manifests where FileIdentity(path: manifest) == file {
        throw Diagnostic(MachineError.cannotWrite(path: path, reason: "it is a manifest of this run"), at: DocumentLocation(file: option))
      }
    }
  }
}
