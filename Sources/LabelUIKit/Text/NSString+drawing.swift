// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines, the first from the top; without it, one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the fonts' line gap, which the faces of a label do not have.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line ends in an ellipsis, which changes no size.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What UIKit tells while text is measured, of which nothing is kept here.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor that text may shrink by.
  public var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text on lines of its own, in points, rounded up to half points.
  public func size() -> CGSize { measured(width: .greatestFiniteMagnitude, lines: 0) }

  /// The room that the text takes within a width, in points, rounded up to half points; the height that is offered has no say.
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
  /// The size of the text on lines of its own, in points, rounded up to half points; the system's 17 points without a font.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// The room that the text takes within a width, in points, rounded up to half points; the system's 17 points without a font.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text on lines of its own, in points, rounded up to half points; the system's 17 points without a font.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The room that the text takes within a width, in points, rounded up to half points; the system's 17 points without a font.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
  }
}
