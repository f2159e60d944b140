// SPDX-License-Identifier: MIT

internal import CICU
package import LabelCore

/// What pieces a text is cut into.
package enum BoundaryKind: Hashable, Sendable {
  /// User-perceived characters (UAX #29).
  case grapheme
  /// Words (UAX #29).
  case word
  /// Places where a line may end (UAX #14), with dictionaries for Thai, Lao, Khmer and Burmese.
  case line
}

/// Finds boundaries through ICU, keeping its iterators open: opening one costs more than a whole label.
///
/// Belongs to one thread.
package final class TextBoundaries {
  private struct Key: Hashable {
    var kind: BoundaryKind
    var locale: String
  }

  private var iterators: [Key: BreakIterator] = [:]
  /// Iterators kept before all are closed; locales in one process are few.
  private static let capacity = 48

  package init() {}

  /// The offsets at which `text` may be cut, in UTF-16 units, ascending, from 0 to the text's length; `[0]` for an empty text.
  ///
  /// - Parameter locale: an ICU locale identifier with keywords, such as `ja@lb=strict`.
  package func offsets(_ kind: BoundaryKind, in text: [UInt16], locale: String) throws(MachineError) -> [Int] {
    guard !text.isEmpty else { return [0] }
    if kind == .grapheme, text.allSatisfy(Self.standsAlone) { return Array(0...text.count) }
    if kind == .line, let plain = PlainLineBreaks.offsets(in: text) { return plain }
    return try general(kind, in: text, locale: locale)
  }

  private func iterator(_ key: Key) throws(MachineError) -> BreakIterator {
    if let known = iterators[key] { return known }
    if iterators.count >= Self.capacity { iterators.removeAll() }
    let iterator = try BreakIterator(key.kind, locale: key.locale)
    iterators[key] = iterator
    return iterator
  }

  /// Whether a unit is a user-perceived character beside any other such: printable ASCII, letters of Latin, Greek, Cyrillic and Hebrew,
  /// kana and ideographs.
  private static func standsAlone(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E, 0xB7, 0xC0...0x24F, 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x3001...0x3003,
      0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF:
      true
    default: false
    }
  }

  /// The same by ICU's rules alone, which plain text need not be asked about.
  package func general(_ kind: BoundaryKind, in text: [UInt16], locale: String) throws(MachineError) -> [Int] {
    guard !text.isEmpty else { return [0] }
    return try iterator(Key(kind: kind, locale: kind == .grapheme ? "en" : locale)).offsets(in: text)
  }
}

/// Owns one break iterator.
private final class BreakIterator {
  private let handle: OpaquePointer

  init(_ kind: BoundaryKind, locale: String) throws(MachineError) {
    let pieces: ICUBoundaryKind =
      switch kind {
      case .grapheme: .grapheme
      case .word: .word
      case .line: .line
      }
    let opened = try ICU.check("ubrk_open") { icu_break_open(pieces, locale, &$0) }
    guard let opened else {
      throw .library(name: "ICU", call: "ubrk_open", status: Int(icu_out_of_memory), message: "no iterator")
    }
    self.handle = opened
  }

  deinit { icu_break_close(handle) }

  func offsets(in text: [UInt16]) throws(MachineError) -> [Int] {
    // The iterator keeps the pointer it is given, so everything that reads through it happens inside the closure.
    let outcome: Result<[Int], MachineError> = text.withUnsafeBufferPointer { units in
      Result { () throws(MachineError) in
        try ICU.check("ubrk_setText") { icu_break_set_text(handle, units.baseAddress, Int32(units.count), &$0) }
        var offsets = [Int(icu_break_first(handle))]
        while true {
          let next = icu_break_next(handle)
          if next < 0 { return offsets }
          offsets.append(Int(next))
        }
      }
    }
    return try outcome.get()
  }
}
