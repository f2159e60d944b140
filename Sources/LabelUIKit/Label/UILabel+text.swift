// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelKit

extension UILabel {
  func setAttributed(_ newValue: NSAttributedString?) {
    // The properties are set while the label has no text, so that they do not change the text.
    content = nil
    isAttributed = false
    if let newValue, newValue.length > 0 {
      let first = unsafe newValue.attributes(at: 0, effectiveRange: nil)
      explicitFont = first[.font] as? UIFont
      explicitColor = first[.foregroundColor] as? UIColor ?? explicitColor
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
      }
    }
    content = newValue.flatMap { $0.copy() as? NSAttributedString }
    isAttributed = newValue != nil
  }

  /// Returns a plain text with the label's font, colour and paragraph style.
  func withOwnAttributes(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return NSAttributedString(string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
  }

  /// Sets an attribute of the whole attributed text; nil does nothing.
  func rewrite(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value else { return }
    rewriteRuns { $0[key] = value }
  }

  /// Changes the paragraph style of the whole attributed text, run by run.
  func rewriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    rewriteRuns { attributes in
      let existing = (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      let style = existing ?? NSMutableParagraphStyle()
      // A new style has the label's properties, not the style's defaults.
      if existing == nil { (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode) }
      change(style)
      attributes[.paragraphStyle] = style
    }
  }

  /// Rebuilds the attributed text from its runs, because Foundation's mutable strings trap on Linux when attributes are added to a copy.
  private func rewriteRuns(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard isAttributed, let content else { return }
    let changed = NSMutableAttributedString(string: "")
    unsafe content.enumerateAttributes(in: NSRange(location: 0, length: content.length)) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      changed.append(NSAttributedString(string: (content.string as NSString).substring(with: range), attributes: attributes))
    }
    self.content = changed
  }
}
