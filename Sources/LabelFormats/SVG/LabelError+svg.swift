// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// A text has characters that an output format forbids.
  public static let forbiddenCharacters: Self = "LK0647"
}

extension LabelError {
  /// A text has characters that the output format forbids and that are left out of it; `scalars` are their names, such as `U+0001`.
  package static func forbiddenCharacters(scalars: String, format: String) -> Self {
    Self(
      .forbiddenCharacters, "\(format) forbids \(scalars), and its text is written without", help: "remove them from the title",
      kind: .warning, keys: ["title", "titleKey", "attributedTitle"])
  }
}
