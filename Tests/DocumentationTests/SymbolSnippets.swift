// SPDX-License-Identifier: MIT

import Foundation
import LabelKit

/// The code of "Symbols and custom icons".
enum SymbolImages {
  static let all = [
    DocumentedImage("LabelKit", "symbol-variants", view: variants),
    DocumentedImage("LabelKit", "symbol-modes", view: modes),
    DocumentedImage("LabelKit", "symbol-weights", view: weights),
    DocumentedImage("LabelKit", "own-icon", of: "logo", in: "logo.yaml", on: "SymbolsAndCustomIcons.md"),
  ]

  static func variants() -> some View {
    // snippet: symbol-variants
    let row = HStack(spacing: 20) {
      Image(systemName: "bell")
      Image(systemName: "bell.fill")
      Image(systemName: "bell.slash")
      Image(systemName: "bell.badge")
      Image(systemName: "bell").symbolVariant(.circle.fill)
    }
    .font(.largeTitle)
    // end snippet
    return row
  }

  static func modes() -> some View {
    // snippet: symbol-modes
    let row = HStack(spacing: 20) {
      Image(systemName: "cloud.sun.rain").symbolRenderingMode(.monochrome)
      Image(systemName: "cloud.sun.rain").symbolRenderingMode(.hierarchical)
      Image(systemName: "cloud.sun.rain").symbolRenderingMode(.palette)
        .foregroundStyle(.gray, .orange, .blue)
      Image(systemName: "cloud.sun.rain").symbolRenderingMode(.multicolor)
    }
    .font(.largeTitle)
    // end snippet
    return row
  }

  static func weights() -> some View {
    // snippet: symbol-weights
    let rows = VStack(alignment: .leading, spacing: 6) {
      Label("Light", systemImage: "wind").fontWeight(.light)
      Label("Regular", systemImage: "wind")
      Label("Bold", systemImage: "wind").fontWeight(.bold)
      Label("Bold, and a large symbol", systemImage: "wind").fontWeight(.bold)
        .imageScale(.large)
    }
    // end snippet
    return rows
  }
}
