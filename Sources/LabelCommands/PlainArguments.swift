// SPDX-License-Identifier: MIT

/// A command line of the plainest kind: `--name value`, `--name=value`, `-o value`, `--flag` and words, in any order.
///
/// ArgumentParser takes five milliseconds to describe a command to itself before it reads a word, longer than a label takes to make. What is
/// read here it would read in the same way; of everything else, mistakes and `--help` included, nothing is said but that it is not plain.
struct PlainArguments {
  private(set) var words: [String] = []
  private var values: [(name: String, text: String)] = []
  private var flags: [String] = []
  /// Whether every value so far was one that its option takes.
  private(set) var isSound = true

  /// Nil when a word is none that the names account for, or an option has no value.
  ///
  /// - Parameters:
  ///   - options: names of options with a value, without their dashes.
  ///   - flags: names of those without.
  ///   - shortNames: what letters behind a single dash stand for.
  init?(_ arguments: some Sequence<String>, options: [String], flags: [String], shortNames: [(letter: String, name: String)]) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
        words.append(argument)
        continue
      }
      guard argument.hasPrefix("--") else {
        guard let name = shortNames.first(where: { $0.letter == argument.dropFirst() })?.name, let value = arguments.next() else {
          return nil
        }
        values.append((name, value))
        continue
      }
      let body = argument.dropFirst(2)
      if let equals = body.firstIndex(of: "=") {
        values.append((String(body[..<equals]), String(body[body.index(after: equals)...])))
      } else if flags.contains(String(body)) {
        self.flags.append(String(body))
      } else if let value = arguments.next() {
        values.append((String(body), value))
      } else {
        return nil
      }
    }
    // A dash in the place of a value may be a negative number, a name that was left out, or standard input.
    guard values.allSatisfy({ options.contains($0.name) && !$0.text.isEmpty && !$0.text.hasPrefix("-") }) else { return nil }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// What an option was given, each time that it was given.
  func texts(_ option: String) -> [String] { values.lazy.filter { $0.name == option }.map(\.text) }

  func text(_ option: String) -> String? { values.last { $0.name == option }?.text }

  /// An option's value, the last where it is given several times; `isSound` ends where one of them is none.
  mutating func value<Value>(_ option: String, _ parse: (String) -> Value?) -> Value? {
    var last: Value?
    for text in texts(option) {
      last = parse(text)
      if last == nil { isSound = false }
    }
    return last
  }
}
