// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// Two previews have the same name.
  public static let equalPreviewNames: Self = "LK0609"
}

extension LabelError {
  /// A preview has the name of another one; `first` is the place of that one.
  package static func equalPreviewNames(name: String, first: String) -> Self {
    Self(
      .equalPreviewNames, "two previews are called \(name); the other one is at \(first)", help: "give one of them another name",
      keys: ["id"])
  }
}
