// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelLive
import LabelServer
import TestSupport
import Testing

/// The answers of the server, without sockets.
@Suite(.timeLimit(.minutes(60))) struct LiveResponderTests {
  private static let text = "version: 1\nlabels:\n- { id: a, title: Rain } # wet\n- { id: bad, icon: nothing }\n"

  /// A server with one manifest.
  private final class Server: Sendable {
    let tree: ScratchTree
    let session: LiveSession
    let responder: ManifestResponder
    var path: String { tree.root + "/a.yaml" }

    init() async throws {
      tree = try ScratchTree()
      try Data(LiveResponderTests.text.utf8).write(to: URL(filePath: tree.root + "/a.yaml"))
      session = await LiveSession(LiveSettings(manifests: [tree.root + "/a.yaml"]), watches: false)
      responder = ManifestResponder(session, Access(host: "127.0.0.1", port: 3000, token: "secret"))
    }

    deinit { session.stop() }

    /// Sends a request with the token in a cookie, unless fields say otherwise.
    func send(
      _ path: String, _ method: Request.Method = .get, host: String = "127.0.0.1:3000", fields: [String: String] = [:],
      body: String? = nil
    ) async throws -> (status: Int, headers: Headers, body: [UInt8]) {
      var headers: Headers = [.host: host, .cookie: "labelkit-3000=secret"]
      if body != nil { headers[.contentType] = "application/json" }
      for (name, value) in fields { headers[Headers.Name(name)] = value.isEmpty ? nil : value }
      let request = Request(method, path, headers: headers, body: RequestBody(Array((body ?? "").utf8)))
      let response = await responder.response(to: request)
      return (response.status.code, response.headers, try await response.bytes)
    }

    func json(_ path: String, _ method: Request.Method = .get, body: String? = nil) async throws -> (status: Int, root: DocumentNode) {
      let answer = try await send(path, method, body: body)
      return (answer.status, try JSONReader.read(SourceText(file: path, bytes: answer.body, format: "JSON")).root)
    }
  }

  // MARK: Access

  @Test func theTokenBecomesACookie() async throws {
    let server = try await Server()
    let answer = try await server.send("/?token=secret&locale=de", fields: ["Cookie": ""])
    #expect(answer.status == 303)
    #expect(answer.headers[.location] == "/#locale=de")
    #expect(answer.headers[.setCookie] == "labelkit-3000=secret; HttpOnly; SameSite=Strict; Path=/")
    #expect(try await server.send("/api/state?token=secret", fields: ["Cookie": ""]).status == 200)
  }

  @Test(arguments: ["/", "/live.css", "/api/state", "/api/events", "/api/picture?id=a", "/api/pictures", "/nothing"])
  func nothingIsAnsweredWithoutTheToken(_ path: String) async throws {
    let server = try await Server()
    for cookie in ["", "labelkit-3000=secreT", "labelkit-3000=secret2", "labelkit=secret", "other=secret"] {
      #expect(try await server.send(path, fields: ["Cookie": cookie]).status == 403, "\(cookie)")
    }
  }

  @Test func otherNamesOfTheServerAreRefused() async throws {
    let server = try await Server()
    for host in ["127.0.0.1:3000", "localhost:3000", "LOCALHOST:3000", "[::1]:3000"] {
      #expect(try await server.send("/api/state", host: host).status == 200, "\(host)")
    }
    for host in ["evil.example:3000", "127.0.0.1", "127.0.0.1:3001", "127.0.0.1:3000.evil.example", ""] {
      #expect(try await server.send("/api/state", host: host).status == 421, "\(host)")
    }
  }

  @Test func requestsOfOtherPagesAreRefused() async throws {
    let server = try await Server()
    #expect(try await server.send("/api/state", fields: ["Origin": "http://127.0.0.1:3000"]).status == 200)
    for origin in ["http://evil.example", "null", "https://127.0.0.1:3000", "http://localhost:3000"] {
      #expect(try await server.send("/api/state", fields: ["Origin": origin]).status == 403, "\(origin)")
    }
    let body = #"{"manifest":0,"text":"version: 1\nlabels: []"}"#
    #expect(try await server.send("/api/preview", .post, fields: ["Sec-Fetch-Site": "cross-site"], body: body).status == 403)
    #expect(try await server.send("/api/preview", .post, fields: ["Sec-Fetch-Site": "same-origin"], body: body).status == 200)
  }

  @Test func everyAnswerProtectsThePage() async throws {
    let server = try await Server()
    for path in ["/", "/api/state", "/nothing", "/api/picture?id=a"] {
      let headers = try await server.send(path).headers
      #expect(headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'; script-src 'self';") == true)
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[.referrerPolicy] == "no-referrer")
    }
  }

  @Test(arguments: ["/../a.yaml", "/a.yaml", "/%2e%2e/a.yaml", "/pictures/../../etc/passwd", "//etc/passwd", "/live.css/", "/api", "/api/"])
  func noPathLeadsToFiles(_ path: String) async throws {
    #expect(try await Server().send(path).status == 404)
  }

  // MARK: Wrong requests

  @Test func wrongMethodsNameTheRightOnes() async throws {
    let server = try await Server()
    for (path, method, allowed) in [
      ("/", Request.Method.post, "GET"), ("/api/state", .delete, "GET"), ("/api/source", .post, "GET, PUT"),
      ("/api/edit", .get, "POST"),
      ("/api/preview", .put, "POST, DELETE"), ("/api/picture?id=a", .post, "GET"), ("/api/pictures", .get, "POST"),
      ("/live.css", .put, "GET"),
    ] {
      let answer = try await server.send(path, method)
      #expect(answer.status == 405)
      #expect(answer.headers[.allow] == allowed)
    }
  }

  @Test func wrongBodiesAreRefused() async throws {
    let server = try await Server()
    #expect(try await server.send("/api/edit", .post, fields: ["Content-Type": "text/plain"], body: "{}").status == 415)
    #expect(try await server.send("/api/edit", .post, fields: ["Content-Type": ""], body: "{}").status == 415)
    let many = (0..<101).map { "\"k\($0)\":1" }.joined(separator: ",")
    for body in [
      "", "[]", #"{"manifest":0,"id":"a","etag":"","set":{\#(many)}}"#,
      "{", #"{"manifest":0}"#, #"{"manifest":0.5,"id":"a","etag":"","set":{}}"#, #"{"manifest":0,"id":"a","etag":"","set":[]}"#,
    ] {
      #expect(try await server.send("/api/edit", .post, body: body).status == 400, "\(body)")
    }
    let long = #"{"manifest":0,"text":""# + String(repeating: "a", count: 4 << 20) + "\"}"
    #expect(try await server.send("/api/preview", .post, body: long).status == 413)
    #expect(try await server.send("/api/preview", .post, fields: ["Content-Length": "99999999999"], body: "{}").status == 413)
  }

  @Test func severalImagesComeInTheirOrder() async throws {
    let server = try await Server()
    let body = #"{"pictures":[{"id":"a","variant":0},{"id":"bad","variant":0},{"id":"none","variant":0},{"id":"a","variant":0}]}"#
    let answer = try await server.send("/api/pictures", .post, body: body)
    #expect(answer.status == 200)
    #expect(answer.headers[.contentType] == "application/x-ndjson; charset=utf-8")
    let lines = try answer.body.split(separator: UInt8(ascii: "\n")).map {
      try JSONReader.read(SourceText(file: "answer", bytes: Array($0), format: "JSON")).root
    }
    let alone = try await server.send("/api/picture?id=a")
    #expect(lines.map { $0["png"]?.text.flatMap { Data(base64Encoded: $0) } } == [Data(alone.body), nil, nil, Data(alone.body)])
    #expect(lines.map { $0["error"]?["code"]?.text } == [nil, "LK0102", "LK0622", nil])
    #expect(lines[0]["facts"]?["width"]?.number.map { $0 > 20 } == true)
    // The toggles have the same names and values as in the address of a single image.
    for (toggles, query) in [(#"{"scale":3}"#, "&scale=3"), (#"{"appearance":"dark","scale":"2"}"#, "&scale=2&appearance=dark")] {
      let image = try await server.json("/api/pictures", .post, body: #"{"pictures":[{"id":"a","variant":0}],"toggles":\#(toggles)}"#)
      let alone = try await server.send("/api/picture?id=a" + query)
      #expect(image.root["png"]?.text.flatMap { Data(base64Encoded: $0) } == Data(alone.body))
    }
  }

  @Test(arguments: [
    "{}", #"{"pictures":{}}"#, #"{"pictures":[1]}"#, #"{"pictures":[{"id":"a"}]}"#, #"{"pictures":[{"id":"a","variant":-1}]}"#,
    #"{"pictures":[{"id":"a","variant":0.5}]}"#, #"{"pictures":[],"toggles":{"scale":[]}}"#, #"{"pictures":[],"toggles":{"scale":"x"}}"#,
    #"{"pictures":["# + Array(repeating: #"{"id":"a","variant":0}"#, count: 101).joined(separator: ",") + "]}",
  ])
  func wrongListsOfImagesAreRefused(_ body: String) async throws {
    let server = try await Server()
    #expect(try await server.send("/api/pictures", .post, body: body).status == 400)
  }

  @Test func wrongParametersAreRefused() async throws {
    let server = try await Server()
    for (path, status) in [
      ("/api/picture", 400), ("/api/picture?id=a&variant=x", 400), ("/api/picture?id=a&scale=x", 400), ("/api/picture?id=nothing", 404),
      ("/api/picture?id=bad", 422), ("/api/layout?id=bad", 422), ("/api/source?manifest=7", 404), ("/api/source?manifest=-1", 400),
      ("/api/preview?manifest=1e9", 405),
    ] { #expect(try await server.send(path).status == status, "\(path)") }
    let error = try await server.json("/api/picture?id=bad").root["error"]
    #expect(error?["code"]?.text == "LK0102")
    #expect(error?["location"]?["line"]?.number == 4)
  }

  // MARK: Right requests

  @Test func thePageIsServed() async throws {
    let server = try await Server()
    for name in LivePage.names {
      let answer = try await server.send("/" + name)
      #expect(answer.status == 200)
      #expect(answer.headers[.contentType] == LivePage.mediaType(of: name))
      #expect(answer.body == LivePage.file(name))
    }
    #expect(LivePage.names.contains("index.html"))
  }

  @Test func imagesHaveFactsAndTags() async throws {
    let server = try await Server()
    let answer = try await server.send("/api/picture?id=a&variant=0&scale=3&appearance=dark&typeSize=accessibility1")
    #expect(answer.status == 200)
    #expect(answer.headers[.contentType] == "image/png")
    #expect(answer.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let facts = try #require(answer.headers["X-LabelKit-Facts"])
    #expect(facts.contains("\"scale\":3") && facts.contains("\"truncated\":false"))
    let tag = try #require(answer.headers[.eTag])
    let again = try await server.send(
      "/api/picture?id=a&variant=0&scale=3&appearance=dark&typeSize=accessibility1", fields: ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
  }

  @Test func editsAnswerWithTheTextAndConflictsWithTheFile() async throws {
    let server = try await Server()
    let source = try await server.json("/api/source?manifest=0").root
    let etag = try #require(source["etag"]?.text)
    let shown = try await server.json(
      "/api/edit", .post, body: #"{"manifest":0,"etag":"\#(etag)","id":"a","set":{"title":"Sun"},"write":false}"#)
    #expect(shown.status == 200)
    #expect(shown.root["text"]?.text?.contains("title: Sun } # wet") == true)
    let written = try await server.json(
      "/api/edit", .post, body: #"{"manifest":0,"etag":"\#(etag)","id":"a","set":{"color":"red"},"write":true}"#)
    #expect(written.status == 200)
    #expect(try String(contentsOfFile: server.path, encoding: .utf8).contains("{ id: a, title: Sun, color: red } # wet"))
    let conflict = try await server.json("/api/source", .put, body: #"{"manifest":0,"etag":"\#(etag)","text":"version: 1"}"#)
    #expect(conflict.status == 409)
    #expect(conflict.root["error"]?["code"]?.text == "LK0621")
    #expect(conflict.root["text"]?.text?.contains("color: red") == true)
    #expect(conflict.root["etag"] != nil)
    let refused = try await server.json(
      "/api/edit", .post, body: #"{"manifest":0,"etag":"\#(conflict.root["etag"]?.text ?? "")","id":"bad","set":{"icon.name.x":1}}"#)
    #expect(refused.status == 422)
  }

  @Test func draftsAreDropped() async throws {
    let server = try await Server()
    let draft = try await server.json(
      "/api/preview", .post, body: #"{"manifest":0,"text":"version: 1\nlabels:\n- { id: new, title: New }\n"}"#)
    #expect(draft.status == 200)
    #expect(try await server.send("/api/picture?id=new").status == 200)
    #expect(try await server.json("/api/preview?manifest=0", .delete).status == 200)
    #expect(try await server.send("/api/picture?id=new").status == 404)
    #expect(try String(contentsOfFile: server.path, encoding: .utf8) == Self.text)
  }
}
