// SPDX-License-Identifier: MIT

internal import LabelIcons
internal import LabelLayout

/// The rendering of symbols inside a view.
extension View {
  /// Sets the rendering mode of symbols in this view. A mode that a symbol sets itself overrides it.
  ///
  /// - Parameter mode: The way in which layers are coloured; `nil` for each symbol's own.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }

  /// Adds a variant to symbols in this view that have it. Of two enclosing shapes the one closer to the symbol applies.
  ///
  /// - Parameter variant: The variant, such as `.fill` or `.circle`.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environmentValues { $0.symbolVariants = $0.symbolVariants.adding(variant.variants) }
  }
}

extension EnvironmentValues {
  /// The rendering mode of symbols; `nil` for each symbol's own.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { stored.symbolRenderingMode }
    set {
      stored.symbolRenderingMode = newValue
      pendingChange.iconMode = newValue?.mode
    }
  }

  /// The variants that symbols are shown in if they have them.
  public var symbolVariants: SymbolVariants {
    get { stored.symbolVariants }
    set {
      stored.symbolVariants = newValue
      pendingChange.iconVariants = newValue.variants
    }
  }
}

extension Image {
  /// Sets the rendering mode of this symbol.
  ///
  /// - Parameter mode: The way in which layers are coloured; `nil` for the symbol's own.
  /// - Returns: The symbol with the rendering mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var content = content
    content.mode = mode?.mode
    return Image(content, label: label)
  }
}
