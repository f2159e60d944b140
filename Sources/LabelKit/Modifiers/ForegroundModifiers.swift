// SPDX-License-Identifier: MIT

extension View {
  /// Sets what text, symbols and shapes inside are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { environmentValues { $0.setForeground(style) } }

  /// Sets what text and, layer by layer, symbols inside are drawn with.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    environmentValues { $0.setForeground(palette: [primary, secondary]) }
  }

  /// Sets what text and, layer by layer, symbols inside are drawn with.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environmentValues { $0.setForeground(palette: [primary, secondary, tertiary]) }
  }

  /// Sets the colour of text, symbols and shapes inside; nil leaves the inherited one.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentValues { if let color { $0.setForeground(color) } }
  }

  /// Sets the size of symbols inside relative to their text.
  public func imageScale(_ scale: Image.Scale) -> some View { environmentValues { $0.imageScale = scale } }
}
