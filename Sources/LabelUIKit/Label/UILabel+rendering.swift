// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

extension UILabel {
  /// The text in a rectangle as a view tree of the label's size.
  func textContent(in box: CGRect, size: CGSize) -> ViewNode {
    let whole = CGRect(origin: .zero, size: size)
    var node = ViewNode.modified(
      .modified(.text(textNode), .environment(change)),
      .frame(width: max(0, box.width), height: max(0, box.height), alignment: frameAlignment))
    if !isEnabled { node = .modified(node, .opacity(Self.disabledOpacity)) }
    if box != whole {
      // Insets are leading and trailing; left and right are absolute.
      let (left, right) = (box.minX, size.width - box.maxX)
      let isLeftToRight = environment(scale: nil).direction == .leftToRight
      node = .modified(
        node,
        .padding(
          DirectionalInsets(
            top: box.minY, leading: isLeftToRight ? left : right, bottom: size.height - box.maxY, trailing: isLeftToRight ? right : left)))
    }
    guard let pattern = textColor.patternNode(size: size), !isAttributed, !isHighlighted || highlightedTextColor == nil else { return node }
    return .modified(pattern, .mask(node, .topLeading))
  }

  /// The first and the last baseline, in points from the vertical centre of the lines; nil without text.
  var lineOffsets: (first: CGFloat, last: CGFloat)? {
    guard let content, content.length > 0 else { return nil }
    let width = numberOfLines == 1 || bounds.width <= 0 ? Self.unlimited : bounds.width
    let half = (measurer.map { CGFloat($0.sizeThatFits(.init(width: width, height: .infinity)).height) } ?? 0) / 2
    return (font.ascender - half, half + font.descender)
  }

  /// A length that no text exceeds, in points. It is finite, so that a subclass may add insets to a rectangle of this size.
  static let unlimited: CGFloat = 1e9

  /// Returns the size of the text for a width, as `textRect(forBounds:limitedToNumberOfLines:)` has it.
  ///
  /// - Parameter width: The width in points; 0 means no limit, and a label of one line ignores it.
  func measuredSize(width: CGFloat) -> CGSize {
    let isLimited = width > 0 && numberOfLines != 1
    let bounds = CGRect(x: 0, y: 0, width: isLimited ? width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the natural height of a label that is wrapped at the width that constraints give it.
  func naturalHeight(atWidth width: CGFloat) -> CGFloat {
    automaticMaxLayoutWidth = width
    defer { automaticMaxLayoutWidth = 0 }
    return intrinsicContentSize.height
  }

  /// The measurer of the text; nil for an empty text and for a font that is not installed, which `pngData` reports.
  var measurer: LabelMeasurer? {
    guard let content, content.length > 0 else { return nil }
    let node = ViewNode.modified(.text(textNode), .environment(change))
    do {
      let renderer = try RendererPool.shared.renderer()
      let resolved = try renderer.render(node, in: environment(scale: nil), upTo: .resolved).resolved
      guard case .text(let text) = resolved.root else { return nil }
      return renderer.typesetter.measurer(
        of: text.shaped, settings: text.settings, grid: PixelGrid(scale: resolved.environment.scale))
    } catch { return nil }
  }

  private static var disabledOpacity: Double { 0.4 }

  /// The text as a node of the view tree. The highlighted colour replaces the colours of the runs.
  private var textNode: TextNode {
    guard let content else { return TextNode("") }
    guard isAttributed else { return TextNode(content.string) }
    var node = TextNode(content)
    if isHighlighted, let color = highlightedTextColor?.color {
      for index in node.runs.indices { node.runs[index].attributes.color = color }
    }
    return node
  }

  private var change: EnvironmentChange {
    var change = EnvironmentChange()
    change.dynamicTypeSize = adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory.dynamicTypeSize : .large
    change.font = font.request
    change.foreground = (isHighlighted ? highlightedTextColor : nil)?.color ?? textColor.color
    change.textShadow = shadowColor.map {
      ShadowDescription(color: $0.color, offset: Point(x: shadowOffset.width, y: shadowOffset.height), radius: 0)
    }
    change.numberOfLines = max(0, numberOfLines)
    change.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    change.minimumScaleFactor = min(max(minimumScaleFactor, 0), 1)
    // UIKit centres attributed text that has shrunk (Documentation/Fidelity.md).
    change.baselineAdjustment = isAttributed && baselineAdjustment == .alignBaselines ? .alignCenters : baselineAdjustment
    change.alignsOverFullWidth = true
    change.sizingRule = sizingRule
    var paragraph = ParagraphChange()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.lineBreakStrategy = lineBreakStrategy
    paragraph.allowsTightening = allowsDefaultTighteningForTruncation
    change.paragraph = paragraph
    return change
  }

  /// The alignment of the text in the bounds: centred vertically, and by `textAlignment` horizontally, where left and right are absolute.
  private var frameAlignment: FrameAlignment {
    let isLeftToRight = environment(scale: nil).direction == .leftToRight
    let horizontal: FrameAlignment.Position =
      switch textAlignment {
      case .natural, .justified: .start
      case .center: .center
      case .left: isLeftToRight ? .start : .end
      case .right: isLeftToRight ? .end : .start
      }
    return FrameAlignment(horizontal: horizontal, vertical: .center)
  }
}
