// SPDX-License-Identifier: MIT

internal import Foundation

/// Mirroring of views by reading direction.
extension View {
  /// Mirrors the drawing of this view in layouts that are read from right to left.
  ///
  /// - Parameter enabled: Whether the view is mirrored.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { MirroredView(content: self, isEnabled: enabled) }
}

/// A view that is mirrored in layouts that are read from right to left.
private struct MirroredView<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    if isEnabled && layoutDirection == .rightToLeft { content.scaleEffect(x: -1, y: 1) } else { content }
  }
}
