// SPDX-License-Identifier: MIT

public import Foundation

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
  /// The device of the preview is turned with its top to the right.
  public static let landscapeRight = PreviewTrait()
  /// The device of the preview is upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// Returns a trait for a preview of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points; not used.
  ///   - height: The height in points; not used.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// Returns a trait for a preview inside a modifier.
  ///
  /// - Parameter modifier: The modifier; not used.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait { PreviewTrait() }
}

/// A modifier of previews with a context that they share. LabelKit's tools do not show previews, so that it is never used.
public protocol PreviewModifier {
  /// The type of the view that `body(content:context:)` returns.
  associatedtype Body: View
  /// The type of the context that previews share.
  associatedtype Context = Void
  /// The type of the preview that is modified.
  typealias Content = ModifierContent
  /// Creates the context that previews share.
  static func makeSharedContext() async throws -> Context
  /// Returns the modified preview.
  ///
  /// - Parameters:
  ///   - content: The preview.
  ///   - context: The context that previews share.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates the context of modifiers that need none.
  public static func makeSharedContext() async throws {}
}
