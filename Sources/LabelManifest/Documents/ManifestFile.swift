// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// Reads manifests from files and standard input.
package enum ManifestFile {
  /// - Throws: a name with an unknown extension, a file that cannot be read, or text that is not well-formed.
  package static func read(_ path: String) throws(Diagnostic) -> ManifestDocument {
    guard let format = ManifestFormat(path: path) else { throw unknownFormat(path) }
    var bytes: [UInt8] = []
    try readChunks(of: path) { chunk in bytes += chunk }
    return try ManifestDocument.read(bytes, file: shownName(path), format: format)
  }

  /// A manifest to read when its turn comes.
  package static func input(_ path: String) -> ManifestInput {
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

  /// What locations and messages call a file.
  package static func shownName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Hands on a file's bytes as they come, so that the writer of a pipe need not have finished.
  package static func readChunks(of path: String, _ body: ([UInt8]) throws(Diagnostic) -> Void) throws(Diagnostic) {
    let file = try InputFile(path)
    while let chunk = try file.chunk() { try body(chunk) }
  }
}
