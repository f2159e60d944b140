// SPDX-License-Identifier: MIT

extension View {
  /// Sets the colour of text and symbols inside.
  public func foregroundStyle(_ color: Color) -> some View {
    environmentValues { $0.foreground = color }
  }

  /// Sets the colour of text and symbols inside; nil leaves the surroundings'.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentValues { if let color { $0.foreground = color } }
  }

  /// Sets the size of symbols inside relative to their text.
  public func imageScale(_ scale: Image.Scale) -> some View { environmentValues { $0.imageScale = scale } }
}
