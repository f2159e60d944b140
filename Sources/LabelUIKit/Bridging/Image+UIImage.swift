// SPDX-License-Identifier: MIT

public import LabelKit

extension Image {
  /// The same picture by SwiftUI's name.
  public init(uiImage: UIImage) { self.init(uiImage.node) }
}
