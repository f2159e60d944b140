// SPDX-License-Identifier: MIT

/// Telling views apart.
extension View {
  /// Says what the view is told apart by: states inside begin anew when it changes.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// A view whose states are kept by an id.
private struct IdentifiedView<Content: View, ID: Hashable>: GroupView {
  let content: Content
  let id: ID

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context.identified(by: id))] }
}
