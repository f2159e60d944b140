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

    init(_ arguments: [String] = [], labels: String = "- { id: a, title: Rain }\n") throws {
      tree = try ScratchTree()
      try Data("version: 1\nlabels:\n\(labels)".utf8).write(to: URL(filePath: tree.root + "/a.yaml"))
      let output = Pipe()
      process.executableURL = Self.executable
      process.arguments = ["live", tree.root + "/a.yaml"] + arguments
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
      try #require(URL(string: "http://127.0.0.1:\(address.port ?? 0)\(path)\(path.contains("?") ? "&" : "?")token=\(token)"))
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

  @Test func aLabelThatTakesTooLongIsAnErrorOfItsPicture() async throws {
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
    let labels = String(repeating: "{\"id\": \"a\", \"title\": \"A\"},", count: 50_000).dropLast()
    try Data("{\"version\": 1, \"labels\": [\(labels)]}".utf8).write(to: URL(filePath: tree.root + "/a.json"))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t 60 && exec \"$0\" \"$@\"", Program.executable.path, "live", "a.json", "--export", "out"]
    process.currentDirectoryURL = URL(filePath: tree.root)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    let state = try #require(tree.files()["state.js"].map { String(decoding: $0, as: UTF8.self) })
    #expect(state.contains("\"id\":\"a\"") && state.contains("\"id\":\"a (a.json:1) 49999\""))
  }

  @Test func sixtyFourPagesHearOfASave() throws {
    let program = try Program()
    let url = try program.url("/api/events")
    let pages = try (0..<64).map { _ in try EventConnection(url) }
    for page in pages { #expect(page.hears("data: {\"version\":1}"), "a page is told at once that it is connected, and to which state") }
    try Data("version: 1\nlabels:\n- { id: a, title: Snow }\n".utf8)
      .write(to: URL(filePath: program.tree.root + "/a.yaml"), options: .atomic)
    #expect(pages.filter { $0.hears("\"changed\":[\"a\"]") }.count == 64)
  }

  /// A connection that reads a stream of events. URLSession takes minutes for as many streams as these tests have.
  private final class EventConnection {
    private let socket: Int32
    private var received = ""

    init(_ url: URL) throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(url.port ?? 0).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let socket = socket
      let isConnected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
      }
      guard isConnected else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let request = Array("GET \(url.path)?\(url.query ?? "") HTTP/1.1\r\nHost: 127.0.0.1:\(url.port ?? 0)\r\n\r\n".utf8)
      try #require(send(socket, request, request.count, 0) == request.count)
    }

    deinit { close(socket) }

    /// Reads until a text has been received, the server ends, or nothing comes for a minute.
    func hears(_ text: String) -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while !received.contains(text) {
        var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 60_000) == 1 else { return false }
        let count = recv(socket, &bytes, bytes.count, 0)
        guard count > 0 else { return false }
        received += String(decoding: bytes[..<count], as: UTF8.self)
      }
      return true
    }
  }
}
