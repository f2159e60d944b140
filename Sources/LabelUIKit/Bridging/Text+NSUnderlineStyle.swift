// SPDX-License-Identifier: MIT

public import LabelKit

extension Text.LineStyle {
  /// Creates the style of a line from UIKit's; nil for one without a line.
  ///
  /// - Parameter nsUnderlineStyle: UIKit's style.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let weights: [Int: Weight] = [1: .single, 2: .thick, 9: .double]
    guard let weight = weights[nsUnderlineStyle.rawValue & 0xF] else { return nil }
    let patterns: [Int: Pattern] = [0x100: .dot, 0x200: .dash, 0x300: .dashDot, 0x400: .dashDotDot]
    self.init(
      pattern: patterns[nsUnderlineStyle.rawValue & 0x700] ?? .solid, weight: weight, isByWord: nsUnderlineStyle.contains(.byWord))
  }
}
