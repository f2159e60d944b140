// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelKit

/// The inline markdown of localized texts.
enum MarkdownFuzzing {
  static func text(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      guard let read = try? AttributedString(markdown: text, options: options) else { continue }
      for run in read.runs { _ = read[run.range].characters.count }
      precondition(read.unicodeScalars.count <= text.unicodeScalars.count, "markdown makes a text longer")
    }
  }
}
