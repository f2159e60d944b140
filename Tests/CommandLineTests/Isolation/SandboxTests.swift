// SPDX-License-Identifier: MIT

import Foundation
import LabelSystem
import TestSupport
import Testing

/// What a process in the sandbox of `--untrusted` can do, tried by a program of our own (`Tests/SandboxProbe`) and seen by strace.
@Suite struct SandboxTests {
  private let tool: Tool
  private static let probe = Tool.buildFolder.appendingPathComponent("SandboxProbe")

  init() throws {
    tool = try Tool()
    try tool.write("inside/file", "inside")
    try tool.write("outside/secret", "outside")
    try tool.link("inside/link", to: "../outside/secret")
    try tool.makeFolder("output")
  }

  private var paths: [String] { ["inside", "outside/secret", "output"].map { "\(tool.home.path)/work/\($0)" } }

  /// The results of the probe, by attempt; the second table is for the child that it starts, if it may.
  private func results(_ options: [String] = []) throws -> [[String: String]] {
    let outcome = try tool.run(options + paths, program: Self.probe)
    try #require(outcome.code == 0, "\(outcome.errors)")
    return outcome.text.components(separatedBy: "the child:\n").map { part in
      Dictionary(
        part.split(separator: "\n").map { line in
          let parts = line.split(separator: ":", maxSplits: 1)
          return (String(parts[0]), parts.last?.trimmingCharacters(in: .whitespaces) ?? "")
        }
      ) { first, _ in first }
    }
  }

  private static let reading = [
    "read inside": "ok", "list inside": "ok", "read outside": "EACCES", "read outside by ..": "EACCES", "read outside by a link": "EACCES",
    "read /etc/passwd": "EACCES", "read /dev/zero": "EACCES", "read /proc/self/environ": "EACCES", "read /proc/self/mem": "EACCES",
    "read /proc/1/status": "EACCES", "list /": "EACCES", "start a thread": "ok",
  ]

  private static let writing = [
    "write output": "ok", "rename in output": "ok", "remove in output": "ok", "write outside": "EACCES", "truncate outside": "EACCES",
    "remove outside": "EACCES", "link outside into output": "EXDEV", "make a link in output": "EACCES", "make a pipe in output": "EPERM",
    "change permissions outside": "EPERM",
  ]

  private static let calls = [
    "internet socket": "EPERM", "unix socket": "EPERM", "netlink socket": "EPERM", "socket pair": "ok", "fork": "EPERM", "trace": "EPERM",
    "new namespace": "EPERM", "mount": "EPERM", "terminal input": "EPERM",
  ]

  /// Whether the kernel has all parts; if not, says so.
  private func isComplete(_ results: [String: String]) -> Bool {
    if let missing = results["missing"] { print("skipped: the kernel has no \(missing)") }
    return results["missing"] == nil
  }

