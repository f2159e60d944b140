// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text has several lines, the first at the top. Without this option it has one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The line height includes the font's leading. It has no effect here, because labels ignore the leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The bounds are those of the glyphs. It has no effect here: they are those of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last visible line ends in an ellipsis. It has no effect here, because it does not change the size.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A context for measuring and drawing text. Nothing is stored in it here.
public final class NSStringDrawingContext: NSObject {
  /// The smallest scale to which text may shrink; not used.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale to which the text has shrunk: always 1, since it does not shrink.
  public var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the text that was drawn last; always zero here.
  public var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  /// Returns the size of the text, with lines broken only at its line breaks.
  ///
  /// - Returns: The size in points, rounded up to half points.
  public func size() -> CGSize { measured(width: .greatestFiniteMagnitude, lines: 0) }

  /// Returns the bounds of the text within a width.
  ///
  /// - Parameters:
  ///   - size: The size to fit in. Its width limits the lines, in points, and 0 sets no limit; its height is ignored.
  ///   - options: How the text is measured. Without `usesLineFragmentOrigin` it is on one line.
  ///   - context: The drawing context; not used.
  /// - Returns: The bounds at the origin, in points, with the size rounded up to half points.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) -> CGRect {
    CGRect(
      origin: .zero, size: options.contains(.usesLineFragmentOrigin) ? measured(width: size.width, lines: 0) : measured(width: 0, lines: 1))
  }

  private func measured(width: CGFloat, lines: Int) -> CGSize {
    let label = UILabel()
    label.numberOfLines = lines
    label.lineBreakMode = .byWordWrapping
    label.attributedText = self
    label.numberOfLines = lines
    return label.sizeThatFits(CGSize(width: width < 1e6 ? width : 0, height: 0))
  }
}

extension NSString {
  /// Returns the size of the text with attributes, with lines broken only at its line breaks.
  ///
  /// - Parameter attributes: The attributes of the text. Without a font it is measured in the system font of 17 points.
  /// - Returns: The size in points, rounded up to half points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// Returns the bounds of the text within a width.
  ///
  /// - Parameters:
  ///   - size: The size to fit in. Its width limits the lines, in points, and 0 sets no limit; its height is ignored.
  ///   - options: How the text is measured. Without `usesLineFragmentOrigin` it is on one line.
  ///   - attributes: The attributes of the text. Without a font it is measured in the system font of 17 points.
  ///   - context: The drawing context; not used.
  /// - Returns: The bounds at the origin, in points, with the size rounded up to half points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text with attributes, with lines broken only at its line breaks.
  ///
  /// - Parameter attributes: The attributes of the text. Without a font it is measured in the system font of 17 points.
  /// - Returns: The size in points, rounded up to half points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the bounds of the text within a width.
  ///
  /// - Parameters:
  ///   - size: The size to fit in. Its width limits the lines, in points, and 0 sets no limit; its height is ignored.
  ///   - options: How the text is measured. Without `usesLineFragmentOrigin` it is on one line.
  ///   - attributes: The attributes of the text. Without a font it is measured in the system font of 17 points.
  ///   - context: The drawing context; not used.
  /// - Returns: The bounds at the origin, in points, with the size rounded up to half points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
  }
}
