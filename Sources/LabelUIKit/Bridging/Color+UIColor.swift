// SPDX-License-Identifier: MIT

public import LabelKit

extension Color {
  /// Creates a SwiftUI colour from a UIKit colour. System colours keep following the appearance.
  ///
  /// - Parameter color: The colour.
  public init(_ color: UIColor) { self.init(description: color.color) }
  /// Creates a SwiftUI colour from a UIKit colour. System colours keep following the appearance.
  ///
  /// - Parameter color: The colour.
  public init(uiColor color: UIColor) { self.init(description: color.color) }
  /// Creates a SwiftUI colour from a Core Graphics colour. Here it keeps following the appearance.
  ///
  /// - Parameter cgColor: The colour.
  public init(cgColor: CGColor) { self.init(description: cgColor.color) }
  /// The colour as a Core Graphics colour. Unlike Apple's it is never nil: a colour that follows the appearance keeps doing so.
  public var cgColor: CGColor? { CGColor(color: description) }
}
