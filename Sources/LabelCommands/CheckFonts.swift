// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest

/// `labelkit fonts check`: whether all fonts and characters of manifests are there.
struct CheckFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Names the fonts that manifests ask for and the characters that no font has.",
    discussion: "Draws nothing. The exit code is 0 when every title can be set, 1 when some cannot, 65 when none can.")

  @Argument(help: "The manifests.")
  var manifests: [String]

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      let stream = LabelStream(manifests.map(ManifestFile.input))
      var checker = FontChecker(JobRenderers(RendererPool(), try common.settings.resources()))
      while let item = stream.next() {
        for diagnostic in try checker.check(item) { console.show(diagnostic) }
      }
      try console.output(checker.report)
      return checker.exitCode
    }
  }
}
