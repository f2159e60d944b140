// SPDX-License-Identifier: MIT

package import LabelText

/// A text of a table as its file has it: one format, or several to choose from.
package indirect enum VaryingText: Hashable, Sendable {
  /// A format, such as `%lld files in %@`.
  case plain(String)
  /// One for each plural category that the language has.
  case plural([PluralCategory: VaryingText])
  /// One for each kind of device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`, `other`.
  case device([String: VaryingText])
  /// One for each width; what the numbers measure is the application's matter.
  case width([Int: VaryingText])
  /// Formats that name parts as `%#@files@`, and the parts.
  case parts(VaryingText, [String: Part])

  /// A piece of a text that varies by one value.
  package struct Part: Hashable, Sendable {
    /// Which value that is, counted from 1; nil for the next one.
    var argument: Int?
    /// How the value is written where the file does not say: at `%arg`.
    var specifier: FormatSpecifier
    var text: VaryingText
    /// Whether `%arg` stands for the value.
    var readsPartValue: Bool
  }

  /// Whether a number chooses among plural forms anywhere in the text.
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
