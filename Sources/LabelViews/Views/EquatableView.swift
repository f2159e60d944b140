// SPDX-License-Identifier: MIT

/// Comparing views has no effect, since an image is rendered once.
extension View {
  /// Prevents updates of this view while its value stays equal. It has no visual effect, since an image is rendered once.
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is updated only when its value changes. It has no visual effect, since an image is rendered once.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared and drawn.
  public var content: Content
  /// Creates a view that is compared with its previous value.
  ///
  /// - Parameter content: The view to compare and draw.
  public init(content: Content) { self.content = content }
  /// The content, which is always drawn.
  public var body: some View { content }
}
