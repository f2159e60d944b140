// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest

/// Reads a manifest that a test spells out.
func read(_ text: String, _ format: ManifestFormat, file: String = "m") throws(Diagnostic) -> ManifestDocument {
  try ManifestDocument.read(Array(text.utf8), file: file, format: format)
}

func parse(_ text: String, _ format: ManifestFormat, file: String = "m") throws(Diagnostic) -> (
  manifest: Manifest, diagnostics: [Diagnostic]
) {
  Manifest.parse(try read(text, format, file: file))
}

/// What reading throws.
func mistake(_ text: String, _ format: ManifestFormat) -> Diagnostic? {
  do throws(Diagnostic) {
    _ = try read(text, format)
    return nil
  } catch { return error }
}

extension Diagnostic {
  /// Code, line, column and end, for short comparisons.
  var mark: String {
    "\(code.rawValue) \(location?.line ?? 0):\(location?.column ?? 0)-\(location?.endColumn ?? 0)"
  }
}
