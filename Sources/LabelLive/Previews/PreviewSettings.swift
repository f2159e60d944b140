// SPDX-License-Identifier: MIT

/// What a live session of a package shows.
package struct PreviewSettings: Sendable {
  /// The folder of the package, as the user named it.
  package var package: String
  /// The variants, as the values of `labelkit preview --variants`.
  package var variants: [String]
  /// The address that opens a line in the user's editor, with `{path}`, `{line}` and `{column}`.
  package var editor: String
  /// SwiftPM's build folder; nil for one below `.build` of the package.
  package var scratch: String?
  /// The program that builds the package: a name in `PATH`, or a path.
  package var swift = "swift"

  /// Light and dark.
  package static let standardVariants = ["colorScheme=light,dark"]

  /// Creates settings.
  package init(package: String, variants: [String] = Self.standardVariants, editor: String = LiveSettings.standardEditor) {
    self.package = package
    self.variants = variants
    self.editor = editor
  }
}
