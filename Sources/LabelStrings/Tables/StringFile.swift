// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// File access for string tables.
enum StringFile {
  /// The maximum length of a file in bytes, far more than any real strings file.
  private static let maximumLength = 64 << 20

  /// - Throws: `MachineError` if the file does not exist, is not a regular file, is too long, or cannot be read.
  static func bytes(_ path: String) throws(Diagnostic) -> [UInt8] {
    do throws(FileContents.Failure) { return try FileContents.bytes(at: path, limit: maximumLength) } catch {
      throw Diagnostic(MachineError(error, path: path))
    }
  }

  static func exists(_ path: String) -> Bool { (try? Stat(FilePath(path))) != nil }

  static func isFolder(_ path: String) -> Bool { (try? Stat(FilePath(path)))?.type == .directory }
}
