// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelServer
import LabelSnapshotEngine
import TestSupport
import Testing

/// The answers of the server of `labelkit snapshot review --web`, without sockets.
@Suite(.timeLimit(.minutes(60))) struct ReviewResponderTests {
  /// A report in which two accepted images differ and a third is new.
  private struct Server {
    let tree: ScratchTree
    let responder: ReviewResponder
    static let names = ["folder/a@2x", "b", "new"]

    init() throws {
      tree = try ScratchTree()
      let folder = BaselineFolder(root: tree.root + "/accepted", failures: tree.root + "/failures")
      var results: [SnapshotResult] = []
      for name in Self.names {
        if name != "new" { _ = try folder.record(Self.snapshot(name, 0xFF00_0000)) }
        guard case .failed(let failure) = try folder.check(Self.snapshot(name, 0xFFFF_0000), mode: .never) else { continue }
        var result = SnapshotResult(name: name, status: name == "new" ? .new : .changed)
        (result.failure, result.change) = (failure, failure.change)
        results.append(result)
      }
      try folder.writeChanges(results.compactMap(\.change))
      let report = HTMLReport(SnapshotResults(results), folder: folder.failures)
      let acceptance = Acceptance(try ReportFiles(path: folder.failures), root: folder.root)
      responder = ReviewResponder(SnapshotWebReview(report, acceptance), Access(host: "127.0.0.1", port: 3000, token: "secret"))
    }

    private static func snapshot(_ name: String, _ argb: UInt32) throws -> Snapshot {
      try Snapshot(
        name: name, image: SnapshotImage(Bitmap(width: 4, height: 3, pixels: Array(repeating: 0xFFFF_FFFF, count: 11) + [argb])))
    }

    func send(
      _ path: String, _ method: Request.Method = .get, fields: [String: String] = [:], body: String? = nil
    ) async throws -> (status: Int, headers: Headers, body: String) {
      var headers: Headers = [.host: "127.0.0.1:3000", .cookie: "labelkit-3000=secret"]
      if body != nil { headers[.contentType] = "application/json" }
      for (name, value) in fields { headers[Headers.Name(name)] = value.isEmpty ? nil : value }
      let request = Request(method, path, headers: headers, body: RequestBody(Array((body ?? "").utf8)))
      let response = await responder.response(to: request)
      return (response.status.code, response.headers, String(decoding: try await response.bytes, as: UTF8.self))
    }

    func files() -> [String: [UInt8]] {
      let names = tree.names().filter { $0.hasPrefix("accepted/") && $0.hasSuffix(".png") }
      return Dictionary(uniqueKeysWithValues: names.map { ($0, tree.contents($0) ?? []) })
    }
  }

  @Test(arguments: ["/", "/report.js", "/items.js", "/api/accepted", "/nothing"])
  func nothingIsAnsweredWithoutTheToken(_ path: String) async throws {
    let server = try Server()
    #expect(try await server.send(path, fields: ["Cookie": ""]).status == 403)
    #expect(try await server.send(path, fields: ["Origin": "http://evil.example"]).status == 403)
  }

  @Test func thePageHasNothingInline() async throws {
    let server = try Server()
    let page = try await server.send("/")
    #expect(page.status == 200 && page.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'; script-src 'self';") == true)
    #expect(!page.body.contains("<style") && !page.body.contains("<script>"))
    for name in ["report.css", "report.js", "items.js"] {
      #expect(page.body.contains("\"\(name)\""))
      #expect(try await server.send("/" + name).status == 200)
    }
    #expect(try await server.send("/../accepted/b.png").status == 404)
  }

  @Test func changesAreAcceptedAndUndone() async throws {
    let server = try Server()
    let before = server.files()
    #expect(try await server.send("/api/accepted").body == #"{"accepted":[]}"#)
    let one = try await server.send("/api/accept", .post, body: #"{"names":["b"]}"#)
    #expect(one.status == 200 && one.body == #"{"accepted":["b"]}"#)
    let changed = server.files().filter { before[$0.key] != $0.value }.map(\.key).sorted()
    #expect(changed == ["accepted/.labelkit-accept/b.png", "accepted/b.png"], "the former file is kept for undo")
    let rest = try await server.send("/api/accept", .post, body: #"{"names":["folder/a@2x","new"]}"#)
    #expect(rest.body == #"{"accepted":["b","folder/a@2x","new"]}"#)
    let undone = try await server.send("/api/undo", .post, body: #"{"names":["b","folder/a@2x","new"]}"#)
    #expect(undone.status == 200 && undone.body == #"{"accepted":[]}"#)
    #expect(server.files() == before)
  }

  @Test func conflictsNameTheChangesAndWriteNothing() async throws {
    let server = try Server()
    try server.tree.make(file: "accepted/b.png", holding: "theirs")
    let before = server.files()
    let answer = try await server.send("/api/accept", .post, body: #"{"names":["folder/a@2x","b","new"]}"#)
    #expect(answer.status == 409)
    #expect(answer.body.contains("\"code\":\"LK0632\"") && answer.body.contains("\"accepted\":[]"))
    #expect(answer.body.contains("\"refused\":[{\"name\":\"b\"") && !answer.body.contains("{\"name\":\"new\""))
    #expect(server.files() == before)
    // An accepted file that was changed after that is no longer shown as accepted.
    _ = try await server.send("/api/accept", .post, body: #"{"names":["new"]}"#)
    try server.tree.make(file: "accepted/new.png", holding: "theirs")
    #expect(try await server.send("/api/accepted").body == #"{"accepted":[]}"#)
    #expect(try await server.send("/api/undo", .post, body: #"{"names":["new"]}"#).status == 409)
  }

  @Test func wrongRequestsAreRefused() async throws {
    let server = try Server()
    let before = server.files()
    for (path, method, body, status) in [
      ("/api/accept", Request.Method.get, nil, 405), ("/api/accepted", .post, "{}", 405), ("/report.js", .put, "{}", 405),
      ("/api/accept", .post, nil, 415), ("/api/accept", .post, "[]", 400), ("/api/accept", .post, "{}", 400),
      ("/api/accept", .post, #"{"names":"b"}"#, 400), ("/api/accept", .post, #"{"names":[]}"#, 400),
      ("/api/accept", .post, #"{"names":["b",{}]}"#, 400), ("/api/accept", .post, #"{"names":["../b"]}"#, 422),
      ("/api/accept", .post, #"{"names":["nothing"]}"#, 422), ("/api/undo", .post, #"{"names":["b"]}"#, 409),
    ] as [(String, Request.Method, String?, Int)] {
      #expect(try await server.send(path, method, body: body).status == status, "\(path) \(body ?? "")")
    }
    #expect(server.files() == before)
  }
}
