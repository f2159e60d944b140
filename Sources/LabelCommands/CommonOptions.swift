// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options of `CommonSettings`.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("icons"),
    help: ArgumentHelp(
      "An icon set: a folder of SVG and PNG files, or an icon font, with a prefix; may be repeated.", valueName: "prefix=dir|font")
  )
  var iconSets: [String] = []

  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp("A folder of fonts to search before the system's fonts; may be repeated.", valueName: "dir"))
  var fontFolders: [String] = []

  @Flag(name: .customLong("no-system-fonts"), help: "Uses only the fonts of --font-dir and font files.")
  var excludesSystemFonts = false

  @Option(name: .customLong("diagnostics"), help: "The format of errors and warnings: human (the default), short, json or github.")
  var diagnosticStyle: DiagnosticPrinter.Style?

  var settings: CommonSettings {
    CommonSettings(
      iconSets: iconSets, fontFolders: fontFolders, excludesSystemFonts: excludesSystemFonts, diagnosticStyle: diagnosticStyle ?? .human)
  }
}

extension DiagnosticPrinter.Style: OptionChoice {}

extension ColorChoice: OptionChoice {}

/// `--color` of the commands where it is only about messages. Commands that describe a label by flags use that of `RecordFlags`, and runs over
/// manifests that of `RunOptions`, because each group of options costs a start of the tool five searches, as in `OptionChoice`.
struct ColorOption: ParsableArguments {
  @Option(help: ColorOption.help)
  var color: ColorChoice?

  static let help: ArgumentHelp = "Colours in messages: auto (the default), always or never; NO_COLOR counts as never."
}
