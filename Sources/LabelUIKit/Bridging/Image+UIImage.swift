// SPDX-License-Identifier: MIT

public import LabelKit

extension Image {
  /// Creates a SwiftUI image view from a UIKit image.
  ///
  /// - Parameter uiImage: The image.
  public init(uiImage: UIImage) { self.init(uiImage.node) }
}
