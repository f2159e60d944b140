// SPDX-License-Identifier: MIT

public import LabelKit

extension ImageRenderer {
  /// The rendered view as an image; nil if it cannot be rendered. `bitmap()` throws the reason.
  public var uiImage: UIImage? { (try? bitmap()).map { UIImage($0) } }
}
