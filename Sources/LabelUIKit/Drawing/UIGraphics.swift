// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// The contexts that the calling thread draws into; the last is the current one.
enum GraphicsStack {
  private static let key = "LabelKit.UIGraphics.contexts"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Calls drawing code with a context as the current one.
  static func drawing(into context: CGContext, _ body: () -> Void) {
    contexts.append(context)
    body()
    // Images that the code began and did not end are dropped.
    while let last = contexts.popLast(), last !== context {}
  }
}

/// Returns the context that drawing code draws into; nil outside `draw(_:)`, `drawText(in:)` and the closures of image renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }
/// Makes a context the current one until `UIGraphicsPopContext()`.
///
/// - Parameter context: The context to draw into.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }
/// Makes the context before `UIGraphicsPushContext(_:)` the current one again.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Fills a rectangle with the fill colour of the current context.
///
/// - Parameter rect: The rectangle in points.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Fills a rectangle with the fill colour of the current context and a blend mode.
///
/// - Parameters:
///   - rect: The rectangle in points.
///   - blendMode: The blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}
/// Draws a line of 1 point inside the edges of a rectangle, in the fill colour of the current context.
///
/// - Parameter rect: The rectangle in points.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.state.stroke = context.state.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}
/// Clips what is drawn next into the current context to a rectangle.
///
/// - Parameter rect: The rectangle in points.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Sets the colour of fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of fills in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of lines in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
