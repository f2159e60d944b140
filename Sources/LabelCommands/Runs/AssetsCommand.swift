// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelSystem

/// `labelkit assets`: renders the labels of manifests for an asset pipeline.
struct AssetsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "assets", abstract: "Renders the labels of manifests for Xcode, Android, Flutter, the web or a Swift package.",
    discussion: """
      \(AssetKind.allCases.map { "\($0.rawValue): \($0.files)" }.joined(separator: "\n"))

      If a manifest has no scales, the kind's default scales are used. The manifest's `output` is ignored. Later runs render only what \
      changed, as in `labelkit batch`.
      """)

  @OptionGroup var options: RunOptions

  @Option(help: "The asset pipeline.")
  var kind: AssetKind

  @Option(name: [.short, .long], help: "The folder to write into, such as that of an app or a package; created if it does not exist.")
  var output: String

  @Option(help: "The name of the asset catalogue, of the type of names in code, and of the web page.")
  var name = "Labels"

  @Option(help: ArgumentHelp("The label to make favicons from; only with --kind web.", valueName: "id"))
  var favicon: String?

  @Flag(
    name: .customLong("skip-unsupported"),
    help: "Leaves out variants that the pipeline cannot tell apart, such as contrasts for Android, in place of an error.")
  var skipsUnsupported = false

  @Option(help: ArgumentHelp("A file that lists the expected output files, one on each line.", visibility: .hidden))
  var expect: String?

  @OptionGroup(title: "Common") var common: CommonOptions

  func validate() throws {
    if favicon != nil, kind != .web { throw ValidationError("--favicon needs --kind web.") }
    if !AssetLayout.isName(name) {
      throw ValidationError("--name takes a name such as Labels: ASCII letters and digits, beginning with a capital letter.")
    }
  }

  func run(on streams: ConsoleStreams) throws {
    let common = options.untrusted.settings(common)
    let console = common.console(options.color, isQuiet: options.quiet, on: streams)
    let result = kind == .web ? output + (output.hasSuffix("/") ? "" : "/") + "index.html" : output
    try RunPrinter.perform(options, result: result, console) { () throws(Diagnostic) in
      try options.enterSandbox(common, writing: output, [expect], console)
      var layout: AssetLayout
      do throws(LabelError) { layout = try AssetLayout(kind, name: name, favicon: favicon) } catch { throw Diagnostic(error) }
      layout.leavesOutUnsupportedVariants = skipsUnsupported
      var run = Run(options.manifests, into: .assets(layout, folder: output), resources: try common.resources())
      run.expectedFiles = try expectedFiles()
      return run
    }
  }

  /// The largest list of expected files, in bytes; it has a line for each.
  private static let maximumExpectBytes = 64 << 20

  private func expectedFiles() throws(Diagnostic) -> Set<String>? {
    guard let expect else { return nil }
    let bytes = try InputFile.bytes(at: expect, limit: Self.maximumExpectBytes)
    return Set(String(decoding: bytes, as: UTF8.self).lines.filter { !$0.isEmpty }.map { String($0) })
  }
}

extension AssetKind: OptionChoice {}
