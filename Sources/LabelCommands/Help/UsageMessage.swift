// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest

/// The error for a command line that cannot be parsed, in the format of all other errors.
struct UsageMessage {
  private let arguments: [String]

  /// - Parameter arguments: the arguments after `labelkit`.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Shows the error for a message of the parser, by the arguments' own --diagnostics and --color.
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
    if let name = command.unknownName { return unknownCommand(name, command) }
    // The parser checks the options that it knows before it reports one that it does not know.
    let options = command.options
    if let name = unknownOption(options) { return unknownOption(name, command, options) }
    let words = Self.quoted(message)
    if message.hasPrefix("Unknown option '"), let name = words.first { return unknownOption(longName(name, options), command, options) }
    if message.contains("nexpected argument") {
      let help =
        misplaced(words, options) ?? (command.takesTitle ? quotedTitle(with: words) ?? "put a title of several words in quotes" : nil)
      return usage(message, help: help)
    }
    if message.hasPrefix("Missing expected argument") || message.contains("Use --output to name a folder") {
      return usage(message, help: missing(words.first ?? "--output", command))
    }
    if message.contains(" does not take any value"), words.count > 1 {
      let isFalse = ["false", "no", "off", "0"].contains(words[1])
      return usage(message, help: isFalse ? "leave \(words[0]) out" : "write \(words[0]) alone")
    }
    return usage(message, help: message.contains("is invalid for '") ? choice(message, words) ?? number(words) : nil)
  }

  /// The help for a value that is none of an option's names, as another command line calls it, or similar to one; nil if it is unlike all.
  private func choice(_ message: String, _ words: [String]) -> String? {
    let listed = message.split(separator: "\n").filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    let names = listed.isEmpty ? Array(words.dropFirst(2)) : listed
    guard words.count > 1, !names.isEmpty, let option = words[1].split(separator: " ").first else { return nil }
    if let name = ForeignOptions.value(for: words[0], of: String(option)) ?? NearestNames.of(words[0], in: names, count: 1).first {
      return option.hasPrefix("-") ? "did you mean \(option) \(name)?" : "did you mean \(name)?"
    }
    return listed.isEmpty ? nil : "write one of \(names.joined(separator: ", "))"
  }

  /// The help for a value that is no number: its digits, as in `--timeout 5s`; nil if the option takes names.
  private func number(_ words: [String]) -> String? {
    guard words.count == 2, let option = words[1].split(separator: " ").first else { return nil }
    let digits = words[0].prefix { $0.isNumber || $0 == "." }
    return "write a number, such as \(option) \(digits.isEmpty ? "1" : String(digits))"
  }

  private func unknownCommand(_ name: String, _ command: CommandPath) -> Diagnostic {
    let typed = (command.names + [name]).joined(separator: " ")
    if command.names.isEmpty, let line = wholeCommand(name) {
      return Diagnostic(LabelError.unknownCommand(name: typed, help: "write \(line)"))
    }
    let names = command.last.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName } + command.builtIn
    if !command.names.isEmpty, ManifestFormat(path: name) != nil, names.contains("verify") {
      return Diagnostic(LabelError.unknownCommand(name: typed, help: "write \(command.text) verify \(ShellWord.quoted(name))"))
    }
    let nearest = ForeignOptions.command(for: name, below: command.names).map { [$0] } ?? NearestNames.of(name, in: names)
    let similar = nearest.isEmpty ? ForeignOptions.command(like: name, below: command.names) : nil
    return Diagnostic(
      LabelError.unknownCommand(
        name: typed, nearest: similar.map { [$0] } ?? nearest,
        help: nearest.isEmpty && similar == nil ? "`\(command.text) --help` lists the commands" : nil))
  }

  /// The command that was left out before a manifest, as in `labelkit labels.yaml -o out`, or before a title.
  private func wholeCommand(_ name: String) -> String? {
    let rest = arguments.map { $0.contains { !$0.isASCII || " \"'#$&|;<>()".contains($0) } ? "\"\($0)\"" : $0 }.joined(separator: " ")
    if ManifestFormat(path: name) != nil {
      return "labelkit batch \(rest)" + (arguments.contains { ["-o", "--output"].contains($0) } ? "" : " -o out")
    }
    let file = arguments.firstIndex { ["-o", "--output"].contains($0) }.flatMap { arguments.dropFirst($0 + 1).first }
    guard let file, Self.isImage(file) else { return nil }
    return "labelkit render \(rest)"
  }

  private func unknownOption(_ name: String, _ command: CommandPath, _ options: [String]) -> Diagnostic {
    if command.takesTitle, name.dropFirst().first?.isNumber ?? false {
      let line = "\(command.text) -o FILE -- \(arguments.first { $0.hasPrefix(name) } ?? name)"
      return Diagnostic(
        LabelError.usage(
          reason: "\(command.text) has no option \(name)", help: "write -- before a title that begins with a hyphen: \(line)"))
    }
    let similar = name.hasPrefix("--") ? NearestNames.of(name, in: options.filter { $0.hasPrefix("--") }, count: 1) : []
    let option = Self.replacements["\(command.text) \(name)"] ?? ForeignOptions.option(for: name, among: options)
    if option == nil, command.takesTitle, ["--title", "--text", "--label"].contains(name) {
      return Diagnostic(
        LabelError.usage(
          reason: "\(command.text) has no option \(name)", help: "the title comes without an option: \(command.text) \"Title\" -o FILE"))
    }
    if let format = format(of: name), options.contains("--format") {
      let help =
        command.takesTitle ? "the name of the file says its format, as in -o a.\(format)" : "did you mean \"--format \(format)\"?"
      return Diagnostic(LabelError.unknownOption(name: name, command: command.text, nearest: [], help: help))
    }
    if options.contains("-" + name) {
      return Diagnostic(LabelError.unknownOption(name: name, command: command.text, nearest: ["-" + name]))
    }
    if let known = withValue(name, options) ?? option ?? override(for: name, options, orElse: similar) {
      return Diagnostic(LabelError.unknownOption(name: name, command: command.text, nearest: [known]))
    }
    let word = String(name.drop { $0 == "-" })
    let isForeign = ForeignNames.key(for: word, among: RecordKeys.columns) != nil
    let meant = ForeignNames.entry(for: word, "true").map { "\($0.key): \($0.value)" }
    if command.takesTitle, let meant {
      let help = "a manifest has a key for it: \(meant)"
      return Diagnostic(LabelError.unknownOption(name: name, command: command.text, nearest: [], help: help))
    }
    let key = command.takesTitle && (similar.isEmpty || isForeign) ? ForeignOptions.key(for: name) : nil
    let help = ForeignOptions.advice(for: name, command.names) ?? key.map { "a manifest has a key for it; see `labelkit explain \($0)`" }
    return Diagnostic(LabelError.unknownOption(name: name, command: command.text, nearest: help == nil ? similar : [], help: help))
  }

  /// The output format that an option names, as `--svg` and `--jpg` do.
  private func format(of name: String) -> String? {
    switch name.drop(while: { $0 == "-" }).lowercased() {
    case "jpg", "jpeg", "gif": "png"
    case "vectordrawable", "vector-drawable", "avd": "xml"
    case let word: name.hasPrefix("--") ? OutputFormat(rawValue: word)?.rawValue : nil
    }
  }

  /// An option and the value that a word without a value means, as `--alignment center` for `--center`.
  private func withValue(_ name: String, _ options: [String]) -> String? {
    let next = arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }
    guard next.map({ $0.hasPrefix("-") }) ?? true, !options.contains("--set"), let (key, value) = ForeignNames.entry(for: name, "true"),
      let option = ForeignOptions.option(ofKey: key, among: options)
    else { return nil }
    return ["--dark", "--rtl", "--italic"].contains(option) ? nil : "\(option) \(value)"
  }

  /// The whole of an option of several letters with one hyphen, which the parser reads as several options: `-out`.
  private func longName(_ name: String, _ options: [String]) -> String {
    guard name.utf8.count == 2, let letter = name.last else { return name }
    return arguments.first { word in
      word.hasPrefix("-") && !word.hasPrefix("--") && word.count > 2 && word.contains(letter)
        && (options.contains("-" + word) || ForeignOptions.option(for: word, among: options) != nil)
    } ?? name
  }

  /// `--set` with the key and the value that an option means, for commands whose labels come from manifests.
  private func override(for name: String, _ options: [String], orElse similar: [String]) -> String? {
    guard name.hasPrefix("--"), options.contains("--set") else { return nil }
    let word = String(name.dropFirst(2))
    if word == "variants", let value = value(of: name), value.contains("=") { return "--set variants.\(value)" }
    let value = value(of: name).flatMap { $0.hasPrefix("-") || $0.contains { " #'\"$&".contains($0) } ? nil : $0 }
    if value == nil || value == "true", let (key, value) = ForeignNames.entry(for: word, "true") { return "--set \(key)=\(value)" }
    let known = ForeignNames.key(for: word, among: RecordKeys.columns)
    guard let key = known ?? KeyReference.entry(named: word)?.key, RecordKeys.isColumn(key) else { return nil }
    // A letter may be missing in the name of another option.
    guard known != nil || similar.isEmpty || ForeignNames.isOwn(word) else { return nil }
    let isList = value?.contains(",") ?? false
    return "--set \(isList && RecordKeys.isColumn("variants." + key) ? "variants." : "")\(key)=\(value ?? "…")"
  }

  /// What says the same as commands and options that were removed.
  private static let replacements = [
    "labelkit -V": "--version", "labelkit -v": "--version", "labelkit batch --fail-fast": "--max-failures 1",
    "labelkit snapshot verify --update": "labelkit snapshot record", "labelkit snapshot verify --record": "labelkit snapshot record",
    "labelkit snapshot verify --accept": "labelkit snapshot accept", "labelkit assets --fail-fast": "--max-failures 1",
    "labelkit snapshot review --accept": "labelkit snapshot accept",
    "labelkit snapshot review --accept-all": "labelkit snapshot accept",
  ]

  /// The help for an argument that does not belong where it is: after an option without a value, or a part of a value with spaces.
  private func misplaced(_ words: [String], _ options: [String]) -> String? {
    guard let word = words.first else { return nil }
    if let dash = words.first(where: { $0.hasPrefix("–") || $0.hasPrefix("—") }) {
      let name = "--" + dash.drop { "–—-".contains($0) }
      return
        "write hyphens in place of the dash: \(options.contains(name) ? name : ForeignOptions.option(for: name, among: options) ?? name)"
    }
    guard let index = arguments.lastIndex(of: word), index > 0 else { return nil }
    let before = arguments[index - 1]
    if before.hasPrefix("-"), options.contains(before) {
      let isFalse = ["false", "no", "off", "0"].contains(word)
      return "\(before) takes no value: leave out \(isFalse ? "both" : word)"
    }
    if Array(arguments.prefix(2)) == ["icons", "list"] { return "put several words in quotes: labelkit icons list \"\(before) \(word)\"" }
    if Array(arguments.prefix(2)) == ["fonts", "list"] { return "search in the list: labelkit fonts list | grep -i \(word)" }
    guard index > 1, options.contains(arguments[index - 2]) else { return nil }
    if Double(before) != nil, ["px", "pt", "pts", "dp", "sp", "mm", "cm", "in", "em", "%"].contains(word) {
      return "numbers have no units here: write \(arguments[index - 2]) \(before)"
    }
    let option = arguments[index - 2]
    let values = [before] + words.prefix(arguments.count - index)
    if let value = CSSShorthand(values.joined(separator: " "))?.option(option) { return "write \(option) \(value)" }
    if ["--background", "--padding", "--margin", "--icon-color"].contains(option) {
      return "write several values with commas: \(option) \(values.joined(separator: ","))"
    }
    if ["--font", "--icon", "--text-style"].contains(option) {
      return "put a name of several words in quotes: \(option) \"\(values.joined(separator: " "))\""
    }
    return nil
  }

  /// The help for an argument that is missing: what it is, or an example.
  private func missing(_ name: String, _ command: CommandPath) -> String? {
    if name.hasPrefix("--output") {
      if let file = arguments.dropFirst().first(where: { Self.isImage($0) }) { return "write -o \(file)" }
      let last = arguments.last.flatMap { $0.hasPrefix("-") || $0.contains(" ") || arguments.count < command.names.count + 2 ? nil : $0 }
      let isValue = arguments.dropLast().last?.hasPrefix("-") ?? false
      if let last, !isValue, !command.takesTitle, ManifestFormat(path: last) == nil { return "write -o \(last)" }
    }
    guard let example = CommandExample.of(command.names).first?.command else { return nil }
    return "for example: \(example)"
  }

  private static func isImage(_ path: String) -> Bool { OutputFormat.names.contains { path.lowercased().hasSuffix("." + $0) } }

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
