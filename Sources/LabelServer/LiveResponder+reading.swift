// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLive

extension LiveResponder {
  func image(_ request: Request) async throws(Refusal) -> Response {
    let (id, variant, toggles) = try label(request)
    let image: LiveImage
    do throws(Diagnostic) { image = try await session.image(of: id, variant: variant, toggles) } catch { throw Refusal(error) }
    guard !image.png.isEmpty else {
      var refusal = Refusal(image.failure)
      refusal.status = .unprocessableContent
      refusal.members = ["facts": image.facts.json]
      throw refusal
    }
    let tag = "\"\(image.digest)\""
    var headers: Headers = [.contentType: "image/png", .cacheControl: "no-cache", .eTag: tag, .facts: image.facts.headerJSON.line]
    if request.headers[.ifNoneMatch] == tag {
      headers[.contentType] = nil
      return Response(.notModified, headers: headers)
    }
    return Response(.ok, headers: headers, body: .bytes(image.png))
  }

  func layout(_ request: Request) async throws(Refusal) -> Response {
    let (id, variant, toggles) = try label(request)
    do throws(Diagnostic) {
      return .json(try await session.layout(of: id, variant: variant, toggles))
    } catch { throw Refusal(error) }
  }

  /// The label, the column and the toggles of an address.
  private func label(_ request: Request) throws(Refusal) -> (id: String, variant: Int, toggles: LiveToggles) {
    guard let id = request.parameter("id") else { throw Refusal(.badRequest, "the parameter id is missing") }
    let variant = request.parameter("variant").map { Int($0) } ?? 0
    guard let variant, variant >= 0 else { throw Refusal(.badRequest, "the parameter variant is not the number of a column") }
    do throws(Diagnostic) {
      return (id, variant, try LiveToggles(request.parameters))
    } catch {
      var refusal = Refusal(error)
      refusal.status = .badRequest
      throw refusal
    }
  }

  /// The events of the session, until the page is closed or the server ends.
  var events: Response {
    let stream = session.events()
    return Response(
      .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: .stream { [session] write in
        // Tells the browser how soon to connect again, that the connection works, and which state its events begin with.
        try await write(Array("retry: 1000\nevent: ping\ndata: {\"version\":\(session.version)}\n\n".utf8))
        for await event in stream {
          try await write(Array("event: \(event.name)\ndata: \(event.data)\n\n".utf8))
        }
      })
  }
}
