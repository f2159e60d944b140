// SPDX-License-Identifier: MIT

extension View {
  /// Sets the tint colour of controls and links in this view.
  ///
  /// - Parameter color: The colour; `nil` for the controls' own colours.
  public func tint(_ color: Color?) -> some View { environmentValues { $0.tintStyle = color.map { AnyShapeStyle($0) } } }

  /// Sets the tint of controls and links in this view.
  ///
  /// - Parameter style: A colour, a gradient or another style; `nil` for the controls' own colours.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ style: S?) -> some View { environmentValues { $0.tintStyle = style.map { AnyShapeStyle($0) } } }

  /// Sets the accent colour of this view, which is the same as its tint.
  ///
  /// - Parameter color: The colour; `nil` for the controls' own colours.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets whether controls in this view are disabled. Disabled controls are drawn with less opacity.
  ///
  /// - Parameter isDisabled: Whether the controls are disabled. `false` does not enable a control that is disabled outside.
  public func disabled(_ isDisabled: Bool) -> some View { environmentValues { $0.isEnabled = $0.isEnabled && !isDisabled } }

  /// Sets the size of controls in this view. As on iOS only buttons with a border have several sizes.
  ///
  /// - Parameter size: The size; regular by default.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Sets the prominence of section headers in this view.
  ///
  /// - Parameter prominence: The prominence; increased headers are larger and have the primary colour.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
