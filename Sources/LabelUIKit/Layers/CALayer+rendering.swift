// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

extension CALayer {
  /// The layer as a view of a size: its background, its content and its sublayers.
  func node(size: CGSize, _ isLeftToRight: Bool) -> ViewNode {
    layoutSublayers()
    var parts = contentNodes(size: size, isLeftToRight)
    let strut = ViewNode.modified(.spacer(minimum: 0), Self.frame(size))
    for layer in sortedSublayers { parts.append(layer.placedNode(in: size, isLeftToRight)) }
    let inside = ViewNode.modified(.container(ContainerNode(.layers(.topLeading), children: [strut] + parts)), Self.frame(size))
    var node = decorated(inside, background: backgroundColor?.color, size: size, isLeftToRight)
    let transform = affineTransform()
    if !transform.isIdentity { node = .modified(node, .map(transform.map, anchor: anchorPoint.point)) }
    if opacity < 1 || isHidden { node = .modified(node, .opacity(isHidden ? 0 : Double(max(opacity, 0)))) }
    return node
  }

  /// What the layer itself draws: the content of its class, an image and the drawing of a subclass, from below.
  func contentNodes(size: CGSize, _ isLeftToRight: Bool) -> [ViewNode] {
    var parts = ownContent(size: size).map { [$0] } ?? []
    if let image = (contents as? UIImage)?.node ?? (contents as? CGImage).map({ ImageNode(.bitmap($0.bitmap)) }) {
      var image = image
      image.resizing = ImageResizing()
      parts.append(.modified(.image(image), Self.frame(size)))
    }
    let context = CGContext(size: size, direction: isLeftToRight ? .leftToRight : .rightToLeft)
    draw(in: context)
    return parts + (context.content.map { [$0] } ?? [])
  }

  /// The sublayers from below.
  var sortedSublayers: [CALayer] {
    (sublayers ?? []).enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
  }

  /// The layer at its place in a superlayer of a size. The layer of a view is drawn with its view.
  func placedNode(in size: CGSize, _ isLeftToRight: Bool) -> ViewNode {
    let frame = frame
    let own = view?.node(size: frame.size) ?? node(size: frame.size, isLeftToRight)
    // Offsets are from the leading edge; frames are from the left edge.
    let x = isLeftToRight ? frame.minX : size.width - frame.maxX
    return .modified(.modified(own, Self.frame(frame.size)), .offset(Point(x: Double(x), y: Double(frame.minY))))
  }

  static func frame(_ size: CGSize) -> ViewModification {
    .frame(width: max(0, Double(size.width)), height: max(0, Double(size.height)), alignment: .topLeading)
  }

  /// Content with the layer's background, border, clip, shadow and mask.
  func decorated(_ content: ViewNode, background: ColorDescription?, size: CGSize, _ isLeftToRight: Bool) -> ViewNode {
    var node = content
    let radius = Double(cornerRadius)
    let isUniform = radius == 0 || maskedCorners.isSuperset(of: .all)
    let style = cornerCurve == .continuous ? CornerStyle.continuous : .circular
    if let background {
      node = .modified(
        node,
        isUniform
          ? .background(background, cornerRadius: radius, style: style)
          : .layer(.shape(ShapeNode(outline(inset: 0), paint: .color(background))), .center, isBehind: true))
    }
    if borderWidth > 0, let color = borderColor?.color {
      let width = Double(borderWidth)
      node = .modified(
        node,
        isUniform
          ? .border(color, width: width, cornerRadius: radius, style: style)
          : .layer(
            .shape(ShapeNode(outline(inset: width / 2), .stroke(.init(width: width)), paint: .color(color))), .center, isBehind: false))
    }
    if masksToBounds {
      let uniform = style == .continuous ? ShapeOutline.box(cornerRadius: radius, style) : .roundedRectangle(radius)
      node = .modified(node, .clip(isUniform ? uniform : outline(inset: 0), .nonzero))
    } else if let shadow {
      node = .modified(node, .shadow(shadow))
    }
    if let mask {
      let canvas = ViewNode.modified(mask.placedNode(in: size, isLeftToRight), Self.frame(size))
      node = .modified(node, .mask(canvas, .topLeading))
    }
    return node
  }

  /// The bounds with the round corners, smaller by a distance on all sides.
  private func outline(inset: Double) -> ShapeOutline {
    let (corners, radius) = (maskedCorners, max(0, Double(cornerRadius) - inset))
    return ShapeOutline(dumpText: "rectangle radius=\(DumpText.number(radius)) corners=\(corners.rawValue) inset=\(DumpText.number(inset))")
    {
      .rectangle($0.outset(by: -inset), rounding: UIRectCorner(rawValue: corners.rawValue), radius: radius)
    }
  }

  /// The shadow to draw, or nil for none.
  private var shadow: ShadowDescription? {
    guard shadowOpacity > 0, let color = shadowColor else { return nil }
    return ShadowDescription(
      color: .faded(color.color, Double(min(shadowOpacity, 1))), offset: Point(x: shadowOffset.width, y: shadowOffset.height),
      radius: Double(max(shadowRadius, 0)))
  }
}
