// SPDX-License-Identifier: MIT

public import LabelKit

extension Font {
  /// The same font by SwiftUI's name.
  public init(_ font: UIFont) { self.init(description: font.request) }
}
