// SPDX-License-Identifier: MIT

public import LabelViews
internal import LabelSnapshotEngine

extension Preview {
  /// The path of the preview's picture without its extension: the parts of the name, and the variant at the end.
  ///
  /// Characters that could mean something in a path are replaced, and names that become equal by that have a few more characters.
  ///
  /// - Parameter variant: The surroundings of the picture.
  public func fileName(in variant: PreviewVariant = PreviewVariant()) -> String {
    // The display name may have slashes.
    let parts = name.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map { FileNamePart.plain(String($0)) }
    let variant = variant.description
    return parts.joined(separator: "/") + (variant.isEmpty ? "" : "." + FileNamePart.plain(variant))
  }
}
