// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options of `CommonSettings`.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("icons"),
    help: ArgumentHelp(
      "Icons of a folder of SVG and PNG files, or of an icon font, under a prefix; may be repeated.", valueName: "prefix=dir|font")
  )
  var iconSets: [String] = []

  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp("A folder of fonts to look at before the system's; may be repeated.", valueName: "dir"))
  var fontFolders: [String] = []

  @Flag(name: .customLong("no-system-fonts"), help: "Use only the fonts of --font-dir and of font files.")
  var excludesSystemFonts = false

  @Option(name: .customLong("diagnostics"), help: "How problems are shown: human, short, json or github.")
  var diagnosticStyle = CommonSettings().diagnosticStyle

  var settings: CommonSettings {
    CommonSettings(
      iconSets: iconSets, fontFolders: fontFolders, excludesSystemFonts: excludesSystemFonts, diagnosticStyle: diagnosticStyle)
  }
}

extension DiagnosticPrinter.Style: OptionChoice {}

extension ColorChoice: OptionChoice {}

/// `--color` for the commands in which it can only mean messages; where a label is given by flags, `RecordFlags` has it.
struct ColorOption: ParsableArguments {
  @Option(help: "Colours in messages: auto, always or never; NO_COLOR counts as never.")
  var color = ColorChoice.auto
}
