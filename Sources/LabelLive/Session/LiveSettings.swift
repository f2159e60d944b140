// SPDX-License-Identifier: MIT

package import LabelEngine

/// What a live session shows.
package struct LiveSettings: Sendable {
  /// The paths of the manifests, as the user named them.
  package var manifests: [String]
  /// The resources that labels may use besides those of their manifests.
  package var resources: Resources
  /// The address that opens a line in the user's editor, with `{path}`, `{line}` and `{column}`.
  package var editor: String
  /// Whether manifests may be written.
  package var canSave: Bool
  /// The path of the folder of accepted snapshots; nil for `Snapshots`, if that has any of these labels.
  package var baseline: String?

  /// The address of Visual Studio Code, which most editors with addresses imitate.
  package static let standardEditor = "vscode://file{path}:{line}:{column}"

  /// Creates settings.
  package init(
    manifests: [String], resources: Resources = Resources(), editor: String = Self.standardEditor, canSave: Bool = true,
    baseline: String? = nil
  ) {
    self.manifests = manifests
    self.resources = resources
    self.editor = editor
    self.canSave = canSave
    self.baseline = baseline
  }
}
