// SPDX-License-Identifier: MIT

/// Makes a variable of `EnvironmentValues` an environment value, without an `EnvironmentKey` of its own.
///
///     extension EnvironmentValues {
///       @Entry var badge = 0
///     }
///     Label("Inbox", systemImage: "tray").environment(\.badge, 3)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LabelKitMacros", type: "EntryMacro")

/// Declares a preview for Xcode. LabelKit's tools do not show previews: the body is type-checked and then left out.
///
/// - Parameters:
///   - name: The name of the preview, or nil for the default; not used.
///   - body: Builds the view; never called.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping () -> any View) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// Declares a preview for Xcode with traits such as its orientation. LabelKit's tools do not show previews: the body is type-checked and
/// then left out.
///
/// - Parameters:
///   - name: The name of the preview, or nil for the default; not used.
///   - traits: The first trait; not used.
///   - additionalTraits: More traits; not used.
///   - body: Builds the view; never called.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait..., @ViewBuilder body: @escaping () -> any View
) = #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// Lets a preview declare state of its own. The state is left out with the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "LabelKitMacros", type: "PreviewableMacro")

/// A trait of a preview, such as its size. All traits are equal here, as previews are not shown.
public struct PreviewTrait: Hashable, Sendable {
  /// The preview is as large as the device.
  public static let defaultLayout = PreviewTrait()
  /// The preview is as large as the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// The device of the preview is upright.
  public static let portrait = PreviewTrait()
  /// The device of the preview is turned with its top to the left.
  public static let landscapeLeft = PreviewTrait()
}
