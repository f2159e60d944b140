// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelSettings

/// A text of a table: one format, or several variations of it.
package indirect enum VaryingText: Hashable, Sendable {
  /// A format, such as `%lld files in %@`.
  case plain(String)
  /// One variation for each plural category of the language.
  case plural([PluralCategory: VaryingText])
  /// One variation for each kind of device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`, `other`.
  case device([String: VaryingText])
  /// One variation for each width; the unit is up to the app.
  case width([Int: VaryingText])
  /// A format with parts, named as `%#@files@`, and the parts.
  case parts(VaryingText, [String: Part])

  /// A part of a text that varies by one value: a substitution of a catalogue, or a variable of a `.stringsdict` file.
  package struct Part: Hashable, Sendable {
    /// The position of the value, from 1; nil for the next one.
    var argument: Int?
    /// The specifier of the value for `%arg`.
    var specifier: FormatSpecifier
    var text: VaryingText
    /// Whether `%arg` is the value.
    var readsPartValue: Bool
  }

  /// Checks the length of every variation, before any is read.
  ///
  /// - Throws: `LabelError.textTooLong` for one that no title can have.
  func checkLength() throws(LabelError) {
    switch self {
    case .plain(let text): try StringFormat.check(text)
    case .plural(let forms): for form in forms.values { try form.checkLength() }
    case .device(let forms): for form in forms.values { try form.checkLength() }
    case .width(let forms): for form in forms.values { try form.checkLength() }
    case .parts(let text, let parts):
      try text.checkLength()
      for part in parts.values { try part.text.checkLength() }
    }
  }

  /// Whether the text has plural forms anywhere.
  var hasPlurals: Bool {
    switch self {
    case .plain: false
    case .plural: true
    case .device(let forms): forms.values.contains(where: \.hasPlurals)
    case .width(let forms): forms.values.contains(where: \.hasPlurals)
    case .parts(let text, let parts): text.hasPlurals || parts.values.contains(where: \.text.hasPlurals)
    }
  }
}
