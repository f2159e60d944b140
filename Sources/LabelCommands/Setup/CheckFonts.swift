// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest

/// `labelkit fonts check`: checks that all fonts and characters of manifests are available.
struct CheckFonts: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Lists the fonts that the titles of manifests use, and the characters that no font has.",
    discussion: """
      Renders nothing. Exit codes: 0 every title has its fonts and glyphs, 1 some do not, 65 none does, 66 the manifest is not there.
      """)

  @Argument(help: "The manifests.")
  var manifests: [String]

  @OptionGroup var options: FontOptions

  func run(on streams: ConsoleStreams) throws {
    let console = options.console(on: streams)
    try console.run { () throws(Diagnostic) in
      let stream = LabelStream(manifests.map(ManifestFile.input))
      var checker = FontChecker(JobRenderers(RendererPool(), try options.settings.resources()))
      while let item = stream.next() {
        for diagnostic in try checker.check(item) { console.show(diagnostic) }
      }
      try console.output(lines: checker.report)
      return checker.exitCode
    }
  }
}
