// SPDX-License-Identifier: MIT

/// Identities of views.
extension View {
  /// Sets the identity of this view. The state inside is reset when the identity changes.
  ///
  /// - Parameter id: The value that identifies the view.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// A view whose state belongs to an id.
private struct IdentifiedView<Content: View, ID: Hashable>: GroupView {
  let content: Content
  let id: ID

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context.identified(by: id))] }
}
