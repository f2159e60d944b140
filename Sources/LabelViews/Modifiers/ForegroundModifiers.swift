// SPDX-License-Identifier: MIT

extension View {
  /// Sets the style that text, symbols and shapes in this view are drawn with.
  ///
  /// - Parameter style: A colour, a gradient or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { environmentValues { $0.setForeground(style) } }

  /// Sets the primary and the secondary foreground style of this view. Layers of symbols use them in turn.
  ///
  /// - Parameters:
  ///   - primary: The style of text, shapes and the first layer of symbols.
  ///   - secondary: The style of the second level and the second layer.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    environmentValues { $0.setForeground(palette: [primary, secondary]) }
  }

  /// Sets the primary, the secondary and the tertiary foreground style of this view. Layers of symbols use them in turn.
  ///
  /// - Parameters:
  ///   - primary: The style of text, shapes and the first layer of symbols.
  ///   - secondary: The style of the second level and the second layer.
  ///   - tertiary: The style of the third level and the third layer.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environmentValues { $0.setForeground(palette: [primary, secondary, tertiary]) }
  }

  /// Sets the colour of text, symbols and shapes in this view.
  ///
  /// - Parameter color: The colour; `nil` for the inherited style.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentValues { if let color { $0.setForeground(color) } }
  }

  /// Sets the size of symbols in this view relative to the text next to them.
  ///
  /// - Parameter scale: The scale: small, medium or large.
  public func imageScale(_ scale: Image.Scale) -> some View { environmentValues { $0.imageScale = scale } }
}
