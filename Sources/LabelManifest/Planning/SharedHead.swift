// SPDX-License-Identifier: MIT

package import LabelCore

/// The keys that `--defaults` and `--strings` give to manifests without keys of their own, such as CSV files.
package struct SharedHead: Hashable, Sendable {
  /// The manifest of `--defaults` without its labels, for rows without a head line; nil for none.
  package let document: ManifestDocument?
  /// The path of `--strings`, for manifests that name no strings; nil for none.
  package let stringsPath: String?

  /// No keys.
  package init() { (document, stringsPath) = (nil, nil) }

  /// - Parameters:
  ///   - defaults: The path of a manifest in YAML or JSON, without labels; nil for none.
  ///   - strings: The path of string tables, relative to the working directory; nil for none.
  /// - Throws: An error if the manifest cannot be read, or has labels.
  package init(defaults: String?, strings: String?) throws(Diagnostic) {
    stringsPath = strings
    guard let defaults else {
      document = nil
      return
    }
    if ManifestFormat(path: defaults)?.isReadByRows == true {
      throw Self.usage("--defaults takes a manifest in YAML or JSON, not \(defaults)", help: nil)
    }
    let document = try ManifestFile.read(defaults)
    if let label = document.labelNodes.first {
      throw Diagnostic(
        LabelError.usage(reason: "the manifest of --defaults has labels, which would not be drawn", help: "leave out its labels"),
        at: label.location, sourceLine: document.source.shownLine(at: label.location))
    }
    self.document = document
  }

  /// The document whose keys the labels of a manifest have: that of `--defaults` for rows without a head line, otherwise the manifest itself.
  ///
  /// - Throws: An error for rows with a head line of their own, which the keys would not be added to.
  package func document(for manifest: ManifestDocument, hasHead: Bool) throws(Diagnostic) -> ManifestDocument {
    guard let document else { return manifest }
    if hasHead {
      throw Self.usage(
        "--defaults is for rows without a head, and \(manifest.source.file) has one",
        help: "leave out --defaults, or the line with \"version\"")
    }
    return document
  }

  private static func usage(_ reason: String, help: String?) -> Diagnostic {
    Diagnostic(LabelError.usage(reason: reason, help: help), at: DocumentLocation(file: "--defaults"))
  }
}
