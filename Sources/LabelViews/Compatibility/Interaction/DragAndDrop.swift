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
}
