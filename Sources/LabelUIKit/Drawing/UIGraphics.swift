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
