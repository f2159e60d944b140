// SPDX-License-Identifier: MIT

import LabelSystem

/// The names that options may have in some arguments: those of the options that are declared to ArgumentParser.
struct OptionNames {
  /// Nil for the names of all options.
  private let names: [String]?

  /// The names of all options.
  static let all = OptionNames(names: nil)

  private init(names: [String]?) { self.names = names }

  /// - Returns: Nil if an argument may be several short names, or begins with a hyphen and is no name.
  init?(in arguments: [String]) {
    // Without `for` and `contains`, whose unoptimised code looks up conformances.
    var names: [String] = []
    var index = 0
    while index < arguments.count {
      let bytes = Array(arguments[index].utf8)
      index += 1
      guard bytes.count > 0, bytes[0] == Self.hyphen else { continue }
      let isLong = bytes.count > 1 && bytes[1] == Self.hyphen
      guard isLong ? bytes.count > 2 : bytes.count <= 2 else { return nil }
      var end = isLong ? 2 : 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "=") { end += 1 }
      names.append(String(decoding: bytes[(isLong ? 2 : 1)..<end], as: UTF8.self))
    }
    self.names = names
  }

  private static let hyphen = UInt8(ascii: "-")

  /// Whether all options are declared.
  var areAll: Bool { names == nil }

  func contains(_ name: String) -> Bool {
    guard let names else { return true }
    var index = 0
    while index < names.count {
      if names[index] == name { return true }
      index += 1
    }
    return false
  }

  /// A command line that is parsed with only these names declared.
  private final class Parsing {
    let names: OptionNames
    /// The command as it is declared with them.
    var command: (any FlatCommand)?

    init(_ names: OptionNames) { self.names = names }
  }

  /// What the thread parses: ArgumentParser makes the values that it reads the declaration from, without a word from us.
  private static let current = ThreadLocal<Parsing>()

  /// The names of the options that are declared on this thread.
  static var declared: OptionNames { current.value?.names ?? all }

  /// A command as it is declared on this thread. It is made once for a command line, because each option brings its help and its parser.
  static func declaration<Command: FlatCommand>(of _: Command.Type) -> Command {
    let parsing = current.value
    if let command = parsing?.command as? Command { return command }
    let command = Command()
    parsing?.command = command
    return command
  }

  /// Parses while only options with these names are declared.
  func whileDeclared<Command>(_ parse: () throws -> Command) throws -> Command {
    Self.current.value = Parsing(self)
    defer { Self.current.value = nil }
    return try parse()
  }
}
