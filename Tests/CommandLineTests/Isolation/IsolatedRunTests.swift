// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `--isolate`: the same files and messages as without it, and a crash costs one label.
@Suite struct IsolatedRunTests {
  private let tool: Tool
  private static let root = Checkout.root.path

  init() throws { tool = try Tool() }

  /// Labels with every kind of result: images, warnings, errors before and while rendering, variants, own icons and fonts.
  private static let mixed = """
    version: 1
    icons: { my: icons }
    defaults: { variants: { scale: [1, 2], colorScheme: [light, dark] } }
    labels:
      - { id: plain, title: Plain, icon: bolt.fill }
      - { id: own, title: Own, icon: "my:partly" }
      - { id: low, title: Too low, height: 3, font: { size: 40 } }
      - { id: unknown, title: Unknown, icon: bolt.fil }
      - { id: two, title: "\\U0010FFFD", icon: bolt.fil }
      - { id: key, titel: Wrong key, icon: star.fil }
      - { id: wide, title: Wide, width: 1000000 }
      - { id: file, title: File, icon: { file: missing.svg } }
      - { id: last, title: مرحبا, locale: ar }

    """

  private func writeMixed() throws {
    try tool.write("m.yaml", Self.mixed)
    try tool.write(
      "icons/partly.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/><foreignObject>a</foreignObject></svg>")
    try tool.write("missing.yaml", "version: 1\nfonts: [nowhere]\nlabels: [{ id: a, title: A }, { id: b, title: B }]\n")
  }

