// SPDX-License-Identifier: MIT

internal import LabelPreviewProtocol
public import LabelViews

extension Preview {
  /// The path of the preview's image without its extension: the parts of the name, and the variant at the end.
  ///
  /// Spaces become hyphens. Other characters that could mean something in a path are replaced, and names with them have a few characters
  /// more, so that they stay different.
  ///
  /// - Parameter variant: The surroundings of the image.
  public func fileName(in variant: PreviewVariant = PreviewVariant()) -> String {
    PreviewFileName.of(name, variant: variant.description)
  }
}
