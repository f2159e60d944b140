// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLive
internal import LabelSnapshotEngine
internal import LabelSystem

/// An answer that is an error: a status, and a diagnostic for the page.
package struct Refusal: Error {
  var status: Response.Status
  var diagnostic: Diagnostic
  /// More members of the JSON object.
  var members: JSONValue = [:]
  /// The methods of the path; empty for other errors than a wrong method.
  var allowed: [Request.Method] = []

  /// A request that is refused for what it is.
  init(_ status: Response.Status, _ reason: String) {
    self.status = status
    diagnostic = Diagnostic(LabelError.refusedRequest(reason))
  }

  /// A request that fails.
  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
    status =
      switch diagnostic.code {
      case .unknownLiveName: .notFound
      case .changedFile, .changedBaseline, .otherImage, .nothingToUndo: .conflict
      case .refusedRequest: .forbidden
      case .diskFull: .insufficientStorage
      case .cannotWrite, .notReplaced: .internalServerError
      default: .unprocessableContent
      }
  }

  /// The answer.
  var response: Response {
    var response = Response.json((["error": diagnostic.liveError] as JSONValue).adding(members), status)
    if !allowed.isEmpty { response.headers[.allow] = allowed.map(\.name).joined(separator: ", ") }
    return response
  }
}

extension Response {
  /// An answer with a JSON object.
  static func json(_ object: JSONValue, _ status: Status = .ok) -> Response {
    text(object.line, "application/json; charset=utf-8", status)
  }
}
