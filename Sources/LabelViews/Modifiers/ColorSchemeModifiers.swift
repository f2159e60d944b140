// SPDX-License-Identifier: MIT

public import LabelCore

/// The appearance that views are shown in.
extension View {
  /// Sets the preferred light or dark appearance for this view. On Apple's platforms the whole window has it; here only the views inside, and
  /// the background of a preview.
  ///
  /// - Parameter colorScheme: The appearance; `nil` for the inherited one.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environmentValues { if let colorScheme { $0.colorScheme = colorScheme } }.previewSettings { $0.colorScheme = colorScheme }
  }
  /// Sets the light or dark appearance of this view.
  ///
  /// - Parameter colorScheme: The appearance, light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
