// SPDX-License-Identifier: MIT

/// The size of symbols beside text: SwiftUI's `Image.Scale`.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small
  case medium
  case large
}
