// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options of `CommonSettings`.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .names("icons"),
    help: ArgumentHelp(
      "An icon set: a folder of SVG and PNG files, or an icon font, with a prefix; may be repeated.", valueName: "prefix=dir|font")
  )
  var iconSets: [String] = []

  @Option(
    name: .names("font-dir"),
    help: ArgumentHelp("A folder of fonts to search before the system's fonts; may be repeated.", valueName: "dir"))
  var fontFolders: [String] = []

  @Flag(name: .names("no-system-fonts"), help: "Uses only the fonts of --font-dir and font files.")
  var excludesSystemFonts = false

  @Option(
    name: .names("diagnostics"),
    help: ArgumentHelp(
      "The format of errors and warnings: human, short, json or github; human by default, github in GitHub Actions.",
      valueName: "diagnostics"),
    completion: .values(DiagnosticPrinter.Style.allCases.map { $0.rawValue }))
  private var diagnosticStyleText: String?

  func validate() throws {
    try ChoiceText.check(diagnosticStyleText, "--diagnostics <diagnostics>", DiagnosticPrinter.Style.allCases.map { $0.rawValue })
  }

  var settings: CommonSettings {
    let style = diagnosticStyleText.flatMap { DiagnosticPrinter.Style(rawValue: $0) }
    return CommonSettings(
      iconSets: iconSets, fontFolders: fontFolders, excludesSystemFonts: excludesSystemFonts, diagnosticStyle: style ?? .standard)
  }
}

extension CommonOptions {
  /// For `FlatCommand`.
  mutating func visit(_ options: FlatOptions) throws {
    try options.visit(&_iconSets, "iconSets", "icons")
    try options.visit(&_fontFolders, "fontFolders", "font-dir")
    try options.visit(&_excludesSystemFonts, "excludesSystemFonts", "no-system-fonts")
    try options.visit(&_diagnosticStyleText, "diagnosticStyleText", "diagnostics")
  }
}

/// The options of commands that use neither icons nor fonts: how messages are shown. `--color` has its own group elsewhere; see `ColorOption`.
struct MessageOptions: ParsableArguments {
  @Option(name: .customLong("diagnostics"), help: "The format of errors and warnings: human (the default), short, json or github.")
  var diagnosticStyle: DiagnosticPrinter.Style?

  @Option(help: ColorOption.help)
  var color: ColorChoice?

  /// The settings without icons and fonts.
  var settings: CommonSettings { CommonSettings(diagnosticStyle: diagnosticStyle ?? .human) }

  func console(on streams: ConsoleStreams) -> Console { settings.console(color, on: streams) }
}

/// The options of commands that use fonts and no icons.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp("A folder of fonts to search before the system's fonts; may be repeated.", valueName: "dir"))
  var fontFolders: [String] = []

  @Flag(name: .customLong("no-system-fonts"), help: "Uses only the fonts of --font-dir and font files.")
  var excludesSystemFonts = false

  @OptionGroup var messages: MessageOptions

  var settings: CommonSettings {
    CommonSettings(
      fontFolders: fontFolders, excludesSystemFonts: excludesSystemFonts, diagnosticStyle: messages.diagnosticStyle ?? .human)
  }

  func console(on streams: ConsoleStreams) -> Console { settings.console(messages.color, on: streams) }
}

extension DiagnosticPrinter.Style: OptionChoice {}

extension ColorChoice: OptionChoice {}

/// `--color` of the commands where it is only about messages. Commands that describe a label by flags have it in `RecordFlags`, and runs over
/// manifests in `RunOptions`, because ArgumentParser looks each option group up five times at start.
struct ColorOption: ParsableArguments {
  @Option(help: ColorOption.help)
  var color: ColorChoice?

  static let help = ArgumentHelp(stringLiteral: text)
  static let text = "Colours in messages: auto (the default), always or never; NO_COLOR counts as never."
}