  @Test func processInTheSandboxGetsOutByNoWayTried() throws {
    let results = try results()[0]
    guard isComplete(results) else { return }
    var expected = Self.reading.merging(Self.writing) { first, _ in first }.merging(Self.calls) { first, _ in first }
    expected["run another program"] = "EPERM"
    expected["run this program"] = "EPERM"
    for (name, result) in expected { #expect(results[name] == result, "\(name)") }
    #expect(results.count == expected.count)
    #expect(try tool.files("outside") == ["secret": [UInt8]("outside".utf8)])
    #expect(try tool.files("output").isEmpty)
  }

  @Test func processThatMayStartItselfStartsNothingElseAndItsChildHasNoMoreRights() throws {
    let results = try results(["--starts-programs"])
    guard isComplete(results[0]) else { return }
    #expect(results.count == 2 && results[0]["run another program"] == "EACCES")
    #expect(results[1]["run this program"] == "ok")
    for (name, result) in Self.reading.merging(Self.calls, uniquingKeysWith: { first, _ in first }) {
      #expect(results[0][name] == result && results[1][name] == result, "\(name)")
    }
  }

  /// The files that a run opened after it had entered the sandbox, in the words of strace.
  private func openedFiles(_ arguments: [String]) throws -> [String]? {
    let strace = URL(fileURLWithPath: "/usr/bin/strace")
    guard FileManager.default.isExecutableFile(atPath: strace.path) else {
      print("skipped: strace is not installed")
      return nil
    }
    let log = tool.home.appendingPathComponent("strace").path
    let calls = "trace=open,openat,openat2,creat,seccomp,socket,connect,execve"
    // A file for each thread and process, so that the lines of one are not mixed with those of others.
    let outcome = try tool.run(["-ff", "-y", "-o", log, "-e", calls, Tool.executable.path] + arguments, program: strace)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let logs = try FileManager.default.contentsOfDirectory(atPath: tool.home.path).filter { $0.hasPrefix("strace.") }
      .map { try tool.text($0).split(separator: "\n").map { String($0) } }
    let entering = logs.compactMap { $0.firstIndex { $0.contains("seccomp(SECCOMP_SET_MODE_FILTER") } }
    // The run, and with --isolate each worker process once more.
    #expect(entering.count >= (arguments.contains("--isolate") ? 2 : 1))
    // The run's own thread is the only one that has lines from before.
    let main = try #require(logs.first { $0.contains { $0.contains("execve(\"\(Tool.executable.path)\"") } })
    let entered = try #require(main.firstIndex { $0.contains("seccomp(SECCOMP_SET_MODE_FILTER") })
    let after = main[(entered + 1)...] + logs.filter { $0 != main }.flatMap { $0 }
    #expect(!after.contains { $0.contains("socket(") || $0.contains("connect(") })
    // With -y, strace shows the path that a descriptor has after all links.
    return after.filter { $0.contains("open") && $0.contains(" = ") && !$0.contains("O_PATH") }.compactMap { line in
      guard let result = line.split(separator: " = ").last, let start = result.firstIndex(of: "<"), let end = result.lastIndex(of: ">")
      else {
        return nil
      }
      return String(result[result.index(after: start)..<end])
    }
  }

  @Test(arguments: [[], ["--isolate"]])
  func runOpensOnlyItsFolderFontsAndCachesAfterwards(options: [String]) throws {
    try tool.write("inside/icons/a.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
    try tool.write(
      "inside/m.yaml",
      """
      version: 1
      icons: { my: icons }
      labels:
        - { id: a, title: A, icon: "my:a" }
        - { id: b, title: B, icon: { file: icons/a.svg } }
        - { id: c, title: "日本 مرحبا 👋", locale: ja, hyphenationFactor: 1, width: 40 }

      """)
    guard let files = try openedFiles(["batch", "inside/m.yaml", "-o", "output", "--untrusted"] + options) else { return }
    #expect(files.contains { $0.hasSuffix("inside/icons/a.svg") })
    let home = tool.home.resolvingSymlinksInPath().path
    let fonts = [
      "/usr/share/fonts", "/usr/local/share/fonts", "/etc/fonts", "/usr/share/fontconfig", "/var/cache/fontconfig", "/usr/share/hyphen",
    ]
    let system = ["/dev/urandom", "/dev/null", "/proc/sys/kernel/random/boot_id"]
    let own = ["\(home)/work/inside", "\(home)/work/output", "\(home)/cache"]
    // A worker process loads the program again; under ThreadSanitizer, a preloaded library too.
    let program = Tool.executable.resolvingSymlinksInPath().path
    let preloaded = [ProcessInfo.processInfo.environment["LD_PRELOAD"] ?? ""].filter { !$0.isEmpty }
    let loading = options.isEmpty ? [] : ["/usr/lib", "/lib", "/opt", "/etc/ld.so.cache", program] + preloaded
    for file in files {
      let isExpected =
        (fonts + own + loading).contains { file == $0 || file.hasPrefix($0 + "/") } || system.contains(file)
      #expect(isExpected, "\(file)")
    }
  }
}
