// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// The server of `labelkit live` cannot listen at an address.
  public static let noFreePort: Self = "LK0624"
}

extension LabelError {
  /// The server cannot listen at an address.
  package static func noFreePort(_ address: String) -> Self {
    Self(.noFreePort, "cannot listen at \(address)", help: "name another one with --port", kind: .output)
  }
}
