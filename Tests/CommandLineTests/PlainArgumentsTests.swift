// SPDX-License-Identifier: MIT

import ArgumentParser
import TestSupport
import Testing

@testable import LabelCommands

/// What is read without ArgumentParser is what ArgumentParser reads.
@Suite struct PlainArgumentsTests {
  private static let values = [
    ["--jobs", "1"], ["--jobs=4"], ["--max-failures", "3"], ["--state", "s"], ["--deps", "d.mk"], ["--deps-format", "ninja"],
    ["--deps-target", "t"], ["--progress", "never"], ["--progress=json"], ["-o", "out"], ["--output", "out/deep"], ["--output=a=b"],
    ["--archive", "a.tar"], ["--shard", "1/2"], ["--icons", "a=b"], ["--icons=c=d"], ["--font-dir", "fonts"], ["--diagnostics", "short"],
    ["--color", "never"],
  ]
  private static let flags = [
    "--fail-fast", "--force", "--optimize", "--embed", "--prune", "--dry-run", "--watch", "--json", "--no-system-fonts",
  ]

  private func parsed(_ arguments: [String]) -> BatchSettings? {
    ((try? LabelKitTool.parseAsRoot(arguments)) as? BatchCommand)?.settings
  }

  @Test(arguments: values + flags.map { [$0] })
  func everyOptionIsReadPlainly(option: [String]) throws {
    let arguments = ["batch", "labels.ndjson"] + option + (option.joined().contains("o") && option[0] == "-o" ? [] : ["-o", "out"])
    guard option[0] != "--archive" else { return #expect(BatchSettings(plain: arguments) == nil && parsed(arguments) == nil) }
    let plain = try #require(BatchSettings(plain: arguments))
    #expect(plain == parsed(arguments))
  }

  /// An option that is added to the command and forgotten here would be slow.
  @Test func noOptionOfTheCommandIsForgotten() {
    let known = Set((Self.values.map { String($0[0].prefix { $0 != "=" }) } + Self.flags))
    let help = LabelKitTool.helpMessage(for: BatchCommand.self)
    let documented = Set(help.matches(of: /--[a-z]+(?:-[a-z]+)*/).map { String($0.output) })
    #expect(documented.subtracting(["--help", "--version"]) == known.subtracting(["-o"]))
  }

  @Test func anyCommandLineIsReadAsArgumentParserReadsItOrLeftToIt() {
    let odd = [
      "-", "--", "-f", "--jobs", "--jobs=", "--jobs=0", "--jobs=x", "0", "-1", "--force=1", "--output", "-oout", "-o=x", "--no-force",
      "--help", "-h", "--version", "--unknown", "--unknown=1", "", "--progress=loud", "--max-failures=0", "---", "--=x", "-jo", "é",
      "a b", "--for", "batch", "--diagnostics=HUMAN", "--color", "--state=",
    ]
    let pieces = Self.values + Self.flags.map { [$0] } + ["labels.ndjson", "b.yaml", "-o", "out"].map { [$0] }
    var random = Seeded(state: 3)
    var plainOnes = 0
    for _ in 0..<400 {
      var arguments = ["batch", "a.csv", "-o", "out"]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let isOdd = Int.random(in: 0..<4, using: &random) == 0
        let piece = isOdd ? [odd.randomElement(using: &random) ?? ""] : pieces.randomElement(using: &random) ?? []
        arguments.insert(contentsOf: piece, at: .random(in: 1...arguments.count, using: &random))
      }
      guard let plain = BatchSettings(plain: arguments) else { continue }
      plainOnes += 1
      #expect(parsed(arguments) == plain, Comment(rawValue: arguments.description))
    }
    #expect(plainOnes > 100)
  }

  @Test(arguments: [[], ["batch"], ["--help"], ["batch", "--help"], ["render", "X"], ["help", "batch"], ["batch", "a.csv"]])
  func everythingElseIsLeftToArgumentParser(arguments: [String]) { #expect(BatchSettings(plain: arguments) == nil) }
}
