// SPDX-License-Identifier: MIT

internal import LabelLayout
public import LabelText

extension View {
  /// Sets the font of text and symbols inside; nil changes nothing.
  public func font(_ font: Font?) -> some View {
    environment { $0.font = font?.description }
  }

  /// Sets the colour of text and symbols inside.
  public func foregroundStyle(_ color: Color) -> some View {
    environment { $0.foreground = color.description }
  }

  /// Sets the most lines of text inside; nil for any number, numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View {
    environment { $0.numberOfLines = number.map { max(1, $0) } ?? 0 }
  }

  /// Sets how lines of text inside line up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.textAlignment = alignment }
  }

  /// Lets text inside shrink to this factor, 0…1, before it is truncated.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    environment {
      $0.adjustsFontSizeToFitWidth = factor < 1
      $0.minimumScaleFactor = max(0.01, min(1, factor))
    }
  }

  /// Sets the size of symbols inside relative to their text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment { $0.iconScale = scale.symbolScale }
  }
}
