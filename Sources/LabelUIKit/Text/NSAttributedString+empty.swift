// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

extension NSAttributedString {
  /// Creates a string without characters, for code that writes `NSAttributedString()` and `NSMutableAttributedString()`.
  ///
  /// - Parameter nothing: Nothing; it is never written.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
