// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings

/// A format with all variations chosen: text and placeholders.
package struct StringFormat: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// `position` counts from 1. `source` is the text in the file, shown if there is no such value.
    case placeholder(position: Int, FormatSpecifier, source: String)
  }

  /// An error in a format. The pieces have the text of the file for it.
  package enum FormatError: Hashable, Sendable {
    /// A specifier such as `%s` that only C supports.
    case unsupportedSpecifier(String)
    /// `%#@name@` without a part of that name.
    case unknownPart(String)
    /// Parts are nested too deeply or expanded too often; often a part contains itself.
    case partsTooDeep(String)
  }

  package internal(set) var pieces: [Piece] = []
  package internal(set) var errors: [FormatError] = []
  /// The positions of the values that choose plural forms.
  package internal(set) var selectors: Set<Int> = []

  init() {}

  /// Creates a format without placeholders.
  init(literal: String) { pieces = [.text(literal)] }

  /// Whether there is a placeholder.
  var hasPlaceholders: Bool { pieces.contains { if case .placeholder = $0 { true } else { false } } }

  /// Creates a format that is not from a table, such as a key that is its own text.
  ///
  /// - Parameter isLiteral: Whether per cent signs are literal.
  package init(_ format: String, isLiteral: Bool) {
    var builder = FormatBuilder(arguments: [], language: "", device: nil, isLiteral: isLiteral)
    builder.add(.plain(format))
    self = builder.format
  }

  /// The text with values for its placeholders. Values that read in the other direction than the text are isolated.
  ///
  /// - Throws: `LabelError.textTooLong` once the text is longer than a title may be: a short file may have a million placeholders for one long
  ///   value.
  package func text(with arguments: [FormatArgument], locale: String) throws(LabelError) -> String {
    var text = ""
    var isolation = ArgumentIsolation(of: self, locale: locale)
    for piece in pieces {
      try Self.check(text)
      switch piece {
      case .text(let literal): text += isolation.closing(before: literal)
      case .placeholder(let position, let specifier, let source):
        guard arguments.indices.contains(position - 1) else {
          text += isolation.closing(before: source)
          continue
        }
        let argument = arguments[position - 1]
        isolation.add(specifier.text(of: argument, locale: locale), isNumber: argument.isNumber, to: &text)
      }
    }
    text += isolation.closing(before: "")
    try Self.check(text)
    return text
  }

  /// - Throws: `LabelError.textTooLong` for a text that no title can have.
  static func check(_ text: String) throws(LabelError) {
    let (bytes, limit) = (text.utf8.count, Limits.standard.maximumTextBytes)
    if bytes > limit { throw .textTooLong(bytes: bytes, limit: limit) }
  }

  mutating func append(_ literal: String) {
    if case .text(var before)? = pieces.last {
      // Removed first so that the string grows in place: a text may have a million pieces.
      pieces.removeLast()
      before += literal
      pieces.append(.text(before))
    } else if !literal.isEmpty {
      pieces.append(.text(literal))
    }
  }

  mutating func record(_ error: FormatError) {
    if !errors.contains(error) { errors.append(error) }
  }
}
