// SPDX-License-Identifier: MIT

internal import Foundation

/// Mirroring views by reading direction.
extension View {
  /// Mirrors the view where reading begins on the right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { MirroredView(content: self, isEnabled: enabled) }
}

/// A view that is mirrored where reading begins on the right.
private struct MirroredView<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    if isEnabled && layoutDirection == .rightToLeft { content.scaleEffect(x: -1, y: 1) } else { content }
  }
}
