// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// The file system as far as tables of strings need it.
enum StringFile {
  /// Bytes; beyond it a file holds no strings that anyone wrote.
  private static let longest = 64 << 20

  /// - Throws: `MachineError` for what does not exist, is no regular file or too long, or cannot be read.
  static func bytes(_ path: String) throws(Diagnostic) -> [UInt8] {
    do throws(FileContents.Failure) { return try FileContents.bytes(at: path, limit: longest) } catch {
      throw Diagnostic(MachineError(error, path: path))
    }
  }

  static func exists(_ path: String) -> Bool { (try? Stat(FilePath(path))) != nil }

  static func isFolder(_ path: String) -> Bool { (try? Stat(FilePath(path)))?.type == .directory }
}
