// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest

/// Reads a manifest from a text.
func read(_ text: String, _ format: ManifestFormat, file: String = "m") throws(Diagnostic) -> ManifestDocument {
  try ManifestDocument.read(Array(text.utf8), file: file, format: format)
}

/// Reads and parses a manifest from a text.
func parse(_ text: String, _ format: ManifestFormat, file: String = "m") throws(Diagnostic) -> (
  manifest: Manifest, diagnostics: [Diagnostic]
) {
  Manifest.parse(try read(text, format, file: file))
}

/// The error that reading a text throws; nil if it throws none.
func syntaxError(_ text: String, _ format: ManifestFormat) -> Diagnostic? {
  do throws(Diagnostic) {
    _ = try read(text, format)
    return nil
  } catch { return error }
}

extension Diagnostic {
  /// The code, the line, the column and the end column, for short comparisons.
  var codeAndRange: String {
    "\(code.rawValue) \(location?.line ?? 0):\(location?.column ?? 0)-\(location?.endColumn ?? 0)"
  }
}
