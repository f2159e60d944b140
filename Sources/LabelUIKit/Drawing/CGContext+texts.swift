// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension NSAttributedString {
  /// Draws the text into the current context from the top of a rectangle, wrapped at its width. Lines that do not fit are not drawn.
  ///
  /// - Parameter rect: The rectangle in points.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.add(self, in: rect.standardized, isLimited: true)
  }
  /// Draws the text into the current context, with lines broken only at its line breaks.
  ///
  /// - Parameter point: The top left corner, in points.
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.add(self, in: CGRect(origin: point, size: size()), isLimited: false)
  }
  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points. Without `usesLineFragmentOrigin` its origin is the start of the baseline of the only line.
  ///   - options: How the text is drawn.
  ///   - context: The drawing context; not used.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    if options.contains(.usesLineFragmentOrigin) {
      let height = rect.height > 0 ? rect.height : boundingRect(with: rect.size, options: options, context: context).height
      let box = CGRect(x: rect.minX, y: rect.minY, width: rect.width > 0 ? rect.width : size().width, height: height)
      canvas.add(self, in: box, isLimited: rect.height > 0, truncates: options.contains(.truncatesLastVisibleLine))
    } else {
      let font = length > 0 ? unsafe attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
      let ascender = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).ascender
      let own = boundingRect(with: .zero, options: [], context: nil).size
      canvas.add(self, in: CGRect(origin: CGPoint(x: rect.minX, y: rect.minY - ascender), size: own), isLimited: false)
    }
  }
}

extension NSString {
  /// Draws the text into the current context from the top of a rectangle, wrapped at its width. Lines that do not fit are not drawn.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - attributes: The attributes of the text.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attributes).draw(in: rect)
  }
  /// Draws the text into the current context, with lines broken only at its line breaks.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in points.
  ///   - attributes: The attributes of the text.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attributes).draw(at: point)
  }
  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points. Without `usesLineFragmentOrigin` its origin is the start of the baseline of the only line.
  ///   - options: How the text is drawn.
  ///   - attributes: The attributes of the text.
  ///   - context: The drawing context; not used.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// Draws the text into the current context from the top of a rectangle, wrapped at its width. Lines that do not fit are not drawn.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - attributes: The attributes of the text.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
  /// Draws the text into the current context, with lines broken only at its line breaks.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in points.
  ///   - attributes: The attributes of the text.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }
  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points. Without `usesLineFragmentOrigin` its origin is the start of the baseline of the only line.
  ///   - options: How the text is drawn.
  ///   - attributes: The attributes of the text.
  ///   - context: The drawing context; not used.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension CGContext {
  /// Adds a text at the top of a rectangle.
  ///
  /// - Parameter isLimited: Whether lines that are below the rectangle are left out.
  func add(_ text: NSAttributedString, in rect: CGRect, isLimited: Bool, truncates: Bool = false) {
    guard text.length > 0 else { return }
    add(text: placed(directed(text.drawnNode(in: rect, direction: direction, isLimited: isLimited, truncates: truncates)), in: rect))
  }
}

extension NSAttributedString {
  /// The text as a view of the size of a rectangle, from its top.
  func drawnNode(in rect: CGRect, direction: TextDirection, isLimited: Bool, truncates: Bool) -> ViewNode {
    let style = length > 0 ? unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    var change = EnvironmentChange()
    change.numberOfLines = 0
    change.alignsOverFullWidth = true
    change.foreground = .fixed(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1))
    var paragraph = ParagraphChange()
    paragraph.lineBreakMode = truncates ? .byTruncatingTail : .byWordWrapping
    change.paragraph = paragraph
    let isLeftToRight = direction == .leftToRight
    let horizontal: FrameAlignment.Position =
      switch style?.alignment ?? .natural {
      case .natural, .justified: .start
      case .center: .center
      case .left: isLeftToRight ? .start : .end
      case .right: isLeftToRight ? .end : .start
      }
    let text = ViewNode.modified(.text(TextNode(self)), .environment(change))
    let fitted = isLimited ? text : .modified(text, .fixedSize([.vertical]))
    return .modified(
      fitted,
      .frame(
        width: Double(rect.width), height: Double(rect.height), alignment: FrameAlignment(horizontal: horizontal, vertical: .start)))
  }
}
