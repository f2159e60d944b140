// SPDX-License-Identifier: MIT

/// In what places are told; nothing in a picture tells any.
public enum CoordinateSpace: Hashable {
  /// Of the screen.
  case global
  /// Of the view.
  case local
  /// Of a view that was named so.
  case named(AnyHashable)
}
