// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore

/// `labelkit assets`: all labels of manifests, laid out for an asset pipeline.
struct AssetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assets", abstract: "Lays the labels of manifests out for Xcode, Android, Flutter or the web.",
    discussion: """
      \(AssetKind.allCases.map { "\($0.rawValue): \($0.files)" }.joined(separator: "\n"))

      Where a manifest says nothing of scales, each kind has its usual ones. The manifest's `output` means nothing here. What was made \
      is remembered as in `labelkit batch`.
      """)

  @OptionGroup var options: RunOptions

  @Option(help: "The asset pipeline.")
  var kind: AssetKind

  @Option(name: [.short, .long], help: "The folder to write into, such as an app's or a package's own; made when it does not exist.")
  var output: String

  @Option(help: "What the catalogue, the type of names and the page are called.")
  var name = "Labels"

  @Option(help: ArgumentHelp("The label that the favicons are made of; for --kind web.", valueName: "id"))
  var favicon: String?

  @Option(help: ArgumentHelp("A file with a path below the output folder on each line; any other file is an error.", visibility: .hidden))
  var expect: String?

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func validate() throws {
    if favicon != nil, kind != .web { throw ValidationError("--favicon is for --kind web.") }
    if !AssetLayout.isName(name) {
      throw ValidationError("--name takes a name such as Labels: ASCII letters and digits, the first one a capital.")
    }
  }

  func run() throws {
    let common = common.settings
    try RunPrinter.perform(options, common.console(color.color)) { () throws(Diagnostic) in
      let layout: AssetLayout
      do throws(LabelError) { layout = try AssetLayout(kind, name: name, favicon: favicon) } catch { throw Diagnostic(error) }
      var run = Run(options.manifests, into: .assets(layout, folder: output), resources: try common.resources())
      run.expectedFiles = try expectedFiles()
      return run
    }
  }

  private func expectedFiles() throws(Diagnostic) -> Set<String>? {
    guard let expect else { return nil }
    var bytes: [UInt8] = []
    try ManifestFile.readChunks(of: expect) { bytes += $0 }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) })
  }
}

extension AssetKind: OptionChoice {}
