// SPDX-License-Identifier: MIT

public import Foundation

extension ImageResource {
  /// Creates a reference to an image of a bundle. The image is searched by its name alone.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle; not used.
  public init(name: String, bundle: Bundle) { self.init(name: name) }
}
