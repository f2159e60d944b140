// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

extension UILabel {
  /// The text without attributes. Setting it gives all of it the label's font and colour.
  public var text: String? {
    get { content?.string }
    set {
      content = newValue.map { NSAttributedString(string: $0) }
      isAttributed = false
    }
  }

  /// The text with attributes. Setting it also sets the label's font, colour, alignment and line-break mode to those of the first character;
  /// runs without a font are set in the system's 17 points. What is set of these afterwards goes to all of the text.
  public var attributedText: NSAttributedString? {
    get {
      guard let content, !isAttributed else { return content }
      let style = NSMutableParagraphStyle()
      (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
      let attributes: [NSAttributedString.Key: Any] = [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
      return NSAttributedString(string: content.string, attributes: attributes)
    }
    set {
      // The properties are set while the label has no text, or they would be written back into it.
      content = nil
      isAttributed = false
      if let newValue, newValue.length > 0 {
        let first = unsafe newValue.attributes(at: 0, effectiveRange: nil)
        writtenFont = first[.font] as? UIFont
        writtenColor = first[.foregroundColor] as? UIColor ?? writtenColor
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
          (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
        }
      }
      content = newValue.flatMap { $0.copy() as? NSAttributedString }
      isAttributed = newValue != nil
    }
  }

  /// Gives an attribute to all of an attributed text.
  func rewrite(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value else { return }
    rewriteRuns { $0[key] = value }
  }

  /// Changes the paragraph style of all of an attributed text, run by run.
  func rewriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    rewriteRuns { attributes in
      let written = (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      let style = written ?? NSMutableParagraphStyle()
      // Where there is no style yet the new one has the label's properties, not a style's defaults.
      if written == nil { (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode) }
      change(style)
      attributes[.paragraphStyle] = style
    }
  }

  /// Makes an attributed text anew from its runs: Foundation's mutable strings trap on Linux when attributes are added to a copy.
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