  /// What a run printed, without its time.
  private func text(_ outcome: Outcome) -> String {
    outcome.errors.replacing(#/ in \d+\.\d+ s/#, with: "") + outcome.text
  }

  @Test(arguments: [[], ["--embed"], ["--optimize"], ["--max-failures", "1", "--jobs", "1"], ["--shard", "0/2"]])
  func filesMessagesAndExitCodeAreTheSame(options: [String]) throws {
    try writeMixed()
    let arguments = ["batch", "m.yaml", "missing.yaml", "--json"] + options
    let plain = try tool.run(arguments + ["-o", "plain", "--state", "plain.sqlite"])
    for jobs in options.isEmpty ? [["--jobs", "1"], ["--jobs", "3"]] : options.contains("--jobs") ? [[]] : [["--jobs", "3"]] {
      try? tool.remove("isolated")
      try? tool.remove("isolated.sqlite")
      let isolated = try tool.run(arguments + jobs + ["-o", "isolated", "--state", "isolated.sqlite", "--isolate"])
      #expect(isolated.code == plain.code)
      #expect(text(isolated) == text(plain))
      #expect(try tool.files("isolated") == tool.files("plain"))
    }
    // A later run finds the same files up to date, whichever way they were rendered.
    let later = try tool.run(arguments + ["-o", "plain", "--state", "plain.sqlite", "--isolate"])
    #expect(try text(later) == text(tool.run(arguments + ["-o", "plain", "--state", "plain.sqlite"])))
  }

  @Test func examplesAndBenchmarksHaveTheSameBytes() throws {
    for manifest in ["Examples/weather.yaml", "Examples/typesetting.yaml"] {
      #expect(try tool("batch", "\(Self.root)/\(manifest)", "--archive", "plain.tar").code == 0)
      #expect(try tool("batch", "\(Self.root)/\(manifest)", "--archive", "isolated.tar", "--isolate").code == 0)
      #expect(try tool.files()["isolated.tar"] == tool.files()["plain.tar"], "\(manifest)")
    }
    for kind in ["web", "xcassets"] {
      for options in [[], ["--isolate"]] {
        let outcome = try tool.run(
          ["assets", "\(Self.root)/Examples/weather.yaml", "--kind", kind, "-o", kind + options.joined()] + options)
        #expect(outcome.code == 0, "\(outcome.errors)")
      }
      #expect(try tool.files(kind + "--isolate") == tool.files(kind))
    }
    let rows = try String(contentsOfFile: Self.root + "/Benchmarks/labels/multilingual.ndjson", encoding: .utf8)
      .split(separator: "\n").prefix(60).joined(separator: "\n")
    let plain = try tool("batch", "-", "-o", "plain", input: rows)
    let isolated = try tool("batch", "-", "-o", "isolated", "--isolate", input: rows)
    #expect(plain.code == isolated.code && text(plain) == text(isolated))
    #expect(try tool.files("isolated") == tool.files("plain"))
  }

  /// An image that needs more memory than there is, in a process whose memory is limited.
  /// Too few files are no internal error, wherever they run out.
  @Test(arguments: 5...14, ["--isolate", ""]) func fewFilesAreALimitAndNoInternalError(count: Int, option: String) throws {
    try tool.write("m.ndjson", "{\"id\": \"a\", \"title\": \"A\"}\n")
    let outcome = try tool.shell("ulimit -n \(count); exec \"$0\" batch m.ndjson -o out --jobs 1 \(option)")
    // Fontconfig does not tell why it finds no fonts.
    let isExpected = [0, 65, 66, 73, 75].contains(outcome.code) || outcome.errors.contains("LK0405")
    #expect(isExpected && !outcome.errors.contains("please report"), "\(outcome.code) \(outcome.errors)")
    if outcome.code == 75 { #expect(outcome.errors.contains("LK0421"), "\(outcome.errors)") }
  }

  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory)) func labelThatEndsItsProcessIsNamedAndTheOthersAreRendered() throws {
    try tool.write(
      "m.yaml",
      """
      version: 1
      labels:
        - { id: a, title: A }
        - { id: large, title: L, width: 4000, height: 4000, background: white }
        - { id: b, title: B }
        - { id: c, title: C, icon: bolt.fil }
        - { id: d, title: D }

      """)
    let outcome = try tool.run(
      ["-c", "ulimit -v 400000; exec \"$0\" batch m.yaml -o out --isolate --diagnostics short --json", Tool.executable.path],
      environment: ["SWIFT_BACKTRACE": "enable=no"], program: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("m.yaml:4:5: error LK0412: the process that rendered this label ended: signal "))
    #expect(outcome.errors.contains("m.yaml:6:") && outcome.errors.contains("LK0102"))
    #expect(
      try outcome.lines.dropLast().map { try jsonObject($0)["status"] as? String } == ["written", "failed", "written", "failed", "written"])
    #expect(try Set(tool.files("out").keys) == ["a.png", "b.png", "d.png"])
    // Alone, it has the exit code of an internal error.
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: large, title: L, width: 4000, height: 4000, background: white }]\n")
    #expect(
      try tool.run(
        ["-c", "ulimit -v 400000; exec \"$0\" batch m.yaml -o one --isolate", Tool.executable.path],
        environment: ["SWIFT_BACKTRACE": "enable=no"], program: URL(fileURLWithPath: "/bin/sh")
      ).code == 70)
  }

  /// The processes whose parent is a process, from the system's list.
  private static func children(of parent: Int32) -> [Int32] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
    return all.filter { id in
      guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
      // The name, in parentheses, may have spaces.
      return status.split(separator: ")").last?.split(separator: " ").dropFirst().first == Substring("\(parent)")
    }.sorted()
  }

  // A sanitizer would report SIGSEGV as a crash of the tool.
  @Test(arguments: Sanitizer.isUsed ? [SIGKILL] : [SIGKILL, SIGSEGV])
  func killedWorkersAreReplacedAndAtMostTheirOwnLabelsFail(signal: Int32) throws {
    try tool.write("m.ndjson", RowSample.rows(1200))
    #expect(try tool("batch", "m.ndjson", "-o", "clean").code == 0)
    let clean = try tool.files("clean")
    var generator = Seeded(state: UInt64(signal))
    let process = try tool.start(
      ["batch", "m.ndjson", "-o", "out", "--json", "--isolate", "--jobs", "2"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    var kills = 0
    while process.isRunning, kills < 12 {
      usleep(.random(in: 5_000...50_000, using: &generator))
      guard let worker = Self.children(of: process.processIdentifier).randomElement(using: &generator) else { continue }
      if kill(worker, signal) == 0 { kills += 1 }
    }
    process.waitUntilExit()
    let lines = try tool.text("out-stream").split(separator: "\n").map { try jsonObject($0) }
    let failed = lines.dropLast().filter { $0["status"] as? String == "failed" }
    #expect(lines.count == 1201 && lines.last?["end"] as? Bool == true)
    // A label fails only if a process was killed in which it was alone, after another had been killed.
    #expect(kills > 0 && failed.count < kills)
    #expect(failed.allSatisfy { "\($0["diagnostics"] ?? "")".contains("LK0412") })
    #expect(process.terminationReason == .exit && process.terminationStatus == (failed.isEmpty ? 0 : 1))
    let failedPaths = Set(failed.compactMap { $0["path"] as? String })
    #expect(try tool.files("out") == clean.filter { !failedPaths.contains($0.key) })
    #expect(try tool("batch", "m.ndjson", "-o", "out", "--isolate").code == 0)
    #expect(try tool.files("out") == clean)
  }

  /// Numbers of threads that would overflow if anything were multiplied with them.
  @Test(arguments: [["--isolate"], []]) func anyNumberOfJobsIsAccepted(options: [String]) throws {
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }, { id: b, title: B }]\n")
    for jobs in ["2000", "\(Int32.max)", "\(Int.max)"] {
      let outcome = try tool.run(["batch", "m.yaml", "-o", "out", "--force", "--jobs", jobs] + options)
      #expect(outcome.code == 0, "\(jobs): \(outcome.errors)")
      #expect(try tool("snapshot", "verify", "m.yaml", "--jobs", jobs).code == 22)
    }
  }

  /// The limits of the workers of a run that waits for rows, as the kernel lists them.
  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory), arguments: [([], 8 << 30), (["--untrusted"], 4 << 30)] as [([String], Int)])
  func memoryOfAWorkerIsLimited(options: [String], bytes: Int) throws {
    let input = Pipe()
    let process = try tool.start(["batch", "-", "-o", "out", "--isolate", "--jobs", "1"] + options, input: input)
    try input.fileHandleForWriting.write(contentsOf: Data("{\"id\":\"a\",\"title\":\"A\"}\n".utf8))
    while try tool.files("out").isEmpty, process.isRunning { usleep(5000) }
    let worker = try #require(Self.children(of: process.processIdentifier).first)
    let limits = try String(contentsOfFile: "/proc/\(worker)/limits", encoding: .utf8)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(limits.contains(try Regex("Max address space +\(bytes) +\(bytes) +bytes")), "\(limits)")
  }

  @Test(arguments: [SIGKILL, SIGTERM]) func workersEndWithTheirRun(signal: Int32) throws {
    try tool.write("m.ndjson", RowSample.rows(3000))
    let process = try tool.start(["batch", "m.ndjson", "-o", "out", "--isolate", "--jobs", "2"])
    while try tool.files("out").count < 5, process.isRunning { usleep(5000) }
    let workers = Self.children(of: process.processIdentifier)
    #expect(workers.count == 2)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    // They end by themselves; whoever adopted them may not have asked for their status yet.
    func isAlive(_ id: Int32) -> Bool {
      let status = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ") Z"
      return status.split(separator: ")").last?.split(separator: " ").first != "Z"
    }
    for _ in 0..<1000 where workers.contains(where: isAlive) { usleep(10_000) }
    #expect(!workers.contains(where: isAlive))
  }
}
