// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest
import LabelSnapshotEngine
import LabelSystem

/// `labelkit compare`: one pair of pictures.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Says whether two PNG files show the same, and where they do not.",
    discussion: """
      Exact on decoded pixels unless asked otherwise. Any PNG will do. A is the accepted picture, B the new one.
      Exit codes: 0 equal, 20 different, 65 no usable PNG, 66 no such file.
      """)

  @Argument(help: "The accepted picture.")
  var accepted: String

  @Argument(help: "The new picture.")
  var actual: String

  @Option(name: [.short, .long], help: "A PNG file to write the difference to.")
  var output: String?

  @Flag(help: "Prints the result as a JSON object.")
  var json = false

  @OptionGroup(title: "Comparison") var rule: RuleOptions
  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      let rule = try rule.rule()
      let old = try ImageArgument.read(accepted)
      let new = try ImageArgument.read(actual)
      guard let difference = ImageDifference(actual: new, accepted: old, rule: rule) else {
        if json { try console.output("{\"equal\":true}\n") }
        return 0
      }
      if let output {
        do throws(MachineError) { _ = try AtomicFile.write(try Picture(difference.picture).png(), to: output) } catch {
          throw Diagnostic(error, at: DocumentLocation(file: "--output"))
        }
      }
      try console.output(json ? difference.json + "\n" : difference.text(name: actual) + "\n")
      return 20
    }
  }
}

/// A picture that the user named.
enum ImageArgument {
  /// - Throws: no such file, or no usable PNG.
  static func read(_ path: String) throws(Diagnostic) -> Picture {
    var bytes: [UInt8] = []
    try ManifestFile.readChunks(of: path) { chunk in bytes += chunk }
    do throws(UnreadableImage) { return try Picture(png: bytes) } catch {
      throw Diagnostic(LabelError.syntax(format: "PNG", reason: error.reason), at: DocumentLocation(file: path))
    }
  }
}

/// By which rule pictures are compared.
struct RuleOptions: ParsableArguments {
  @Option(help: "Levels of a channel, of 255, that still count as equal.")
  var tolerance: Int?

  @Option(help: "Perceptual distance: yiq as pixelmatch up to 7.2, oklab as pixelmatch 8; anti-aliasing does not count.")
  var metric: ColorMetric?

  @Option(help: "The share of the distance from black to white that still counts as equal, 0…1; for --metric.")
  var threshold = 0.1

  @Flag(name: .customLong("count-antialiasing"), help: "Counts pixels that anti-aliasing explains; for --metric.")
  var countsAntialiasing = false

  @Option(help: ArgumentHelp("Allows so many differing pixels in any square of so many pixels a side.", valueName: "side,limit"))
  var window: String?

  @Option(name: .customLong("ignore"), help: ArgumentHelp("A region not to look at; may be repeated.", valueName: "x,y,w,h"))
  var ignored: [String] = []

  /// The rule that the options describe; exact without any.
  func rule() throws(Diagnostic) -> ComparisonRule {
    guard tolerance == nil || metric == nil else {
      throw Diagnostic(LabelError.usage(reason: "--tolerance and --metric do not go together"), at: DocumentLocation(file: "--metric"))
    }
    guard threshold >= 0, threshold <= 1 else {
      throw Diagnostic(LabelError.usage(reason: "--threshold takes a number from 0 to 1"), at: DocumentLocation(file: "--threshold"))
    }
    var rule = ComparisonRule.exact
    if let tolerance { rule = .tolerance(levels: tolerance) }
    if let metric { rule = .perceptual(metric, threshold: threshold, excludesAntialiasing: !countsAntialiasing) }
    if let window {
      let numbers = try Self.numbers(window, count: 2, "--window")
      rule = rule.window(numbers[0], atMost: numbers[1])
    }
    var regions: [PixelRegion] = []
    for text in ignored {
      let numbers = try Self.numbers(text, count: 4, "--ignore")
      regions.append(PixelRegion(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    return rule.ignoring(regions)
  }

  private static func numbers(_ text: String, count: Int, _ flag: String) throws(Diagnostic) -> [Int] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let known = numbers.compactMap { $0 }.filter { (0...1_000_000).contains($0) }
    guard numbers.count == count, known.count == count else {
      throw Diagnostic(
        LabelError.usage(reason: "\(flag) takes \(count) whole numbers between commas, not \"\(text)\""), at: DocumentLocation(file: flag))
    }
    return known
  }
}

extension ColorMetric: OptionChoice {}
