// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore

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
      try options.enterSandbox(common, writing: output, [], console)
      var layout: AssetLayout
      do throws(LabelError) { layout = try AssetLayout(kind, name: name, favicon: favicon) } catch { throw Diagnostic(error) }
      layout.leavesOutUnsupportedVariants = skipsUnsupported
      return Run(options.manifests, into: .assets(layout, folder: output), resources: try common.resources())
    }
  }
}

extension AssetKind: OptionChoice {}
