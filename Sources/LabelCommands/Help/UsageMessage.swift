// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest

/// The error for a command line that cannot be parsed, in the format of all other errors.
struct UsageMessage {
  private let arguments: [String]

  /// - Parameter arguments: the arguments after `labelkit`.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Shows the error that the parser has thrown, by the arguments' own --diagnostics and --color.
  func show(_ error: any Error, on streams: ConsoleStreams) { show(LabelKitTool.message(for: error), on: streams) }

  /// Shows the error for a message of the parser.
  func show(_ message: String, on streams: ConsoleStreams) {
    var settings = CommonSettings()
    settings.diagnosticStyle = value(of: "--diagnostics").flatMap { DiagnosticPrinter.Style(rawValue: $0) } ?? .human
    let console = settings.console(value(of: "--color").flatMap { ColorChoice(rawValue: $0) }, on: streams)
    console.show(diagnostic(message))
  }

  /// The value of the last option with this name.
  private func value(of option: String) -> String? {
    let joined = arguments.last { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.utf8.count + 1)) }
    guard let index = arguments.lastIndex(of: option), index + 1 < arguments.count else { return joined }
    return arguments[index + 1]
  }

  /// The error for a message of the parser.
  func diagnostic(_ message: String) -> Diagnostic {
    let command = CommandPath(arguments)
    if let name = command.unknownName {
      let names = command.last.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName } + command.builtIn
      let nearest = Self.replacements["\(command.text) \(name)"].map { [$0] } ?? NearestNames.of(name, in: names)
      return Diagnostic(LabelError.unknownCommand(name: (command.names + [name]).joined(separator: " "), nearest: nearest))
    }
    // The parser checks the options that it knows before it reports one that it does not know.
    let options = command.options
    if let name = unknownOption(options) { return unknownOption(name, command, options) }
    let words = Self.quoted(message)
    if message.hasPrefix("Unknown option '"), let name = words.first { return unknownOption(name, command, options) }
    if message.contains("nexpected argument"), command.takesTitle {
      return usage(message, help: quotedTitle(with: words) ?? "put a title of several words in quotes")
    }
    return usage(message, help: nil)
  }

  private func unknownOption(_ name: String, _ command: CommandPath, _ options: [String]) -> Diagnostic {
    if command.takesTitle, name.dropFirst().first?.isNumber ?? false {
      let line = "\(command.text) -o FILE -- \(arguments.first { $0.hasPrefix(name) } ?? name)"
      return Diagnostic(
        LabelError.usage(
          reason: "\(command.text) has no option \(name)", help: "write -- before a title that begins with a hyphen: \(line)"))
    }
    let similar = name.hasPrefix("--") ? NearestNames.of(name, in: options.filter { $0.hasPrefix("--") }, count: 1) : []
    let foreign = Self.foreignOptions[name].flatMap { options.contains($0) ? $0 : nil }
    let option = Self.replacements["\(command.text) \(name)"] ?? foreign
    if option == nil, command.takesTitle, ["--title", "--text", "--label"].contains(name) {
      return Diagnostic(
        LabelError.usage(
          reason: "\(command.text) has no option \(name)", help: "the title comes without an option: \(command.text) \"Title\" -o FILE"))
    }
    let nearest = (option ?? Self.override(for: name, command, orElse: similar)).map { [$0] } ?? similar
    return Diagnostic(LabelError.unknownOption(name: name, command: command.text, nearest: nearest))
  }

  /// `--set` with the key that an option means, for commands whose labels come from manifests.
  private static func override(for name: String, _ command: CommandPath, orElse similar: [String]) -> String? {
    guard name.hasPrefix("--"), command.options.contains("--set") else { return nil }
    let word = String(name.dropFirst(2))
    let key = ForeignNames.key(for: word, among: RecordKeys.columns) ?? (similar.isEmpty ? KeyReference.entry(named: word)?.key : nil)
    return key.flatMap { RecordKeys.isColumn($0) ? "--set \($0)=…" : nil }
  }

  /// What says the same as commands and options that were removed.
  private static let replacements = [
    "labelkit version": "--version", "labelkit -V": "--version", "labelkit batch --fail-fast": "--max-failures 1",
    "labelkit assets --fail-fast": "--max-failures 1", "labelkit snapshot review --accept": "labelkit snapshot accept",
    "labelkit snapshot review --accept-all": "labelkit snapshot accept",
  ]

  /// Our options for those that people bring from CSS, UIKit and other tools.
  private static let foreignOptions: [String: String] = [
    "--background": "bg background-color bgcolor", "--size": "font-size text-size point-size", "--weight": "font-weight bold",
    "--font": "font-family family typeface", "--alignment": "align text-align text-alignment", "--italic": "font-style",
    "--corner-radius": "radius border-radius rounded", "--color": "fg foreground foreground-color text-color font-color fill tint",
    "--icon": "image symbol system-image", "--locale": "lang language", "--lines": "max-lines line-limit number-of-lines line-clamp",
    "--spacing": "gap", "--dark": "theme dark-mode color-scheme", "--scale": "dpi density resolution",
    "--line-break": "line-break-mode text-overflow truncation", "--drop-shadow": "box-shadow", "--shadow": "text-shadow",
    "--padding": "insets inset", "--dynamic-type": "dynamic-type-size", "--rtl": "direction dir layout-direction",
    "--output": "out out-file outfile out-dir outdir dest destination",
  ].reduce(into: [:]) { table, row in
    for name in row.value.split(separator: " ") { table["--" + name] = row.key }
  }

  /// The first long option that is not among those of the command.
  private func unknownOption(_ options: [String]) -> String? {
    arguments.prefix { $0 != "--" }.lazy.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
      .first { !options.contains($0) }
  }

  /// The help for a title that was split into several arguments.
  private func quotedTitle(with words: [String]) -> String? {
    var rest = arguments
    for word in words {
      if let index = rest.lastIndex(of: word) { rest.remove(at: index) }
    }
    guard let title = (try? LabelKitTool.parseAsRoot(rest) as? RenderCommand)?.flags.title else { return nil }
    return "put a title of several words in quotes: \"\(([title] + words).joined(separator: " "))\""
  }

  /// The parser's sentences as a message and its help: `Missing value for '--font <font>'. See …` has two.
  private func usage(_ message: String, help: String?) -> Diagnostic {
    let line = message.split(separator: "\n").first.map(String.init) ?? "the command line is not valid"
    // The error of a number has no reason of its own.
    let sentences = Self.sentences(line.hasSuffix(": ") ? String(line.dropLast(2)) : line)
    let standard = "`\(CommandPath(arguments).text) --help` lists the options and has examples"
    return Diagnostic(
      LabelError.usage(
        reason: Self.lowercased(sentences.first ?? line), help: help ?? sentences.dropFirst().first.map(Self.lowercased) ?? standard))
  }

  /// A line of one or two sentences, without full stops.
  private static func sentences(_ line: String) -> [String] {
    var parts: [String] = []
    var rest = line[...]
    // Only before a capital letter, since names of files have dots too.
    while let match = rest.firstMatch(of: /\. (?=[A-Z])/) {
      parts.append(String(rest[..<match.range.lowerBound]))
      rest = rest[match.range.upperBound...]
    }
    parts.append(rest.hasSuffix(".") ? String(rest.dropLast()) : String(rest))
    return parts
  }

  /// The text with its first letter in lower case, unless it is an abbreviation.
  private static func lowercased(_ text: String) -> String {
    guard text.dropFirst().first?.isUppercase == false else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The texts in single quotes.
  private static func quoted(_ message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
