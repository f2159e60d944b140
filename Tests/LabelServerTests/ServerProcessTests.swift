// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import LabelCore
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The program labelkit-server with real connections.
@Suite(.timeLimit(.minutes(60))) struct ServerProcessTests {
  /// A started server; it is ended with this value.
  private final class Program {
    let process = Process()
    let tree: ScratchTree
    let address: URL

    /// - Parameter limit: The number of descriptors that it may have.
    init(_ arguments: [String] = [], labels: String = "- { id: a, title: Rain }\n", limit: Int? = nil) throws {
      tree = try ScratchTree()
      try Data("version: 1\nlabels:\n\(labels)".utf8).write(to: URL(filePath: tree.root + "/a.yaml"))
      let output = Pipe()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "\(limit.map { "ulimit -n \($0) && " } ?? "")exec \"$0\" \"$@\"", Self.executable.path]
      process.arguments? += ["live", tree.root + "/a.yaml"] + arguments
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var line = Data()
      while line.last != UInt8(ascii: "\n") {
        let byte = try #require(try output.fileHandleForReading.read(upToCount: 1), "the server ended")
        line += byte
      }
      address = try #require(URL(string: String(decoding: line.dropLast(), as: UTF8.self)))
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The folder of the products of this build.
    static var executable: URL {
      let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      let candidates = [own.deletingLastPathComponent(), Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
      let name = "labelkit-server"
      return candidates.map { $0.appending(path: name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
        ?? URL(filePath: ".build/debug/\(name)")
    }

    var token: String { String(address.query?.dropFirst("token=".count) ?? "") }

    func url(_ path: String) throws -> URL {
      let server = address.absoluteString.prefix { $0 != "?" }.dropLast()
      return try #require(URL(string: "\(server)\(path)\(path.contains("?") ? "&" : "?")token=\(token)"))
    }
  }

  @Test(arguments: [SIGINT, SIGTERM]) func aSignalEndsItAndLeavesNothing(_ signal: Int32) async throws {
    let program = try Program()
    let (data, response) = try await URLSession.shared.data(from: program.url("/api/picture?id=a&variant=0"))
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(data.starts(with: [0x89, 0x50]))
    // A page that listens does not hold the server.
    let events = URLSession.shared.dataTask(with: try program.url("/api/events"))
    events.resume()
    kill(program.process.processIdentifier, signal)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
    events.cancel()
    #expect(program.tree.names() == ["a.yaml"])
  }

  @Test(arguments: 0..<(SlowBuild.isEnabled ? 10 : 3)) func aSignalThatFollowsTheAddressAtOnceEndsIt(_: Int) throws {
    let program = try Program()
    kill(program.process.processIdentifier, SIGTERM)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
  }

  @Test func aLabelThatTakesTooLongIsAnErrorOfItsImage() async throws {
    // A paragraph that is shrunk to fit.
    let slow =
      "- { id: slow, title: '\(String(repeating: "word ", count: 19_000))', width: 300, height: 300, numberOfLines: 0, "
      + "adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.01, font: { size: 400 } }\n"
    let program = try Program(["--timeout", "0.1"], labels: slow + "- { id: a, title: Rain }\n")
    let (data, response) = try await URLSession.shared.data(from: program.url("/api/picture?id=slow&variant=0"))
    #expect((response as? HTTPURLResponse)?.statusCode == 422)
    #expect(String(decoding: data, as: UTF8.self).contains("LK0411"))
    let (_, other) = try await URLSession.shared.data(from: program.url("/api/picture?id=a&variant=0"))
    #expect((other as? HTTPURLResponse)?.statusCode == 200)
  }

  @Test func manyLabelsWithOneNameTakeLinearTime() throws {
    let tree = try ScratchTree()
    let labels = String(repeating: "{\"id\": \"a\", \"title\": \"A\"},", count: 20_000).dropLast()
    try Data("{\"version\": 1, \"labels\": [\(labels)]}".utf8).write(to: URL(filePath: tree.root + "/a.json"))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t 20 && exec \"$0\" \"$@\"", Program.executable.path, "live", "a.json", "--export", "out"]
    process.currentDirectoryURL = URL(filePath: tree.root)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    let state = try #require(tree.files()["state.js"].map { String(decoding: $0, as: UTF8.self) })
    #expect(state.contains("\"id\":\"a\"") && state.contains("\"id\":\"a (a.json:1) 19999\""))
  }

  @Test func sixtyFourPagesHearOfASave() throws {
    let program = try Program()
    let url = try program.url("/api/events")
    let pages = try (0..<64).map { _ in try TextConnection(to: url) }
    for page in pages { try page.request(url) }
    for page in pages { #expect(page.hears("data: {\"version\":1}"), "a page is told at once that it is connected, and to which state") }
    try Data("version: 1\nlabels:\n- { id: a, title: Snow }\n".utf8)
      .write(to: URL(filePath: program.tree.root + "/a.yaml"), options: .atomic)
    #expect(pages.filter { $0.hears("\"changed\":[\"a\"]") }.count == 64)
  }

  // MARK: Connections

  @Test func requestsOfOneConnectionAreAnsweredInTheirOrder() throws {
    let program = try Program()
    let (state, page) = (try program.url("/api/state"), try program.url("/live.css"))
    let connection = try TextConnection(to: state)
    try connection.send(connection.head(state) + connection.head(page, fields: "Connection: close\r\n"))
    let received = connection.rest()
    #expect(received.matches(of: /HTTP\/1.1 200 OK\r\n/).count == 2)
    #expect(received.matches(of: /Content-Type: (\S+)/).map { String($0.output.1) } == ["application/json;", "text/css;"])
    #expect(received.matches(of: /Connection: close/).count == 1)
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/2.0\r\n\r\n", "GET / HTTP/1.1\n\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 80 << 10))",
  ])
  func aMalformedRequestEndsItsConnection(_ request: String) throws {
    let program = try Program()
    let connection = try TextConnection(to: program.url("/"))
    try connection.send(request)
    let received = connection.rest()
    #expect(received.hasPrefix("HTTP/1.1 400 Bad Request\r\n") && received.hasSuffix("\r\n\r\n"))
    #expect(received.contains("Connection: close\r\n"))
  }

  @Test func aRefusedContentDoesNotEndTheConnection() throws {
    let program = try Program()
    let url = try program.url("/api/edit")
    let connection = try TextConnection(to: url)
    let content = String(repeating: "x", count: 5 << 20)
    let fields = "Content-Type: application/json\r\nContent-Length: \(content.utf8.count)\r\n"
    try connection.send(connection.head(url, "POST", fields: fields) + content)
    #expect(connection.hears("HTTP/1.1 413 Content Too Large\r\n"))
    try connection.request(url)
    #expect(connection.hears("HTTP/1.1 405 Method Not Allowed\r\n"))
  }

  @Test func aContentMayComeInChunks() throws {
    let program = try Program()
    let url = try program.url("/api/pictures")
    let connection = try TextConnection(to: url)
    try connection.send(connection.head(url, "POST", fields: "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"))
    for piece in ["3;a=b\r\n{\"p", "\r\nE\r\nictures\":", "[]", "}  \r\n", "0\r\nX: y\r\n\r\n"] { try connection.send(piece) }
    #expect(connection.hears("\r\n\r\n0\r\n\r\n"))
  }

  @Test func clientsOfHTTP10GetNoChunks() throws {
    let program = try Program()
    let url = try program.url("/api/pictures")
    let connection = try TextConnection(to: url)
    let content = #"{"pictures":[{"id":"nothing","variant":0}]}"#
    let fields = "Content-Type: application/json\r\nContent-Length: \(content.utf8.count)\r\n"
    try connection.send(connection.head(url, "POST", fields: fields, version: "HTTP/1.0") + content)
    let received = connection.rest()
    #expect(received.hasPrefix("HTTP/1.1 200 OK\r\n") && !received.contains("chunked") && received.hasSuffix("}\n"))
    #expect(received.contains("\r\n\r\n{\"error\""))
  }

  @Test func halfRequestsHoldNobody() throws {
    let program = try Program()
    let url = try program.url("/api/state")
    let connections = try (0..<300).map { _ in try TextConnection(to: url) }
    for connection in connections { try connection.send("GET /api/state HTTP/1.1\r\nHost:") }
    try #require(connections.last).send(" 127.0.0.1:\(url.port ?? 0)\r\nCookie: labelkit-\(url.port ?? 0)=\(program.token)\r\n\r\n")
    #expect(try #require(connections.last).hears("HTTP/1.1 200 OK\r\n"))
    kill(program.process.processIdentifier, SIGTERM)
    for connection in connections.dropLast() { #expect(connection.rest().isEmpty) }
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
  }

  @Test func aServerWithoutFreeDescriptorsWaitsForThem() throws {
    let program = try Program(limit: 60)
    let url = try program.url("/api/state")
    var connections = try (0..<100).map { _ in try TextConnection(to: url) }
    for connection in connections { try connection.send("GET /") }
    connections.removeAll()
    let connection = try TextConnection(to: url)
    try connection.request(url)
    #expect(connection.hears("HTTP/1.1 200 OK\r\n"))
  }

  @Test func aRequestThatHasBegunIsAnsweredAfterASignal() throws {
    let program = try Program()
    let (state, image) = (try program.url("/api/state"), try program.url("/api/picture?id=a"))
    let connection = try TextConnection(to: state)
    // Both are received together, so that the second has begun when the first is answered.
    try connection.send(connection.head(state) + connection.head(image))
    #expect(connection.hears("HTTP/1.1 200 OK\r\n"))
    kill(program.process.processIdentifier, SIGTERM)
    #expect(connection.rest().matches(of: /HTTP\/1.1 \d+/).count == 2)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
  }

  // MARK: Addresses

  @Test func aPortThatIsTakenIsAnError() throws {
    let program = try Program()
    let port = try #require(program.address.port)
    let process = Process()
    let errors = Pipe()
    process.executableURL = Program.executable
    process.arguments = ["live", program.tree.root + "/a.yaml", "--port", "\(port)"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 73)
    #expect(text.contains("LK0624") && text.contains("cannot listen at 127.0.0.1:\(port) (Address already in use)"))
  }

  private static let hasIPv6 = FileManager.default.fileExists(atPath: "/proc/net/if_inet6")

  @Test(arguments: ["localhost", "0.0.0.0"] + (hasIPv6 ? ["::1", "::"] : [])) func itListensAtOtherAddresses(_ host: String) throws {
    let program = try Program(["--host", host])
    #expect(program.address.absoluteString.hasPrefix(host.contains(":") ? "http://[\(host)]:" : "http://\(host):"))
    let url = try program.url("/api/state")
    let connection = try TextConnection(to: url)
    try connection.request(url)
    #expect(connection.hears("HTTP/1.1 200 OK\r\n"))
  }
}
