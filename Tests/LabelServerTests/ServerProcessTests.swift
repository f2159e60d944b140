// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import Synchronization
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The program labelkit-server with real connections.
@Suite(.timeLimit(.minutes(2))) struct ServerProcessTests {
  /// A started server; it is ended with this value.
  private final class Program {
    let process = Process()
    let tree: ScratchTree
    let address: URL

    init(_ arguments: [String] = []) throws {
      tree = try ScratchTree()
      try Data("version: 1\nlabels:\n- { id: a, title: Rain }\n".utf8).write(to: URL(filePath: tree.root + "/a.yaml"))
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
    private static var executable: URL {
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

  @Test func sixtyFourPagesHearOfASave() async throws {
    let program = try Program()
    let url = try program.url("/api/events")
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 80
    let session = URLSession(configuration: configuration)
    let path = program.tree.root + "/a.yaml"
    let heard = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 { group.addTask { try await Self.hears("\"changed\":[\"a\"]", at: url, session) } }
      group.addTask {
        // Until all of them have connected, a later save tells them.
        for number in 0..<200 {
          try await Task.sleep(for: .milliseconds(100))
          try Data("version: 1\nlabels:\n- { id: a, title: Rain \(number) }\n".utf8).write(to: URL(filePath: path), options: .atomic)
        }
        return false
      }
      var count = 0
      while count < 64, let isHeard = try await group.next() { if isHeard { count += 1 } }
      group.cancelAll()
      return count
    }
    #expect(heard == 64)
  }

  /// Reads a stream of events until a text is in it.
  private static func hears(_ text: String, at url: URL, _ session: URLSession) async throws -> Bool {
    let listener = Listener(text)
    let task = session.dataTask(with: url)
    task.delegate = listener
    task.resume()
    defer { task.cancel() }
    for await isHeard in listener.heard { return isHeard }
    return false
  }

  private final class Listener: NSObject, URLSessionDataDelegate {
    let heard: AsyncStream<Bool>
    private let continuation: AsyncStream<Bool>.Continuation
    private let text: String
    private let received = Mutex("")

    init(_ text: String) {
      self.text = text
      (heard, continuation) = AsyncStream.makeStream(of: Bool.self)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let isHeard = received.withLock { received in
        received += String(decoding: data, as: UTF8.self)
        return received.contains(text)
      }
      if isHeard { continuation.yield(true) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { continuation.finish() }
  }
}
