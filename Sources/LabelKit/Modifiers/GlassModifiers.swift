// SPDX-License-Identifier: MIT

/// The glass of iOS 26. A picture has nothing that it could bend, and shows the view without it.
public struct Glass: Hashable, Sendable {
  /// The usual one.
  public static let regular = Glass()
  /// Clearer.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()
  /// Coloured, which a picture does not show.
  public func tint(_ color: Color?) -> Glass { self }
  /// Answering to touch, which a picture does not.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// A picture shows the view without the glass behind it.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// A picture shows the view without the glass behind it.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
  /// Sets the shape of buttons inside that have a border.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
