// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension TextNode {
  /// Creates the runs of an attributed string. Runs without a font get the system font of 17 points, as in a `UILabel`.
  init(_ string: NSAttributedString) {
    var runs: [Run] = []
    unsafe string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      runs.append(Run((string.string as NSString).substring(with: range), attributes))
    }
    self.init(runs: runs.isEmpty ? [Run("")] : runs)
  }
}

extension TextNode.Run {
  fileprivate init(_ text: String, _ keys: [NSAttributedString.Key: Any]) {
    if let attachment = keys[.attachment] as? NSTextAttachment, let image = attachment.node {
      self.init(image, attachment.lineBounds)
    } else {
      self.init(text)
    }
    attributes = TextAttributes(keys)
  }
}

extension TextAttributes {
  init(_ keys: [NSAttributedString.Key: Any]) {
    self.init()
    // Foundation on Linux does not turn a CGFloat into an NSNumber.
    func number(_ key: NSAttributedString.Key) -> Double? {
      (keys[key] as? NSNumber)?.doubleValue ?? keys[key] as? Double ?? (keys[key] as? CGFloat).map { Double($0) }
    }
    func color(_ key: NSAttributedString.Key) -> ColorDescription? { (keys[key] as? UIColor)?.color }
    font = ((keys[.font] as? UIFont) ?? .systemFont(ofSize: UIFont.labelFontSize)).request
    font?.replacesInherited = true
    self.color = color(.foregroundColor)
    background = color(.backgroundColor)
    kern = number(.kern)
    tracking = number(.tracking)
    ligatures = number(.ligature).flatMap { Ligatures(rawValue: Int(nearest: min(max($0, 0), 2).rounded(.down))) }
    baselineOffset = number(.baselineOffset)
    func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> DecorationDescription? {
      number(key).map { DecorationDescription(bits: Int(nearest: $0.rounded(.towardZero)), color: color(colorKey)) }
    }
    underline = line(.underlineStyle, .underlineColor)
    strikethrough = line(.strikethroughStyle, .strikethroughColor)
    stroke = number(.strokeWidth).map { StrokeDescription(width: $0, color: color(.strokeColor)) }
    obliqueness = number(.obliqueness)
    expansion = number(.expansion)
    shadow = (keys[.shadow] as? NSShadow)?.shadowDescription
    writingDirection = (keys[.writingDirection] as? [Any])?.last.flatMap {
      WritingDirection(bits: ($0 as? NSNumber)?.intValue ?? $0 as? Int)
    }
    link = (keys[.link] as? URL)?.absoluteString ?? keys[.link] as? String
    paragraph = (keys[.paragraphStyle] as? NSParagraphStyle)?.style.change
  }
}

extension WritingDirection {
  /// Creates a direction from the bits of an `NSWritingDirection` and an `NSWritingDirectionFormatType`; nil for others.
  fileprivate init?(bits: Int?) {
    switch bits {
    case 0: self = .leftToRight
    case 1: self = .rightToLeft
    case 2: self = .leftToRightOverride
    case 3: self = .rightToLeftOverride
    default: return nil
    }
  }
}

extension DecorationDescription {
  /// Creates a line from the bits of an `NSUnderlineStyle`.
  fileprivate init(bits: Int, color: ColorDescription?) {
    let style: DecorationLine.Style? =
      switch bits & 0xF {
      case 0x9: .double
      case 0x2: .thick
      case 0: nil
      default: .single
      }
    let pattern: DecorationLine.Pattern =
      switch bits & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    self.init(style: style, pattern: pattern, isByWord: bits & 0x8000 != 0, color: color)
  }
}

extension NSShadow {
  fileprivate var shadowDescription: ShadowDescription {
    ShadowDescription(
      color: (shadowColor as? UIColor)?.color ?? .fixed(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)),
      offset: Point(x: shadowOffset.width, y: shadowOffset.height), radius: shadowBlurRadius)
  }
}

extension NSTextAttachment {
  /// The bounds of the image in the line. Unless the bounds are set, an image file is on the baseline in its own size, and a symbol is centred
  /// on the cap height.
  fileprivate var lineBounds: AttachmentBounds {
    var result = AttachmentBounds()
    let bounds = bounds == .zero ? CGRect(origin: .zero, size: displayedImage?.naturalSize ?? .zero) : bounds
    (result.x, result.y, result.width, result.height) = (bounds.origin.x, bounds.origin.y, bounds.width, bounds.height)
    return result
  }
}
