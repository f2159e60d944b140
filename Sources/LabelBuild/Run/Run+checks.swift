// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

extension Run {
  /// Checks that no output of the run is one of its manifests.
  ///
  /// - Throws: `MachineError.cannotWrite`, located at the option that names the file.
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
