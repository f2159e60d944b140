// SPDX-License-Identifier: MIT

public import Foundation

/// Dragging and dropping, which nobody does with a picture: none of the closures is called.
extension View {
  /// Nothing is dragged out of a picture.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Nothing is dragged out of a picture.
  public func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
  /// Not called in a picture.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
