// SPDX-License-Identifier: MIT

import ArgumentParser

/// The value of an option that is one of a few names, kept as text.
///
/// For `batch` and `render`, as `NumberOption` is: each further type of options makes a first label slower.
enum ChoiceText {
  /// Checks that a text is one of the names, with the parser's own words.
  static func check(_ text: String?, _ option: String, _ names: @autoclosure () -> [String]) throws {
    guard let text else { return }
    let names = names()
    // Without `contains`, whose unoptimised code looks up a conformance.
    var index = 0
    while index < names.count {
      if names[index] == text { return }
      index += 1
    }
    let list = names.map { "'\($0)'" }
    throw ValidationError(
      "The value '\(text)' is invalid for '\(option)'. Please provide one of \(list.dropLast().joined(separator: ", ")) or \(list.last ?? "")."
    )
  }
}
