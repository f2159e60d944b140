// SPDX-License-Identifier: MIT

/// Makes a variable a value that views inherit, without an `EnvironmentKey` of one's own.
///
///     extension EnvironmentValues {
///       @Entry var badge = 0
///     }
///     Label("Inbox", systemImage: "tray").environment(\.badge, 3)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LabelKitMacros", type: "EntryMacro")

/// A view for Xcode's canvas. Other tools do not ask for it: its body is checked and then left out.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping () -> any View) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// A view for Xcode's canvas, seen in some way. Other tools do not ask for it: its body is checked and then left out.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait..., @ViewBuilder body: @escaping () -> any View
) = #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// Marks a state of a preview, which is left out with it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "LabelKitMacros", type: "PreviewableMacro")

/// How a preview is seen.
public struct PreviewTrait: Hashable, Sendable {
  /// As the device.
  public static let defaultLayout = PreviewTrait()
  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// Upright.
  public static let portrait = PreviewTrait()
  /// On its side.
  public static let landscapeLeft = PreviewTrait()
}
