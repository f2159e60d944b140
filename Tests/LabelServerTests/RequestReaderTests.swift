// SPDX-License-Identifier: MIT

import LabelServer
import Synchronization
import Testing

/// Requests as bytes of a connection.
@Suite(.timeLimit(.minutes(60))) struct RequestReaderTests {
  /// Returns a reader that receives a text in pieces.
  private static func reader(_ text: String, piece: Int) -> RequestReader {
    let rest = Rest(Array(text.utf8)[...])
    return RequestReader {
      rest.bytes.withLock { bytes in
        defer { bytes = bytes.dropFirst(piece) }
        return bytes.isEmpty ? nil : Array(bytes.prefix(piece))
      }
    }
  }

  private final class Rest: Sendable {
    let bytes: Mutex<ArraySlice<UInt8>>
    init(_ bytes: ArraySlice<UInt8>) { self.bytes = Mutex(bytes) }
  }

  @Test(arguments: [1, 2, 3, 7, 64, 4096]) func requestsAreReadInAnyPieces(_ piece: Int) async throws {
    let reader = Self.reader(
      "\r\nGET /a?b=%20c HTTP/1.1\r\nHost: x:1\r\nCookie: a=1\r\ncookie:  b=2 \t\r\n\r\n"
        + "POST /b HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello"
        + "PUT /c HTTP/1.1\r\nTransfer-Encoding: Chunked\r\n\r\n5\r\nhello\r\n0B ;x=y\r\n, you\r\nall!\r\n0\r\nTrailer: z\r\n\r\n"
        + "POST /d HTTP/1.1\r\nContent-Length: 9\r\n\r\nforgotten"
        + "GET /e HTTP/1.1\r\nConnection: Keep-Alive, Close\r\n\r\n", piece: piece)
    let first = try #require(try await reader.next())
    #expect(first.method == .get && first.target == "/a?b=%20c" && first.headers[.host] == "x:1")
    #expect(first.headers.values(of: .cookie) == ["a=1", "b=2"] && !first.isLast)
    #expect(try await reader.content(atMost: 10) == [])
    #expect(try await reader.next()?.method == .post)
    #expect(try await reader.content(atMost: 5) == Array("hello".utf8))
    #expect(try await reader.next()?.method == .put)
    #expect(try await reader.content(atMost: 16) == Array("hello, you\r\nall!".utf8))
    #expect(try await reader.next()?.target == "/d")
    #expect(try await reader.content(atMost: 8) == nil)
    #expect(try await reader.next()?.isLast == true)
    #expect(try await reader.next() == nil)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\n\n", "GET  / HTTP/1.1\r\n\r\n", " GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n", "GET / HTTP/2.0\r\n\r\n",
    "GET /\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n", "GET /\u{7F} HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nA\r\n\r\n",
    "GET / HTTP/1.1\r\n: b\r\n\r\n", "GET / HTTP/1.1\r\nA : b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
    "GET / HTTP/1.1\r\nA: b\u{0}\r\n\r\n", "GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: +1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: \r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", "GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 1001) + "\r\n",
    "GET /" + String(repeating: "a", count: RequestHead.maximumSize),
    "GET / HTTP/1.1\r\n" + String(repeating: "A: \(String(repeating: "b", count: 900))\r\n", count: 92),
    String(repeating: "\r\n", count: RequestHead.maximumSize),
  ])
  func malformedHeadsAreRefused(_ text: String) async throws {
    let reader = Self.reader(text, piece: 100)
    await #expect(throws: MalformedRequest.self) { try await reader.next() }
  }

  @Test(arguments: [
    "x\r\n", "-1\r\na", "\r\n", "1\r\nab\r\n", "1\r\na\n0\r\n\r\n", "1\na\r\n", "1 2\r\na\r\n", "ffffffffffffffff\r\na", "0\r\n",
    "5\r\nhell", String(repeating: "0", count: 300),
    "0\r\n" + String(repeating: "A: b\r\n", count: 20_000),
  ])
  func afterMalformedChunksNothingIsRead(_ chunks: String) async throws {
    let reader = Self.reader("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)", piece: 100)
    #expect(try await reader.next() != nil)
    await #expect(throws: MalformedRequest.self) { try await reader.content(atMost: 1 << 20) }
    #expect(try await reader.next() == nil)
  }

  @Test(arguments: ["", "\r\n", "GET", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nA: b\r\n"]) func aConnectionMayEndInAHead(_ text: String)
    async throws
  {
    #expect(try await Self.reader(text, piece: 100).next() == nil)
  }

  @Test func addressesHaveAPathAndParameters() {
    func request(_ target: String) -> Request { Request(.get, target, headers: [.host: "a:1"], body: RequestBody([])) }
    let request1 = request("/p%41?a=%20b%2B+c&b=&c&a=2&d=%zz&e=%C3%A9&f=%FF")
    #expect(request1.path == "/p%41" && request1.host == "a:1")
    #expect(["a", "b", "c", "d", "e", "f", "g"].map(request1.parameter) == [" b++c", "", "", "%zz", "é", "%FF", nil])
    #expect(request("/?").query?.isEmpty == true && request("/").query == nil && request("/??").query == "?")
    for (target, host, path) in [("http://b:2/x?y", "b:2", "/x"), ("HTTP://b?y", "b", "/"), ("http://b", "b", "/"), ("*", "a:1", "*")] {
      #expect(request(target).host == host && request(target).path == path)
    }
  }
}
