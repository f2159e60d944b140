// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Runs that are killed or end by a signal, and runs that watch their inputs.
@Suite struct StoppedRunTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test func killedRunLeavesNoIncompleteFilesAndTheNextRunCompletesIt() throws {
    try tool.write("m.ndjson", RowSample.rows(300))
    #expect(try tool("batch", "m.ndjson", "-o", "clean").code == 0)
    let clean = try tool.files("clean")
    var generator = Seeded(state: 20)
    for round in 0..<(SlowBuild.isEnabled ? 20 : 8) {
      let process = try tool.start(["batch", "m.ndjson", "-o", "out\(round % 4)"])
      usleep(UInt32.random(in: 1000...400_000, using: &generator))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (name, bytes) in try tool.files("out\(round % 4)") where !name.contains(".labelkit-") { #expect(bytes == clean[name]) }
    }
    for out in 0..<4 {
      #expect(try tool("batch", "m.ndjson", "-o", "out\(out)").code == 0)
      #expect(try tool.files("out\(out)") == clean)
    }
  }

  @Test func temporaryOfAKilledArchiveIsRemovedByTheNextRun() throws {
    try tool.write("m.ndjson", RowSample.rows(2000))
    try tool.makeFolder("tar")
    let process = try tool.start(["batch", "m.ndjson", "--archive", "tar/a.tar"])
    while try tool.files("tar").isEmpty, process.isRunning { usleep(2000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try tool.files("tar").keys.allSatisfy { $0.hasPrefix(".labelkit-") })
    try tool.write("n.ndjson", RowSample.rows(1))
    #expect(try tool("batch", "n.ndjson", "--archive", "tar/a.tar").code == 0)
    #expect(try tool.files("tar").keys.sorted() == ["a.tar"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func signalEndsARunAfterItsCurrentFiles(signal: Int32) throws {
    try tool.write("m.ndjson", RowSample.rows(3000))
    let process = try tool.start(["batch", "m.ndjson", "-o", "out", "--json"])
    while try tool.files("out").count < 5, process.isRunning { usleep(5000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + signal)
    let lines = try tool.text("out-stream").split(separator: "\n")
    let trailer = try jsonObject(lines.last ?? "")
    #expect(trailer["end"] as? Bool == true && trailer["stopped"] as? Bool == true)
    #expect(trailer["written"] as? Int == lines.count - 1)
    #expect(try tool.files("out").count == lines.count - 1)
    #expect(try !tool.files("out").keys.contains { $0.contains(".labelkit-") })
  }

  /// No other program has a reason to send it; the exit code is that of every signal.
  @Test func alarmOfAnotherProgramEndsARunByItsNumber() throws {
    try tool.write("m.ndjson", RowSample.rows(3000))
    let process = try tool.start(["batch", "m.ndjson", "-o", "out"])
    while try tool.files("out").count < 5, process.isRunning { usleep(5000) }
    kill(process.processIdentifier, SIGALRM)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + SIGALRM)
  }

  @Test func invalidRowsFailAlone() throws {
    try tool.write("m.ndjson", RowSample.rows(1000, invalidEvery: 100))
    try tool.write(
      "valid.ndjson",
      RowSample.rows(1000).split(separator: "\n").enumerated().filter { $0.offset % 100 != 99 }.map { $0.element + "\n" }.joined())
    let outcome = try tool("batch", "m.ndjson", "-o", "out", "--diagnostics", "short")
    #expect(outcome.code == 1 && outcome.errors.contains("990 written, 10 failed"))
    let lines = Set(
      outcome.errors.split(separator: "\n").filter { $0.contains("LK0102") }.compactMap { $0.split(separator: ":").dropFirst().first })
    #expect(lines == Set((1...10).map { Substring("\($0 * 100)") }))
    // Not only the number of files is right: a run of the valid rows alone finds them all unchanged.
    #expect(try tool("batch", "valid.ndjson", "-o", "out").errors.hasPrefix("990 images: 990 unchanged"))
  }

  @Test func watchRunsAgainAfterAChange() throws {
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }]\n")
    let process = try tool.start(["batch", "m.yaml", "-o", "out", "--watch"])
    defer { kill(process.processIdentifier, SIGKILL) }
    func waitForFiles(_ names: Set<String>) throws -> Bool {
      for _ in 0..<400 {
        if try Set(tool.files("out").keys) == names { return true }
        usleep(25_000)
      }
      return false
    }
    #expect(try waitForFiles(["a.png"]))
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }, { id: b, title: B }]\n")
    #expect(try waitForFiles(["a.png", "b.png"]))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
  }

  /// Starts a run that watches its inputs, and waits until the first run has begun.
  private func watch(_ manifest: String, into folder: String) throws -> Process {
    let process = try tool.start(["batch", manifest, "-o", folder, "--watch"])
    for _ in 0..<400 where !FileManager.default.fileExists(atPath: tool.home.path + "/work/" + folder) { usleep(25_000) }
    return process
  }

  /// The image `a.png` in a folder as soon as it is there and is another one; nil if that takes too long.
  private func image(in folder: String, otherThan former: [UInt8]? = nil) throws -> [UInt8]? {
    for _ in 0..<400 {
      if let image = try tool.files(folder)["a.png"], image != former { return image }
      usleep(25_000)
    }
    return nil
  }

  /// A file or a folder that the manifest names cannot be read, so that nothing can be planned. Then it can.
  @Test(arguments: [
    (#""strings": "l""#, #""titleKey": "k""#, "l/en.lproj/Localizable.strings", #""k" = "Yes";"#),
    (#""icons": { "my": "not/there" }"#, #""icon": "my:x""#, "not/there/x.svg", IconSample.svg(1)),
    (#""fonts": ["not/there"]"#, #""title": "A""#, "not/there/OFL.txt", "no font"),
  ])
  func watchRunsAgainWhenAnErrorIsMended(head: String, label: String, file: String, text: String) throws {
    let isFolder = file.hasPrefix("not")
    try tool.write("m.yaml", "{ \"version\": 1, \(head), \"labels\": [{ \"id\": \"a\", \(label) }] }\n")
    try tool.write("m.ndjson", "{ \"version\": 1, \(head) }\n{ \"id\": \"a\", \(label) }\n")
    for manifest in ["m.yaml", "m.ndjson"] {
      if isFolder {
        try? FileManager.default.removeItem(atPath: tool.home.path + "/work/not")
      } else {
        try tool.write(file, String(text.dropLast(3)))
      }
      let process = try watch(manifest, into: manifest + ".out")
      defer { kill(process.processIdentifier, SIGKILL) }
      try tool.write(file, text)
      #expect(try image(in: manifest + ".out") != nil, "\(manifest)")
    }
  }

  /// The manifest's folder of icons exists, and so does that of the command line.
  @Test(arguments: ["my:x", "cli:flags/x"]) func watchRunsAgainWhenAnIconComes(name: String) throws {
    for folder in ["icons", "more/flags"] {
      try FileManager.default.createDirectory(atPath: tool.home.path + "/work/" + folder, withIntermediateDirectories: true)
    }
    try tool.write("more/flags/y.svg", IconSample.svg(1))
    try tool.write(
      "m.yaml", "version: 1\nicons: { my: icons }\nlabels: [{ id: a, title: A, icon: '\(name)' }, { id: b, icon: 'cli:flags/y' }]\n")
    let process = try tool.start(["batch", "m.yaml", "-o", "out", "--watch", "--icons", "cli=more"])
    defer { kill(process.processIdentifier, SIGKILL) }
    for _ in 0..<400 where try !tool.files("out").keys.contains("b.png") { usleep(25_000) }
    try tool.write(name.hasPrefix("my") ? "icons/x.svg" : "more/flags/x.svg", IconSample.svg(1))
    #expect(try image(in: "out") != nil)
  }

  /// The build cache and the images are in a folder that is searched for fonts and strings.
  @Test func watchDoesNotRunAgainBecauseOfItsOwnFiles() throws {
    try tool.write("Localizable.strings", "\"k\" = \"Yes\";")
    try tool.write("m.yaml", "version: 1\nfonts: [.]\nstrings: .\nlabels: [{ id: a, titleKey: k }]\n")
    let process = try tool.start(["batch", "m.yaml", "-o", ".", "--state", "state", "--json", "--watch"])
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try image(in: ".") != nil)
    usleep(500_000)
    let runs = try tool.text("out-stream").split(separator: "\n").filter { $0.contains("\"written\":") }
    // One more if a file of this test was as new as the first run.
    #expect((1...2).contains(runs.count), "\(runs)")
  }

  /// During the first run the font file is incomplete. Then the rest is written, and then the font is overwritten. Neither changes the
  /// modification time of the folder.
  @Test func watchRunsAgainAfterAChangeOfFonts() throws {
    let font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get())))
    var wider = FontTables(font)
    wider.set("hmtx", at: 0, to: 1200)
    try tool.write("fonts/Box.ttf", Array(font.prefix(100)))
    try tool.write("m.yaml", "version: 1\nfonts: [fonts]\nlabels: [{ id: a, title: A, font: { family: Box } }]\n")
    let process = try tool.start(["batch", "m.yaml", "-o", "out", "--json", "--watch"])
    defer { kill(process.processIdentifier, SIGKILL) }
    for _ in 0..<400 where try !tool.text("out-stream").contains("\"end\":true") { usleep(25_000) }
    try tool.write("fonts/Box.ttf", font)
    let first = try image(in: "out")
    try tool.write("fonts/Box.ttf", wider.file)
    let second = try image(in: "out", otherThan: first)
    #expect(first != nil && second != nil)
  }

  /// A font is copied or moved into an empty folder during the first run. A moved font keeps its old modification time.
  @Test(arguments: [false, true]) func watchRunsAgainWhenAFontComes(isMoved: Bool) throws {
    for folder in ["fonts", "elsewhere"] {
      try FileManager.default.createDirectory(atPath: tool.home.path + "/work/" + folder, withIntermediateDirectories: true)
    }
    try tool.write("elsewhere/Box.ttf", [UInt8](try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get()))))
    try tool.write("m.yaml", "version: 1\nfonts: [fonts]\nlabels: [{ id: a, title: A, font: { family: Box } }]\n")
    let process = try watch("m.yaml", into: "out")
    defer { kill(process.processIdentifier, SIGKILL) }
    let (source, font) = (tool.home.path + "/work/elsewhere/Box.ttf", tool.home.path + "/work/fonts/Box.ttf")
    if isMoved {
      try FileManager.default.moveItem(atPath: source, toPath: font)
    } else {
      try FileManager.default.copyItem(atPath: source, toPath: font)
    }
    #expect(try image(in: "out") != nil)
  }
}
