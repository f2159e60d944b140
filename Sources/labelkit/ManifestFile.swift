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
    if path == "-" { return try ManifestDocument.read(try bytes(of: STDIN_FILENO, path), file: "<stdin>", format: format) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? Diagnostic(MachineError.noSuchFile(path: path)) : failure(path)
    }
    defer { close(descriptor) }
    return try ManifestDocument.read(try bytes(of: descriptor, path), file: path, format: format)
  }

  private static func bytes(of descriptor: Int32, _ path: String) throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(path) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func failure(_ path: String) -> Diagnostic {
    Diagnostic(MachineError.cannotRead(path: path, reason: String(cString: strerror(errno))))
  }
}
