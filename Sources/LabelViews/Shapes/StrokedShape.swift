// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// The line along the outline of a shape, as a shape: what `stroke(lineWidth:)` returns. It is drawn in the foreground style.
///
///     Image(systemName: "leaf").clipShape(Circle().stroke(lineWidth: 3))
///
/// As the shape of a clip, the line has round pens and no dashes.
public struct _StrokedShape<Base: Shape>: OutlineShape {
  /// The shape along whose outline the line goes.
  public let shape: Base
  private let style: StrokeStyle

  init(_ shape: Base, _ style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  package var shapeOutline: ShapeOutline {
    let (outline, style) = (shape.outline, style.description)
    let dumpText = "\(outline.dumpText) stroke \(DumpText.number(style.width))"
    return ShapeOutline(dumpText: dumpText, isNamed: outline.isNamed && style.dashes.isEmpty) { outline.path(in: $0).strokeArea(style) }
  }

  /// The line in the foreground style.
  public var body: _ShapeView<Base, ForegroundStyle> { _ShapeView<Base, ForegroundStyle>(shape, .stroke(style.description), nil) }

  /// Draws the line with a colour, a gradient or another style.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The rule for outlines that cross themselves, which a line does not need.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Base, S> {
    _ShapeView(shape, .stroke(self.style.description), content)
  }

  /// Draws the line in the foreground style.
  ///
  /// - Parameter style: The rule for outlines that cross themselves, which a line does not need.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Base, ForegroundStyle> {
    _ShapeView(shape, .stroke(self.style.description), nil)
  }
}

extension Path {
  /// Returns the line along the path, as a path. It has round pens and no dashes.
  ///
  /// - Parameter style: The width, caps and joins of the line.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(content.strokeArea(style.description)) }
}
