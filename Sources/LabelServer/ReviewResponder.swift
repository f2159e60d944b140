// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSnapshotEngine

/// Answers the requests of the page of `labelkit snapshot review --web`. `Documentation/Snapshots.md` lists the paths.
package struct ReviewResponder: ProtectedResponder {
  package let access: Access
  private let review: SnapshotWebReview

  /// Creates a responder for the pages that may use it.
  package init(_ review: SnapshotWebReview, _ access: Access) {
    self.review = review
    self.access = access
  }

  package var routes: [String: Route] {
    [
      "/api/accepted": [.get: { _ in .json(await members()) }],
      "/api/accept": [.post: { (request) throws(Refusal) in try await decide(request, isUndo: false) }],
      "/api/undo": [.post: { (request) throws(Refusal) in try await decide(request, isUndo: true) }],
    ]
  }

  package func file(_ name: String) -> [UInt8]? { review.files[name] }

  /// Accepts or undoes the changes that a request names: all of them, or none.
  private func decide(_ request: Request, isUndo: Bool) async throws(Refusal) -> Response {
    let names = try await body(request)["names"]?.elements.map(\.text) ?? []
    let texts = names.compactMap(\.self)
    guard !texts.isEmpty, texts.count == names.count else { throw Refusal(.badRequest, "\"names\" is not a list of names") }
    do throws(SnapshotWebReview.Failure) { try await review.decide(texts, isUndo: isUndo) } catch {
      var refusal = Refusal(error.diagnostic)
      refusal.members = await members()
      refusal.members["refused"] = .array(error.refused.map { ["name": $0.name.json, "message": $0.message.json] })
      throw refusal
    }
    return .json(await members())
  }

  /// What is accepted now.
  private func members() async -> JSONValue {
    do throws(SnapshotWebReview.Failure) { return ["accepted": try await review.accepted().json] } catch { return [:] }
  }
}
