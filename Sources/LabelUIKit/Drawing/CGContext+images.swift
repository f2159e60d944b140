// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout
internal import LabelViewNode

extension CGContext {
  /// Draws an image upside down, as Core Graphics does in a context with y down. `UIImage.draw(in:)` draws it upright.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle that it is stretched to, in points.
  ///   - byTiling: Whether it is repeated over the canvas from the rectangle on; it is drawn once here.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { add(flipped(image, in: rect)) }

  /// Clips what is drawn next to the opacity of an image, upside down as in `draw(_:in:)`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the image is stretched to, in points.
  ///   - mask: The image.
  public func clip(to rect: CGRect, mask: CGImage) {
    let node = flipped(mask, in: rect)
    addClip(.mask(state.map == .identity ? node : .modified(node, .map(state.map, anchor: .zero))))
  }

  /// The image as it was drawn so far; nil if nothing was drawn yet or it cannot be rendered.
  public func makeImage() -> CGImage? { DrawnImage(self, opaque: false).bitmap.map { CGImage($0) } }

  /// The number of columns of pixels that the canvas has.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// The number of rows of pixels that the canvas has.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  private func flipped(_ image: CGImage, in rect: CGRect) -> ViewNode {
    var node = ImageNode(.bitmap(image.bitmap))
    node.resizing = ImageResizing()
    return placed(.image(node), in: rect, flipped: true)
  }

  /// A view in a rectangle of the canvas.
  func placed(_ node: ViewNode, in rect: CGRect, alignment: FrameAlignment = .topLeading, flipped: Bool = false) -> ViewNode {
    let box = rect.standardized
    var inside = ViewNode.modified(node, .frame(width: Double(box.width), height: Double(box.height), alignment: alignment))
    if flipped { inside = .modified(inside, .scale(1, -1, anchor: LabelCore.Point(x: 0.5, y: 0.5))) }
    if box.origin != .zero { inside = .modified(inside, .offset(box.origin.point)) }
    return .modified(inside, .frame(width: Double(size.width), height: Double(size.height), alignment: .topLeading))
  }
}

extension UIImage {
  /// Draws the image into the current context at its own size.
  ///
  /// - Parameter point: The top left corner, in points.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image into the current context at its own size, with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in points.
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, 0…1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image into the current context, stretched to a rectangle. A template without a tint is black.
  ///
  /// - Parameter rect: The rectangle in points.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var node = self.node
    node.resizing = ImageResizing()
    var change = EnvironmentChange.direction(context.direction)
    change.foreground = .fixed(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.add(context.placed(.modified(.image(node), .environment(change)), in: rect))
  }
  /// Draws the image into the current context, stretched to a rectangle, with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, 0…1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(CGFloat(context.state.alpha) * alpha)
    draw(in: rect)
    context.restoreGState()
  }
  /// Draws the image into the current context again and again, at its own size, to cover a rectangle.
  ///
  /// - Parameter rect: The rectangle in points; the first copy is at its top left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var node = self.node
    node.resizing = ImageResizing()
    node.resizing?.mode = .tile
    context.add(context.placed(.image(node), in: rect))
  }
}
