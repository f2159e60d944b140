// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelComparison
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// `labelkit compare`: compares two PNG files.
struct CompareCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Compares two PNG files, and shows where they differ.",
    discussion: """
      Compares decoded pixels exactly, unless an option allows differences. The files need not be written by LabelKit.
      Exit codes: 0 equal, 20 different, 65 not a valid PNG file, 66 no such file.
      """)

  @Argument(help: "The accepted image.")
  var accepted: String

  @Argument(help: "The new image.")
  var actual: String

  @Option(name: [.short, .long], help: "A PNG file to write that shows the difference.")
  var output: String?

  @Flag(help: "Prints the result as a JSON object.")
  var json = false

  @OptionGroup(title: "Comparison") var rule: RuleOptions
  @OptionGroup var messages: MessageOptions

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      let rule = try rule.rule()
      let old = try ImageArgument.read(accepted)
      let new = try ImageArgument.read(actual)
      let file = try OutputFile(output, "--output", .image, inputs: [accepted, actual], console)
      if file?.isStandardOutput ?? false {
        throw Diagnostic(LabelError.usage(reason: "standard output has the result; name a file"), at: DocumentLocation(file: "--output"))
      }
      guard let difference = ImageDifference(actual: new, accepted: old, rule: rule) else {
        if json { try console.output("{\"equal\":true}\n") }
        return 0
      }
      if let file {
        let png: [UInt8]
        do throws(MachineError) { png = try SnapshotImage(difference.bitmap).png() } catch { throw Diagnostic(error) }
        try file.write(png, console)
      }
      try console.output(json ? difference.json.line + "\n" : difference.text(name: actual) + "\n")
      return 20
    }
  }
}

/// An image that is named on the command line.
enum ImageArgument {
  /// The largest PNG file, in bytes: the pixels of the largest image, 256 MB, which compress to less.
  static let maximumBytes = 256 << 20

  /// Reads a PNG file.
  ///
  /// - Throws: a diagnostic if the file does not exist or is not a valid PNG file.
  static func read(_ path: String) throws(Diagnostic) -> SnapshotImage {
    let bytes = try InputFile.bytes(at: path, limit: maximumBytes)
    do throws(UnreadableImage) { return try SnapshotImage(png: bytes) } catch {
      let hint = bytes.starts(with: [0x89, 0x50]) ? nil : "name a PNG file, as `labelkit render -o a.png` writes one"
      throw Diagnostic(LabelError.syntax(format: "PNG", reason: error.reason, hint: hint), at: DocumentLocation(file: path))
    }
  }
}

/// The rule by which images are compared.
struct RuleOptions: ParsableArguments {
  @Option(help: "The largest difference of a channel, in levels from 0 to 255, that counts as equal.")
  var tolerance: Int?

  @Option(help: "A perceptual distance: yiq as in pixelmatch up to 7.2, oklab as in pixelmatch 8. Ignores anti-aliasing.")
  var metric: ColorMetric?

  @Option(help: "The largest distance that counts as equal, where 1 is that of black and white; with --metric, 0.1 by default.")
  var threshold: Double?

  @Flag(name: .customLong("count-antialiasing"), help: "Counts differences of anti-aliased pixels too; with --metric.")
  var countsAntialiasing = false

  @Option(
    help: ArgumentHelp("Allows up to limit differing pixels in each square of side × side pixels.", valueName: "side,limit"))
  var window: String?

  @Option(name: .customLong("ignore"), help: ArgumentHelp("A region to ignore, in pixels; may be repeated.", valueName: "x,y,w,h"))
  var ignored: [String] = []

  /// The rule that the options describe; exact without any.
  func rule() throws(Diagnostic) -> ComparisonRule {
    guard tolerance == nil || metric == nil else {
      throw Diagnostic(
        LabelError.usage(reason: "--tolerance and --metric cannot be combined", help: "leave out one of them; --threshold is for --metric"),
        at: DocumentLocation(file: "--metric"))
    }
    if let threshold, !(0...1).contains(threshold) {
      throw Diagnostic(
        LabelError.usage(reason: "--threshold takes a number from 0 to 1", help: "for example --threshold 0.1"),
        at: DocumentLocation(file: "--threshold"))
    }
    if let tolerance, !(0...255).contains(tolerance) {
      throw Diagnostic(
        LabelError.usage(reason: "--tolerance takes a whole number from 0 to 255", help: "for example --tolerance 2"),
        at: DocumentLocation(file: "--tolerance"))
    }
    let flags = [("--threshold", threshold != nil), ("--count-antialiasing", countsAntialiasing)]
    for (flag, isGiven) in flags where isGiven && metric == nil {
      throw Diagnostic(
        LabelError.usage(reason: "\(flag) needs --metric", help: "add --metric oklab or --metric yiq, or use --tolerance"),
        at: DocumentLocation(file: flag))
    }
    var rule = ComparisonRule.exact
    if let tolerance { rule = .tolerance(levels: tolerance) }
    if let metric { rule = .perceptual(metric, threshold: threshold ?? 0.1, excludesAntialiasing: !countsAntialiasing) }
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
    let valid = numbers.compactMap { $0 }.filter { (0...1_000_000).contains($0) }
    guard numbers.count == count, valid.count == count else {
      throw Diagnostic(
        LabelError.usage(
          reason: "\(flag) takes \(count) whole numbers separated by commas, not \"\(text)\"",
          help: "for example \(flag) \(count == 2 ? "8,3" : "0,0,20,10")"),
        at: DocumentLocation(file: flag))
    }
    return valid
  }
}

extension ColorMetric: OptionChoice {}
