// SPDX-License-Identifier: MIT

/// Comparing views, which are drawn once in a picture.
extension View {
  /// Draws the view as it is; SwiftUI asks whether it has changed, a picture is drawn once.
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is asked whether it has changed, which no picture does.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// Makes a view.
  public init(content: Content) { self.content = content }
  /// The view.
  public var body: some View { content }
}
