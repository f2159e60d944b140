// SPDX-License-Identifier: MIT

public import LabelKit

extension Color {
  /// The same colour by SwiftUI's name.
  public init(_ color: UIColor) { self.init(description: color.color) }
  /// The same colour by SwiftUI's name.
  public init(uiColor color: UIColor) { self.init(description: color.color) }
  /// The same colour by SwiftUI's name.
  public init(cgColor: CGColor) { self.init(description: cgColor.color) }
}
