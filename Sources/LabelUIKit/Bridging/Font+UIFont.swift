// SPDX-License-Identifier: MIT

public import LabelKit

extension Font {
  /// Creates a SwiftUI font from a UIKit font.
  ///
  /// - Parameter font: The font.
  public init(_ font: UIFont) { self.init(description: font.request) }
}
