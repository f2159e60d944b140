// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelPipeline

/// Reads manifests from files and standard input.
enum ManifestFile {
  /// - Throws: a name with an unknown extension, a file that cannot be read, or text that is not well-formed.
  static func read(_ path: String) throws(Diagnostic) -> ManifestDocument {
    guard let format = ManifestFormat(path: path) else {
      let known = ManifestFormat.extensions.joined(separator: ", ")
      throw Diagnostic(LabelError.usage(reason: "\(path) has no known extension; manifests end with \(known), and - is standard input"))
    }
    var bytes: [UInt8] = []
    try readChunks(of: path) { chunk in bytes += chunk }
    return try ManifestDocument.read(bytes, file: shownName(path), format: format)
  }

  /// What places and messages call a file.
  static func shownName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Hands on a file's bytes as they come, so that the writer of a pipe need not have finished.
  static func readChunks(of path: String, _ body: ([UInt8]) throws(Diagnostic) -> Void) throws(Diagnostic) {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? Diagnostic(MachineError.noSuchFile(path: path)) : failure(path)
    }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(path) }
      if count == 0 { return }
      try body(Array(chunk[..<count]))
    }
  }

  private static func failure(_ path: String) -> Diagnostic {
    Diagnostic(MachineError.cannotRead(path: path, reason: String(cString: strerror(errno))))
  }
}
