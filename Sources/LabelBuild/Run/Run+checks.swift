// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

extension Run {
  /// Refuses to write over what the run reads.
  ///
  /// - Throws: `MachineError.cannotWrite` at the option that names the file.
  func checkOutputs() throws(Diagnostic) {
    var outputs = [("--archive", destination.archivePath), ("--deps", dependencyFile?.path)]
    if case .file(let path) = cache { outputs.append(("--state", path)) }
    for case (let option, let path?) in outputs {
      guard let file = Self.identity(of: path) else { continue }
      for manifest in manifests where Self.identity(of: manifest).map({ $0 == file }) ?? false {
        throw Diagnostic(MachineError.cannotWrite(path: path, reason: "it is a manifest of this run"), at: SourcePlace(file: option))
      }
    }
  }

  /// What tells a file from all others, under whichever name; nil when there is none.
  private static func identity(of path: String) -> (dev_t, ino_t)? {
    var status = stat()
    return stat(path, &status) == 0 ? (status.st_dev, status.st_ino) : nil
  }
}
