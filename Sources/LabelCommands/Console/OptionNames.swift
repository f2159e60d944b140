// SPDX-License-Identifier: MIT

import Synchronization

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

  func contains(_ name: String) -> Bool {
    guard let names else { return true }
    var index = 0
    while index < names.count {
      if names[index] == name { return true }
      index += 1
    }
    return false
  }

  private static let current = Mutex(all)
  private static let parsing = Mutex(())

  /// The names of the options that are declared now.
  static var declared: OptionNames { current.withLock { $0 } }

  /// Parses while only options with these names are declared, one command line after the other.
  ///
  /// The names are those of the process, because ArgumentParser makes the values that it reads the declaration from.
  func whileDeclared<Command>(_ parse: () throws -> Command?) throws -> Command? {
    var command: Command?
    try Self.parsing.withLock { _ in
      Self.current.withLock { $0 = self }
      defer { Self.current.withLock { $0 = .all } }
      command = try parse()
    }
    return command
  }
}
