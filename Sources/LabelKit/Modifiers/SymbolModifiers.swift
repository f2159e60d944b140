// SPDX-License-Identifier: MIT

internal import LabelIcons
internal import LabelLayout

/// How symbols inside a view are drawn.
extension View {
  /// Sets how layers are coloured; nil lets each symbol choose. A symbol's own word is the stronger one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }

  /// Adds a form that symbols take where they have it; of two enclosures the one closer to the symbol counts.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environmentValues { $0.symbolVariants = $0.symbolVariants.adding(variant.variants) }
  }
}

extension EnvironmentValues {
  /// How the layers of symbols are coloured; nil lets each symbol choose.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { stored.symbolRenderingMode }
    set {
      stored.symbolRenderingMode = newValue
      written.iconMode = newValue?.mode
    }
  }

  /// The form that symbols take where they have it.
  public var symbolVariants: SymbolVariants {
    get { stored.symbolVariants }
    set {
      stored.symbolVariants = newValue
      written.iconVariants = newValue.variants
    }
  }
}

extension Image {
  /// Sets how the symbol's layers are coloured; nil lets it choose.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var content = content
    content.mode = mode?.mode
    return Image(content, label: label)
  }
}
