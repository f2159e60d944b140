// SPDX-License-Identifier: MIT

public import Foundation

extension ImageResource {
  /// Names a picture of a bundle; it is looked for by its name alone.
  public init(name: String, bundle: Bundle) { self.init(name: name) }
}
