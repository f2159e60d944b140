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

  /// Writes a file below a folder, which is made if it does not exist. Links in the path of the folder are followed, since the user named
  /// it; links inside of it are not, so that no file outside of it is written.
  ///
  /// - Parameters:
  ///   - file: The path of the file below the folder.
  ///   - kind: The kind of file that may be replaced.
  /// - Throws: `MachineError.notReplaced`, `.diskFull` or `.cannotWrite`.
  package static func write(
    _ bytes: [UInt8], to file: String, below path: String, _ kind: OutputKind
  ) throws(MachineError) -> WriteOutcome {
    let fullPath = path + "/" + file
    let names = file.split(separator: "/").map(String.init)
    guard let name = names.last else { throw MachineError(writing: fullPath, .noSuchFileOrDirectory) }
    let root: FileDescriptor
    do throws(Errno) { root = try .openMaking(folder: path) } catch { throw MachineError(writing: fullPath, error) }
    defer { try? root.close() }
    let folder = try root.openFolders(names.dropLast(), for: fullPath)
    defer { try? folder.close() }
    return try FileReplacement.put(bytes, as: name, in: folder, OutputRule(kind), path: fullPath).outcome
  }
}
