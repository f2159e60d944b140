// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLive

// Several images with one answer, because each request takes a browser some milliseconds.
extension LiveResponder {
  /// The most images of one request.
  private static let maximumCount = 100

  /// Answers with a line of JSON for each image of a request, in the same order. Each line is sent as soon as its image is drawn.
  func images(_ request: Request) async throws(Refusal) -> Response {
    let body = try await body(request)
    guard case .list(let list)? = body["pictures"]?.value else { throw Refusal(.badRequest, "\"pictures\" is not a list") }
    guard list.count <= Self.maximumCount else { throw Refusal(.badRequest, "\"pictures\" has more than \(Self.maximumCount) elements") }
    var wanted: [(id: String, variant: Int)] = []
    for element in list {
      guard let id = element["id"]?.text, let variant = element["variant"]?.number.flatMap({ Int(exactly: $0) }), variant >= 0 else {
        throw Refusal(.badRequest, "an element of \"pictures\" lacks an id or the number of a column")
      }
      wanted.append((id, variant))
    }
    let toggles = try toggles(of: body)
    return Response(
      .ok, headers: [.contentType: "application/x-ndjson; charset=utf-8", .cacheControl: "no-store"],
      body: .stream { [session, wanted] write in
        for (id, variant) in wanted {
          let line: String
          do throws(Diagnostic) {
            line = try await session.image(of: id, variant: variant, toggles).line
          } catch { line = (["error": error.liveError] as JSONValue).line }
          try await write(Array("\(line)\n".utf8))
        }
      })
  }

  /// The toggles of a body, each a string or a number.
  private func toggles(of body: DocumentNode) throws(Refusal) -> LiveToggles {
    var parameters: [(name: String, value: String)] = []
    for entry in body["toggles"]?.entries ?? [] {
      guard let value = entry.value.text ?? entry.value.number?.json.line else {
        throw Refusal(.badRequest, "the toggle \(entry.key) is neither a string nor a number")
      }
      parameters.append((entry.key, value))
    }
    do throws(Diagnostic) { return try LiveToggles(parameters) } catch {
      var refusal = Refusal(error)
      refusal.status = .badRequest
      throw refusal
    }
  }
}

extension LiveImage {
  /// Why there is no image.
  var failure: Diagnostic {
    diagnostics.firstError ?? diagnostics.first
      ?? Diagnostic(LabelError.refusedRequest("the label cannot be drawn"))
  }

  /// A line of the answer: the facts, and the PNG file in Base64 or the error.
  fileprivate var line: String {
    var json: JSONValue = ["facts": facts.json]
    if png.isEmpty { json["error"] = failure.liveError } else { json["png"] = Base64.text(of: png).json }
    return json.line
  }
}
