// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import SystemPackage

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

  @Option(
    name: .customLong("favicon-folder"),
    help: ArgumentHelp(
      "The folder of the favicons on the web site, / by default, with which the links in favicons.html begin; only with --kind web.",
      valueName: "path"))
  var faviconFolder: String?

  @Option(
    name: .customLong("sheet-size"),
    help: "The sides of sprite sheets: fit (the default), or pow2 for powers of two, which games need; only with --kind web.")
  var sheetSize: SheetSize?

  @Flag(
    name: .customLong("plain-names"), help: "Names images and sprite sheets without a hash of their contents; only with --kind web.")
  var usesPlainNames = false

  @Flag(
    name: .customLong("skip-unsupported"),
    help: "Leaves out variants that the pipeline cannot tell apart, such as contrasts for Android, in place of an error.")
  var skipsUnsupported = false

  @OptionGroup(title: "Common") var common: CommonOptions

  enum SheetSize: String, CaseIterable { case fit, pow2 }

  func validate() throws {
    let ofTheWeb = [
      ("--favicon", favicon != nil), ("--favicon-folder", faviconFolder != nil), ("--sheet-size", sheetSize != nil),
      ("--plain-names", usesPlainNames),
    ]
    if kind != .web, let option = ofTheWeb.first(where: \.1)?.0 { throw ValidationError("\(option) needs --kind web.") }
    try FolderOption.check(output)
    try checkOutput()
    if kind != .web || name.isEmpty, !AssetLayout.isName(name) {
      let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let other = words.joined()
      throw ValidationError(
        "--name takes ASCII letters and digits, beginning with a capital letter. Write --name \(AssetLayout.isName(other) ? other : "Labels")."
      )
    }
  }

  /// Checks that the output is the folder around the one that the kind makes, which people name instead.
  private func checkOutput() throws {
    let path = FilePath(output)
    guard let last = path.lastComponent?.string else { return }
    let around = path.removingLastComponent().string
    let folder = around.isEmpty ? "." : around
    switch kind {
    case .android where last == "res":
      throw ValidationError("--kind android writes a folder res into the output folder. Name the folder around it: -o \(folder).")
    case .xcassets where last.hasSuffix(".xcassets"):
      let stem = String(last.dropLast(9))
      let option = AssetLayout.isName(stem) && stem != name ? " --name \(stem)" : ""
      throw ValidationError(
        "--kind xcassets writes \(name).xcassets into the output folder. Name the folder around it: -o \(folder)\(option).")
    case .android, .xcassets, .flutter, .web, .swiftpm: return
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
      if let faviconFolder { layout.faviconFolder = faviconFolder }
      layout.hasPowerOfTwoSheets = sheetSize == .pow2
      layout.usesPlainNames = usesPlainNames
      return Run(options.manifests, into: .assets(layout, folder: output), resources: try common.resources())
    }
  }
}

extension AssetKind: OptionChoice {}

extension AssetsCommand.SheetSize: OptionChoice {}
