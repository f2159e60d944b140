// SPDX-License-Identifier: MIT

internal import CICU
package import LabelCore
internal import LabelSettings

/// The kind of boundaries between the segments of a text.
package enum BoundaryKind: Hashable, Sendable {
  /// User-perceived characters (UAX #29).
  case grapheme
  /// Words (UAX #29).
  case word
  /// Line break opportunities (UAX #14), with dictionaries for Thai, Lao, Khmer and Burmese.
  case line
}

/// Finds boundaries with ICU and caches its iterators: opening one takes longer than a whole label.
///
/// Belongs to one thread.
package final class TextBoundaries {
  private struct Key: Hashable {
    var kind: BoundaryKind
    var locale: String
  }

  private var iterators: [Key: BreakIterator] = [:]
  /// The most iterators that are cached; all are closed beyond it. A process uses few locales.
  private static let capacity = 48

  package init() {}

  /// The boundary offsets of `text` in UTF-16 units, ascending, from 0 to the text's length; `[0]` for an empty text.
  ///
  /// - Parameter locale: an ICU locale identifier with keywords, such as `ja@lb=strict`.
  package func offsets(_ kind: BoundaryKind, in text: [UInt16], locale: String) throws(MachineError) -> [Int] {
    guard !text.isEmpty else { return [0] }
    if kind == .grapheme, text.allSatisfy(Self.isAlwaysSeparate) { return Array(0...text.count) }
    if kind == .line, let plain = PlainLineBreaks.offsets(in: text) { return plain }
    return try general(kind, in: text, locale: locale)
  }

  private func iterator(_ key: Key) throws(MachineError) -> BreakIterator {
    if let cached = iterators[key] { return cached }
    if iterators.count >= Self.capacity { iterators.removeAll() }
    let iterator = try BreakIterator(key.kind, locale: key.locale)
    iterators[key] = iterator
    return iterator
  }

  /// Whether a unit is always a user-perceived character of its own next to other such units: printable ASCII, letters of Latin, Greek,
  /// Cyrillic and Hebrew, kana and ideographs.
  private static func isAlwaysSeparate(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E, 0xB7, 0xC0...0x24F, 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x3001...0x3003,
      0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF:
      true
    default: false
    }
  }

  /// The boundary offsets by ICU's rules only, without the shortcuts for plain text.
  package func general(_ kind: BoundaryKind, in text: [UInt16], locale: String) throws(MachineError) -> [Int] {
    guard !text.isEmpty else { return [0] }
    return try iterator(Key(kind: kind, locale: kind == .grapheme ? "en" : locale)).offsets(in: text)
  }
}

/// Owns one break iterator.
private final class BreakIterator {
  private let handle: OpaquePointer

  init(_ kind: BoundaryKind, locale: String) throws(MachineError) {
    let boundaryKind: ICUBoundaryKind =
      switch kind {
      case .grapheme: .grapheme
      case .word: .word
      case .line: .line
      }
    let opened = try ICU.check("ubrk_open") { icu_break_open(boundaryKind, locale, &$0) }
    guard let opened else {
      throw .library(name: "ICU", call: "ubrk_open", status: Int(icu_out_of_memory), message: "no iterator")
    }
    self.handle = opened
  }

  deinit { icu_break_close(handle) }

  func offsets(in text: [UInt16]) throws(MachineError) -> [Int] {
    // The iterator keeps the pointer to the text, so everything that reads through it is inside the closure.
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
