// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
package import LabelLayout
internal import LabelText

extension UILabel {
  /// The picture of the bounds, and of ink that hangs out of them, as a PNG file.
  ///
  /// - Parameter scale: pixels per point; that of `traitCollection` when nil.
  /// - Throws: `Diagnostic` for unknown fonts, characters without a glyph, an empty label, exceeded limits and trouble with the machine.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let drawing = drawing(scale: scale)
    return try Data(ThreadRenderer.current().png(drawing.node, in: drawing.environment))
  }

  /// What `pngData` draws, and what surrounds it; asks `drawText(in:)` where the text stands.
  package func drawing(scale: CGFloat?) -> (node: ViewNode, environment: RenderEnvironment) {
    let size = frame.size == .zero ? intrinsicContentSize : frame.size
    textBounds = nil
    drawText(in: CGRect(origin: .zero, size: size))
    return (node(size: size), environment(scale: scale))
  }

  /// The label as the layout sees it.
  package func node(size: CGSize) -> ViewNode {
    let box = textBounds ?? CGRect(origin: .zero, size: size)
    var node = ViewNode.modified(
      .modified(.text(textNode), .environment(change)),
      .frame(width: max(0, box.width), height: max(0, box.height), alignment: frameAlignment))
    if !isEnabled { node = .modified(node, .opacity(Self.disabledOpacity)) }
    if box != CGRect(origin: .zero, size: size) {
      // By reading direction, so that `left` is the left edge whichever it is.
      let (left, right) = (box.minX, size.width - box.maxX)
      let isLeftToRight = environment(scale: nil).direction == .leftToRight
      node = .modified(
        node,
        .padding(
          DirectionalInsets(
            top: box.minY, leading: isLeftToRight ? left : right, bottom: size.height - box.maxY, trailing: isLeftToRight ? right : left)))
    }
    let radius = Double(layer.cornerRadius)
    if let backgroundColor { node = .modified(node, .background(backgroundColor.color, cornerRadius: radius)) }
    if layer.borderWidth > 0, let color = layer.borderColor {
      node = .modified(node, .border(color.color, width: Double(layer.borderWidth), cornerRadius: radius))
    }
    if layer.masksToBounds { node = .modified(node, .clip(.roundedRectangle(radius), .nonzero)) }
    return alpha < 1 || isHidden ? .modified(node, .opacity(isHidden ? 0 : alpha)) : node
  }

  /// What measures the text; nil for an empty one and for a font that does not exist, which `pngData` reports.
  var measurer: LabelMeasurer? {
    guard let content, content.length > 0 else { return nil }
    let node = ViewNode.modified(.text(textNode), .environment(change))
    do {
      let renderer = try ThreadRenderer.current()
      let resolved = try renderer.resolve(node, in: environment(scale: nil))
      guard case .text(let text) = resolved.root else { return nil }
      return renderer.typesetter.measurer(
        of: text.shaped, settings: text.settings, grid: PixelGrid(scale: resolved.environment.scale))
    } catch { return nil }
  }

  private static var disabledOpacity: Double { 0.4 }

  private func environment(scale: CGFloat?) -> RenderEnvironment {
    let traits = traitCollection
    return RenderEnvironment(
      scale: scale ?? traits.displayScale,
      appearance: Appearance(
        colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light, contrast: traits.accessibilityContrast),
      direction: traits.layoutDirection?.direction, locale: traits.locale,
      dynamicTypeSize: adjustsFontForContentSizeCategory ? traits.preferredContentSizeCategory.dynamicTypeSize : .large)
  }

  /// The runs; a highlighted label's colour replaces theirs.
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
    change.font = font.request
    change.foreground = (isHighlighted ? highlightedTextColor : nil)?.color ?? textColor.color
    change.textShadow = shadowColor.map {
      ShadowDescription(color: $0.color, offset: Point(x: shadowOffset.width, y: shadowOffset.height), radius: 0)
    }
    change.numberOfLines = max(0, numberOfLines)
    change.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    change.minimumScaleFactor = min(max(minimumScaleFactor, 0), 1)
    change.baselineAdjustment = baselineAdjustment
    change.sizingRule = sizingRule
    var paragraph = ParagraphChange()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.lineBreakStrategy = lineBreakStrategy
    paragraph.allowsTightening = allowsDefaultTighteningForTruncation
    change.paragraph = paragraph
    return change
  }

  /// As a UILabel's text stands in its bounds: centred vertically, horizontally by the alignment, whose left and right are absolute.
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
