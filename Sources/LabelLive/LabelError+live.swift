// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// A file has changed since the page of `labelkit live` was made.
  public static let changedFile: Self = "LK0621"
  /// The server of `labelkit live` refuses a request.
  public static let refusedRequest: Self = "LK0625"
}

extension LabelError {
  /// A file has changed since the page was made.
  package static func changedFile(_ path: String) -> Self {
    Self(
      .changedFile, "\(path) has changed meanwhile, and nothing was written",
      help: "look at the file as it is now, and make the change again", kind: .output)
  }

  /// The server refuses a request, for a reason.
  package static func refusedRequest(_ reason: String) -> Self { Self(.refusedRequest, reason) }
}
