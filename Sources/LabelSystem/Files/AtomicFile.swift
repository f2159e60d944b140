// SPDX-License-Identifier: MIT

package import LabelCore
internal import SystemPackage

/// Writes a single file that the user named, as in `labelkit render -o FILE`.
package enum AtomicFile {
  /// Writes `bytes` to the file at `path`, with the guarantees of `FileReplacement`.
  ///
  /// - Parameter rule: What may be replaced.
  /// - Throws: `MachineError.notReplaced`, `.diskFull` or `.cannotWrite`; a missing folder is not created.
  package static func write(_ bytes: [UInt8], to path: String, _ rule: OutputRule) throws(MachineError) -> WriteOutcome {
    guard let place = try OutputPlace(path) else { throw MachineError(writing: path, .noSuchFileOrDirectory) }
    return try FileReplacement.put(bytes, as: place.name, in: place.folder, rule, path: path).outcome
  }

  /// The same with the rule of a kind of file, for a command that reads no other files.
  package static func write(_ bytes: [UInt8], to path: String, _ kind: OutputKind) throws(MachineError) -> WriteOutcome {
    try write(bytes, to: path, OutputRule(kind))
  }
}
