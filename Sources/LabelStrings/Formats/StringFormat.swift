// SPDX-License-Identifier: MIT

/// A format without anything left to choose: text, and places for values.
package struct StringFormat: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// `position` counts from 1. `source` is what the file has there, to be shown where there is no such value.
    case placeholder(position: Int, FormatSpecifier, source: String)
  }

  /// What a file asks for and cannot have; the pieces show it as it is written.
  package enum Mistake: Hashable, Sendable {
    /// A specifier such as `%s` whose value only C can pass.
    case foreignSpecifier(String)
    /// `%#@name@` for a part that the text does not have.
    case unknownPart(String)
    /// Parts inside parts, deeper or more than `VaryingText` allows; often a part that contains itself.
    case endlessParts(String)
  }

  package internal(set) var pieces: [Piece] = []
  package internal(set) var mistakes: [Mistake] = []
  /// The positions of the values that plural forms are chosen by.
  package internal(set) var selectors: Set<Int> = []

  init() {}

  /// Whether a value is put in anywhere.
  var hasPlaceholders: Bool { pieces.contains { if case .placeholder = $0 { true } else { false } } }

  /// The pieces of a format that no file holds, such as a key that is its own text.
  ///
  /// - Parameter isLiteral: whether per cent signs stand for themselves.
  package init(_ format: String, isLiteral: Bool) {
    var builder = FormatBuilder(arguments: [], language: "", device: nil, isLiteral: isLiteral)
    builder.add(.plain(format))
    self = builder.format
  }

  /// The text with values in their places.
  package func text(with arguments: [FormatArgument], locale: String) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .placeholder(let position, let specifier, let source):
        text += arguments.indices.contains(position - 1) ? specifier.text(of: arguments[position - 1], locale: locale) : source
      }
    }
    return text
  }

  mutating func append(_ literal: String) {
    if case .text(var before)? = pieces.last {
      // Taken out first, so that it grows in place: a text may have a million pieces.
      pieces.removeLast()
      before += literal
      pieces.append(.text(before))
    } else if !literal.isEmpty {
      pieces.append(.text(literal))
    }
  }

  mutating func note(_ mistake: Mistake) {
    if !mistakes.contains(mistake) { mistakes.append(mistake) }
  }
}
