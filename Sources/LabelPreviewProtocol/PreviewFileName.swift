// SPDX-License-Identifier: MIT

internal import LabelSystem

/// The paths of images of previews.
package enum PreviewFileName {
  /// The path of a preview's image without its extension: the parts of the name, and the variant at the end.
  ///
  /// - Parameters:
  ///   - name: The name of the preview, `Module/File/Display name`.
  ///   - variant: The name of the variant; empty for the default one.
  package static func of(_ name: String, variant: String) -> String {
    // The display name may have slashes.
    let parts = name.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map { part in
      FileNamePart.plain(String(part).replacing(" ", with: "-"))
    }
    return parts.joined(separator: "/") + (variant.isEmpty ? "" : "." + FileNamePart.plain(variant))
  }
}
