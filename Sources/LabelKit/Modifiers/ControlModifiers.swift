// SPDX-License-Identifier: MIT

extension View {
  /// Sets the colour of controls inside; nil for their own.
  public func tint(_ color: Color?) -> some View { environmentValues { $0.tintStyle = color.map { AnyShapeStyle($0) } } }

  /// Sets the style of controls inside; nil for their own.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ style: S?) -> some View { environmentValues { $0.tintStyle = style.map { AnyShapeStyle($0) } } }

  /// Sets the colour of controls inside; nil for their own.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets whether controls inside can be used; those that cannot are drawn dimmed. A control inside one that cannot be used cannot either.
  public func disabled(_ isDisabled: Bool) -> some View { environmentValues { $0.isEnabled = $0.isEnabled && !isDisabled } }

  /// Sets the size of controls inside, which pictures do not show.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Sets how much headers inside stand out, which pictures do not show.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
