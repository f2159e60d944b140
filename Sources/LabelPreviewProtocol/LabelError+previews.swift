// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// A preview ended the process that drew it.
  public static let previewEnded: Self = "LK0611"
}

extension LabelError {
  /// A preview ended the process that drew it; `how` is the signal or exit code.
  package static func previewEnded(name: String, how: String) -> Self {
    Self(
      .previewEnded, "the preview \(name) ended the process that drew it: \(how)", help: "the other previews were drawn", keys: ["id"])
  }
}
