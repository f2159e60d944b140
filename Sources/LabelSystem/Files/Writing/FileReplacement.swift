// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

/// Replaces a file in an open folder atomically.
///
/// A new file gets its name when it is complete, and replaces an old one by a rename, so that a reader never sees half of it and a run that
/// is killed leaves the old one. The file is not synced to disk: a power failure may lose the last files, as with any build tool's output,
/// and the next run makes them again.
package enum FileReplacement {
  /// Writes `bytes` to `name` in `folder`, unless the file has these bytes already.
  ///
  /// - Parameters:
  ///   - rule: What may be replaced.
  ///   - path: The file as the user knows it, for the error.
  /// - Returns: The outcome, and the stamp of the file; nil if the system does not give one.
  /// - Throws: `MachineError.notReplaced` by the rule, `.diskFull` or `.cannotWrite`.
  package static func put(
    _ bytes: [UInt8], as name: String, in folder: FileDescriptor, _ rule: OutputRule, path: @autoclosure () -> String
  ) throws(MachineError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    // The second attempt is for another process that creates the file between the check and the link, most often with the same bytes.
    attempts: for _ in 0..<2 {
      switch try rule.check(name, in: folder, holding: bytes, path: path()) {
      case .same(let stamp): return (.unchanged, stamp)
      case .replaceable: break attempts
      case .nothing: break
      }
      switch UnnamedTemporary.link(bytes, as: name, in: folder) {
      case .linked(let stamp): return (.written, stamp)
      case .nameExists, .failed: break
      }
    }
    do throws(Errno) {
      let temporary = try TemporaryFile(in: folder)
      return (.written, try temporary.move(to: name, writing: bytes))
    } catch {
      throw MachineError(writing: path(), error)
    }
  }
}
