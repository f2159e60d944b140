// SPDX-License-Identifier: MIT

public import LabelCore

/// The surface that views are shown on.
extension View {
  /// Sets the surface that views inside are meant for; nil leaves the inherited one. A device's own surface changes too, a picture's does not.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environmentValues { if let colorScheme { $0.colorScheme = colorScheme } }
  }
  /// Sets the surface that views inside are meant for.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
