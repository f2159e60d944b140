// SPDX-License-Identifier: MIT

public import Foundation

/// Drag and drop. Nobody drags in a rendered image, so none of the closures is called.
extension View {
  /// Makes this view draggable on Apple's platforms. It has no effect in a rendered image.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Makes this view draggable with a preview of its own on Apple's platforms. It has no effect in a rendered image.
  public func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
  /// Lets values be dropped on this view on Apple's platforms. It has no effect in a rendered image.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Sets whether views open while something is dragged over them. It has no effect in a rendered image.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Lets content be copied from this view on Apple's platforms. It has no effect in a rendered image.
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// Lets content be pasted into this view on Apple's platforms. It has no effect in a rendered image.
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  /// Adds an action for the key press that pastes. It is never called in a rendered image.
  public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View {
    self
  }
  /// Gives the data of a drag on Apple's platforms. It has no effect in a rendered image.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension ForEach {
  /// Sets an action that inserts dropped data. It is never called, since an image has no user.
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach { self }
}
