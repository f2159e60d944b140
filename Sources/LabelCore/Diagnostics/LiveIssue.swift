// SPDX-License-Identifier: MIT

/// What `labelkit live` and its server report. Each kind has a code of its own.
public enum LiveIssue: String, Hashable, Sendable, CaseIterable {
  /// There is no program `labelkit-server`.
  case missingServer
  /// A file has changed since the page was made.
  case changedFile
  /// There is no label, variant or manifest of a name.
  case unknownName
  /// A value cannot be changed by itself.
  case uneditableValue
  /// The server cannot listen at an address.
  case noFreePort
  /// The server refuses a request.
  case refusedRequest

  /// The stable code of the issue.
  package var code: DiagnosticCode {
    switch self {
    case .missingServer: .missingServer
    case .changedFile: .changedFile
    case .unknownName: .unknownLiveName
    case .uneditableValue: .uneditableValue
    case .noFreePort: .noFreePort
    case .refusedRequest: .refusedRequest
    }
  }

  /// The message about a name, a file, an address or a reason, in one sentence without a full stop.
  func message(about subject: String) -> String {
    switch self {
    case .missingServer: "\(subject) is not installed, and `labelkit live` needs it"
    case .changedFile: "\(subject) has changed meanwhile, and nothing was written"
    case .unknownName: "there is no \(subject)"
    case .uneditableValue, .refusedRequest: subject
    case .noFreePort: "cannot listen at \(subject)"
    }
  }

  /// What to do.
  var help: String? {
    switch self {
    case .missingServer: "install it beside labelkit with `make install`, or set LABELKIT_SERVER_PATH to its path"
    case .changedFile: "look at the file as it is now, and make the change again"
    case .uneditableValue: "change the text of the manifest instead"
    case .noFreePort: "name another one with --port"
    case .unknownName, .refusedRequest: nil
    }
  }
}
