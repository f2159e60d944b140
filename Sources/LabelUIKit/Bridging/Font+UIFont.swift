// SPDX-License-Identifier: MIT

public import LabelKit

extension Font {
  /// Creates a SwiftUI font from a UIKit font.
  ///
  /// - Parameter font: The font.
  public init(_ font: UIFont) { self.init(description: font.request) }
}

/// A font of Core Text: UIKit's, as code casts one to the other.
public typealias CTFont = UIFont

/// A description of a font of Core Text: UIKit's, as code casts one to the other.
public typealias CTFontDescriptor = UIFontDescriptor
