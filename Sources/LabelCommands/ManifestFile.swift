// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelManifest

/// Reads manifests from files and standard input.
enum ManifestFile {
  /// - Throws: a name with an unknown extension, a file that cannot be read, or text that is not well-formed.
  static func read(_ path: String) throws(Diagnostic) -> ManifestDocument {
    guard let format = ManifestFormat(path: path) else { throw unknownFormat(path) }
    var bytes: [UInt8] = []
    try readChunks(of: path) { chunk in bytes += chunk }
    return try ManifestDocument.read(bytes, file: shownName(path), format: format)
  }

  /// A manifest to read when its turn comes.
  static func input(_ path: String) -> ManifestInput {
    ManifestInput(file: shownName(path), format: ManifestFormat(path: path) ?? .json) { () throws(Diagnostic) in
      guard ManifestFormat(path: path) != nil else { throw unknownFormat(path) }
      let file = try InputFile(path)
      return { () throws(Diagnostic) in try file.chunk() }
    }
  }

  private static func unknownFormat(_ path: String) -> Diagnostic {
    let known = ManifestFormat.extensions.joined(separator: ", ")
    return Diagnostic(LabelError.usage(reason: "\(path) has no known extension; manifests end with \(known), and - is standard input"))
  }

  /// What places and messages call a file.
  static func shownName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Hands on a file's bytes as they come, so that the writer of a pipe need not have finished.
  static func readChunks(of path: String, _ body: ([UInt8]) throws(Diagnostic) -> Void) throws(Diagnostic) {
    let file = try InputFile(path)
    while let chunk = try file.chunk() { try body(chunk) }
  }
}

/// An open file or standard input, closed with its last user.
final class InputFile: Sendable {
  private let path: String
  private let number: Int32

  /// - Throws: that there is no such file, or why it cannot be read.
  init(_ path: String) throws(Diagnostic) {
    self.path = path
    number = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard number < 0 else { return }
    throw errno == ENOENT ? Diagnostic(MachineError.noSuchFile(path: path)) : Self.failure(path, errno)
  }

  deinit { if number > STDIN_FILENO { close(number) } }

  /// The next bytes; nil at the end, and when a signal says to stop.
  func chunk() throws(Diagnostic) -> [UInt8]? {
    while true {
      guard Interruption.waitForInput(number) else { return nil }
      var result = 0
      var error: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        result = Glibc.read(number, buffer.baseAddress, buffer.count)
        error = errno
        count = max(0, result)
      }
      if result < 0, error == EINTR { continue }
      if result < 0 { throw Self.failure(path, error) }
      return chunk.isEmpty ? nil : chunk
    }
  }

  private static func failure(_ path: String, _ error: Int32) -> Diagnostic {
    Diagnostic(MachineError.cannotRead(path: path, reason: String(cString: strerror(error))))
  }
}
