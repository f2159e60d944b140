// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// Reads manifests from files and standard input.
package enum ManifestFile {
  /// Reads a manifest.
  ///
  /// - Throws: A diagnostic for an unknown extension, for a file that cannot be read, and for a syntax error.
  package static func read(_ path: String) throws(Diagnostic) -> ManifestDocument {
    guard let format = ManifestFormat(path: path) else { throw unknownFormat(path) }
    return try ManifestDocument.read(
      try InputFile.bytes(at: path, limit: format.maximumBytes), file: displayName(path), format: format)
  }

  /// Returns a manifest that is opened when it is needed.
  package static func input(_ path: String) -> ManifestInput {
    var input = ManifestInput(file: displayName(path), format: ManifestFormat(path: path) ?? .json) { () throws(Diagnostic) in
      guard let format = ManifestFormat(path: path) else { throw unknownFormat(path) }
      let file = try InputFile(path, limit: format.isReadByRows ? nil : format.maximumBytes)
      return { () throws(Diagnostic) in try file.chunk() }
    }
    input.byteCount = { InputFile.byteCount(of: path) }
    if path == "-" { input.isReady = { InputFile.standardInputIsReady } }
    return input
  }

  /// The error for a path that does not have the extension of a manifest.
  package static func unknownFormat(_ path: String) -> Diagnostic {
    if (try? FolderListing(path: path)) != nil {
      let folder = path.hasSuffix("/") ? path : path + "/"
      let manifest = FolderListing.names(in: path).first { ManifestFormat(path: $0) != nil }
      let help = manifest.map { "name the manifests in it, such as \(folder)\($0)" } ?? "there is no manifest in it"
      return Diagnostic(LabelError.usage(reason: "\(path) is a folder, not a manifest", help: help))
    }
    let extensions = ManifestFormat.extensions.joined(separator: ", ")
    let help =
      OutputFormat.names.contains(path)
      ? "write several formats with commas, as in --format png,\(path)"
      : "write labels in a manifest such as labels.yaml; `labelkit init` writes one to begin with"
    return Diagnostic(
      LabelError.usage(reason: "\(path) has no known extension; manifests end with \(extensions), and - is standard input", help: help))
  }

  /// The name of a file in locations and messages.
  package static func displayName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Passes the bytes of a file of rows to a closure as they arrive, also while a pipe is still being written. The file may be of any length,
  /// so the closure must keep no more than one row.
  package static func readRows(of path: String, _ body: ([UInt8]) throws(Diagnostic) -> Void) throws(Diagnostic) {
    let file = try InputFile(path, limit: nil)
    while let chunk = try file.chunk() { try body(chunk) }
  }
}
