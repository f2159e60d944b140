// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Work and memory are bounded before they are spent: each of these took all memory, or seconds to minutes.
@Suite struct WorkLimitTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// Runs a command with little memory and processor time.
  private func limited(_ arguments: String...) throws -> Outcome {
    try tool.run(
      ["-c", Sanitizer.limits("ulimit -v 4000000; ulimit -t 20; ") + "exec \"$0\" \"$@\"", Tool.executable.path]
        + arguments.filter { !$0.isEmpty },
      program: URL(fileURLWithPath: "/bin/bash"))
  }

  /// An image within the limits for which there is no memory.
  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory), arguments: [600_000, 800_000, 1_000_000])
  func imageWithoutMemoryIsALimit(memory: Int) throws {
    try tool.write("m.ndjson", "{\"id\": \"x\", \"icon\": \"bolt.fill\", \"font\": {\"size\": 4000}}\n")
    let outcome = try tool.shell("ulimit -v \(memory); exec \"$0\" batch m.ndjson -o out --format webp --jobs 1")
    #expect(outcome.code == 75 && outcome.errors.contains("LK0421"), "\(outcome.code) \(outcome.errors)")
    #expect(try tool.files("out").isEmpty)
  }

  @Test(arguments: ["1e-5", "1e-6", "1e-7", "1e-12", "1e-300"])
  func tinyEmojiIsDrawnOrLeftOut(size: String) throws {
    try tool.write("m.ndjson", "{\"id\": \"a\", \"title\": \"😀\", \"font\": {\"size\": \(size)}}\n")
    let outcome = try limited("batch", "m.ndjson", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(arguments: [
    "\"kern\": 1e9, \"underline\": {\"pattern\": \"dot\"}", "\"tracking\": 1e9, \"strikethrough\": {\"pattern\": \"dash\"}",
    "\"kern\": 1e9, \"underline\": {\"pattern\": \"dashDotDot\", \"style\": \"double\"}",
  ])
  func wideSpacingWithAPatternIsTooLong(attributes: String) throws {
    try tool.write("m.ndjson", "{\"id\": \"a\", \"title\": \"ab\", \(attributes)}\n")
    let outcome = try limited("batch", "m.ndjson", "-o", "out")
    #expect(outcome.code == 75 && outcome.errors.contains("LK0302"), "\(outcome.errors)")
  }

  @Test func wideSpacingInANarrowLabelIsCut() throws {
    try tool.write(
      "m.ndjson",
      "{\"id\": \"a\", \"title\": \"ab\", \"kern\": 1e9, \"underline\": {\"pattern\": \"dot\"}, \"width\": 40, "
        + "\"lineBreakMode\": \"byClipping\"}\n")
    let outcome = try limited("batch", "m.ndjson", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try tool.files("out").keys.sorted() == ["a.png"])
  }

  /// 1,000 scales × 1,000 locales × 10 text sizes.
  private static let axes: String = {
    let scales = (1...1000).map { String(Double($0) / 1000 + 0.5) }.joined(separator: ", ")
    let locales = (0..<1000).map { "\"a\(Character(Unicode.Scalar(UInt8(97 + $0 / 26 % 26))))-\($0 + 100)\"" }.joined(separator: ", ")
    let sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...3).map { "accessibility\($0)" }
    return "{\"scale\": [\(scales)], \"locale\": [\(locales)], \"dynamicTypeSize\": [\(sizes.map { "\"\($0)\"" }.joined(separator: ", "))]}"
  }()

  @Test(arguments: ["m.json", "m.yaml", "m.ndjson", "row.ndjson"], [["batch", ""], ["batch", "--dry-run"], ["assets", "--kind=web"]])
  func productOfTheVariantsIsLimited(name: String, command: [String]) throws {
    let label = "{\"id\": \"a\", \"title\": \"A\""
    switch name {
    case "row.ndjson": try tool.write(name, "\(label), \"variants\": \(Self.axes)}\n")
    case "m.ndjson": try tool.write(name, "{\"version\": 1, \"variants\": \(Self.axes)}\n\(label)}\n")
    default: try tool.write(name, "{\"version\": 1, \"variants\": \(Self.axes), \"labels\": [\(label)}]}")
    }
    let outcome = try limited(command[0], name, "-o", "out", command[1])
    #expect(outcome.code == 75 && outcome.errors.contains("LK0309"), "\(outcome.errors.prefix(500))")
    #expect(try !tool.files("out").keys.contains { $0.hasSuffix(".png") })
  }

  @Test func outputsOfAManifestAreLimited() throws {
    let scales = (1...1000).map { String(Double($0) / 1000 + 0.5) }.joined(separator: ", ")
    let labels = (0..<501).map { "{\"id\": \"a\($0)\", \"title\": \"A\"}" }.joined(separator: ",\n")
    try tool.write("m.json", "{\"version\": 1, \"variants\": {\"scale\": [\(scales)]}, \"labels\": [\(labels)]}")
    let outcome = try limited("batch", "m.json", "-o", "out", "--dry-run")
    #expect(outcome.code == 75 && outcome.errors.contains("the manifest has 501000 files"), "\(outcome.errors.prefix(500))")
  }

  /// Each part of a wrong name is looked up alone, to suggest another.
  @Test(arguments: [".b", "-b", " b", ":b"])
  func longNameOfAnIconIsAnErrorAtOnce(part: String) throws {
    try tool.write("m.ndjson", "{\"id\": \"a\", \"icon\": \"a\(String(repeating: part, count: 20_000))\"}\n")
    let outcome = try limited("batch", "m.ndjson", "-o", "out", "--diagnostics", "short")
    #expect(outcome.code == 65 && outcome.errors.contains("LK0102"), "\(outcome.code) \(outcome.errors.suffix(300))")
  }

  /// The glyph of a control character has no ink, and no image that could be too large.
  @Test(arguments: ["\\u0001", "\\u0008"], [9000, 20_000, 1_000_000])
  func glyphWithoutInkIsBlankAtAnySize(title: String, size: Int) throws {
    try tool.write(
      "m.ndjson", "{\"id\": \"a\", \"title\": \"\(title)\", \"font\": {\"size\": \(size)}, \"width\": 10, \"height\": 1}\n")
    let outcome = try limited("batch", "m.ndjson", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  /// A label may have as many messages as values, and each message has a location. To look for a location takes as long as to read the label.
  @Test(arguments: [("features", 0), ("locales", 0), ("columns", 65), ("characters", 65)])
  func manyMessagesAboutALabelTakeLinearTime(name: String, code: Int32) throws {
    let numbers = 0..<20_000
    let outcome: Outcome
    switch name {
    case "features":
      let features = numbers.map { "\"\(String($0 + 100_000, radix: 20))\": 1" }.joined(separator: ", ")
      try tool.write("m.json", #"{"version": 1, "labels": [{"id": "a", "title": "A", "font": {"features": {\#(features)}}}]}"#)
      outcome = try limited("batch", "m.json", "-o", "out")
    case "locales":
      let locales = numbers.prefix(SlowBuild.isEnabled ? 9000 : 1500).map { "\"xx\($0 + 10_000)\"" }.joined(separator: ", ")
      try tool.write("m.json", #"{"version": 1, "variants": {"locale": [\#(locales)]}, "labels": [{"id": "a", "title": "A"}]}"#)
      outcome = try limited("batch", "m.json", "-o", "out", "--dry-run")
    case "columns":
      let columns = (0..<100_000).map { "minimumLineHigth\($0)" }
      try tool.write("m.csv", "id,title," + columns.joined(separator: ",") + "\na,A\n")
      outcome = try limited("batch", "m.csv", "-o", "out")
      #expect(outcome.errors.contains("LK0419") && outcome.errors.contains("99900 more errors"), "\(outcome.errors.suffix(500))")
    default:
      let characters = String(String.UnicodeScalarView(numbers.compactMap { Unicode.Scalar(0xF0000 + $0) }))
      try tool.write("m.ndjson", "{\"id\": \"a\", \"title\": \"\(characters)\"}\n")
      outcome = try limited("fonts", "check", "m.ndjson", "--diagnostics", "short")
      #expect(outcome.errors.split(separator: "\n").filter { $0.contains("LK0103") || $0.contains("LK0101") }.count == 100)
    }
    #expect(outcome.code == code, "\(outcome.code) \(outcome.errors.suffix(500))")
  }

  /// Each word is looked for once, and nothing is suggested for a long text.
  @Test func longSearchesForIconsEnd() throws {
    let words = try limited("icons", "list", String(repeating: "a ", count: 50_000))
    #expect(words.code == 0, "\(words.code) \(words.errors.prefix(300))")
    let marks = try limited("icons", "list", "e" + String(repeating: "\u{301}", count: 50_000))
    #expect(marks.errors.contains("LK0108"), "\(marks.code) \(marks.errors.prefix(300))")
  }

  @Test func manyOrphanedSnapshotsTakeLinearTime() throws {
    try tool.write("m.ndjson", "{\"id\": \"a\", \"title\": \"A\"}\n")
    try tool.makeFolder("Snapshots")
    for number in 0..<20_000 { close(creat(tool.path("Snapshots/orphan\(number).txt"), 0o600)) }
    let outcome = try limited("snapshot", "verify", "m.ndjson", "--diagnostics", "short")
    #expect(outcome.code == 22 && outcome.errors.contains("1 new, 20000 deleted"), "\(outcome.code) \(outcome.errors.suffix(200))")
  }

  // MARK: Failures and time

  @Test func endOfTheTimeOfALabelFailsItAlone() throws {
    try tool.write("m.ndjson", Self.slowRow + "{\"id\": \"a\", \"title\": \"A\"}\n")
    let outcome = try tool("batch", "m.ndjson", "-o", "out", "--timeout", "0.1", "--jobs", "1")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0411") && outcome.errors.contains("1 written, 1 failed"), "\(outcome.errors)")
    #expect(try tool.files("out").keys.sorted() == ["a.png"])
  }

  @Test(arguments: ["-1", "nan"])
  func timeoutIsANumberOfSeconds(text: String) throws {
    try tool.write("m.ndjson", "")
    #expect(try tool("batch", "m.ndjson", "-o", "out", "--timeout=" + text).code == 64)
  }

  /// A label that takes many seconds does not keep the first signal from ending the run. Its file is written only if it was finished within
  /// the second that the signal leaves it, as on a fast machine.
  @Test(arguments: [SIGINT, SIGTERM])
  func firstSignalEndsASlowLabel(signal: Int32) throws {
    try tool.write("m.ndjson", "{\"id\": \"a\", \"title\": \"A\"}\n" + Self.slowRow)
    let process = try tool.start(["batch", "m.ndjson", "-o", "out", "--timeout", "0", "--jobs", "1"])
    while try tool.files("out").isEmpty, process.isRunning { usleep(5000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + signal)
    let names = try tool.files("out").keys.sorted()
    #expect(names == ["a.png"] || names == ["a.png", "slow.png"], "\(names)")
  }

  /// A paragraph that is shrunk to fit, in the largest size.
  private static let slowRow =
    "{\"id\": \"slow\", \"title\": \"\(String(repeating: "word ", count: 19_000))\", \"width\": 300, \"height\": 300, \"numberOfLines\": 0, "
    + "\"adjustsFontSizeToFitWidth\": true, \"minimumScaleFactor\": 0.01, \"font\": {\"size\": 400}}\n"

  @Test func waitForAPipeEndsWithTheFirstSignal() throws {
    try #require(mkfifo(tool.home.appendingPathComponent("work/m.yaml").path, 0o600) == 0)
    let process = try tool.start(["batch", "m.yaml", "-o", "out"])
    // The pipe can be opened for writing without waiting as soon as the run has opened it for reading.
    let path = tool.home.appendingPathComponent("work/m.yaml").path
    var writer: Int32 = -1
    while writer < 0, process.isRunning {
      writer = open(path, O_WRONLY | O_NONBLOCK)
      usleep(5000)
    }
    defer { close(writer) }
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + SIGTERM)
  }

  // MARK: Painting

  /// Thousands of curves that cross each other, as in finding D17.
  static func denseIcon(curves: Int) -> String {
    let pair = "c1 9 9 1 24 24s-9 9 -24 -24"
    let path = "<path stroke='#000' stroke-width='3' d='M0 0\(String(repeating: pair, count: curves / 2))'/>"
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(path)</svg>"
  }

  /// Each copy of the icon takes a megabyte of memory, and one point of the image.
  @Test func thousandsOfLargeIconsInATitleAreRefused() throws {
    let points = (0..<19_000).map { "L\($0 % 24) \($0 * 7 % 24)" }.joined()
    try tool.write("large.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M0 0\(points)z'/></svg>")
    let icons = Array(repeating: #"{"icon":"large.svg","bounds":[0,0,1,1]}"#, count: 2000).joined(separator: ",")
    try tool.write("m.ndjson", #"{"id":"a","font":{"size":1},"width":400,"numberOfLines":0,"attributedTitle":[\#(icons)]}"# + "\n")
    for outcome in [try limited("batch", "m.ndjson", "-o", "out"), try limited("measure", "m.ndjson")] {
      #expect(outcome.code == 75 && outcome.errors.contains("LK0308"), "\(outcome.errors)")
    }
  }

  /// Each of nearly ten thousand tiles has a copy of a large clip or mask.
  @Test(arguments: [("clipPath", "clip-path"), ("mask", "mask")])
  func largeClipsOfTilesAreRefused(element: String, property: String) throws {
    let points = (0..<15_000).map { "L\($0 % 24) \($0 * 7 % 24)" }.joined()
    let definition = "<\(element) id='c'><path fill='#fff' d='M0 0\(points)z'/></\(element)>"
    let tile = "<rect width='.5' height='.5' \(property)='url(#c)'/>"
    let pattern = "<pattern id='p' width='1' height='1' patternUnits='userSpaceOnUse'>\(tile)</pattern>"
    let shape = "<rect width='90' height='90' fill='url(#p)'/>"
    try tool.write("tiles.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 99 99'>\(definition)\(pattern)\(shape)</svg>")
    let outcome = try limited("render", "--icon", "tiles.svg", "-o", "x.png")
    #expect(outcome.code == 65 && outcome.errors.contains("its patterns repeat more than 60000 path commands"), "\(outcome.errors)")
  }

  @Test(arguments: ["render", "batch", "check"])
  func denseIconIsRefusedWhereItWouldTakeLong(command: String) throws {
    try tool.write("dense.svg", Self.denseIcon(curves: 18_000))
    let outcome: Outcome
    switch command {
    case "render": outcome = try limited("render", "--icon", "dense.svg", "--size", "300", "-o", "x.png")
    case "batch":
      try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, icon: { file: dense.svg }, font: { size: 300 } }]\n")
      outcome = try limited("batch", "m.yaml", "-o", "out")
    default: outcome = try limited("icons", "check", "dense.svg")
    }
    #expect(outcome.code == 75 && outcome.errors.contains("LK0308"), "\(outcome.errors)")
  }
}
