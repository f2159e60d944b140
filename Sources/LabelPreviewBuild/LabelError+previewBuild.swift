// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// A package with previews cannot be built.
  public static let previewNotBuilt: Self = "LK0610"
}

extension LabelError {
  /// A package with previews cannot be built; `reason` is the compiler's message.
  package static func previewNotBuilt(reason: String) -> Self { Self(.previewNotBuilt, reason, keys: ["id"]) }
}
