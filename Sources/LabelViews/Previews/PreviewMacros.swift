// SPDX-License-Identifier: MIT

/// Declares a preview of a view, which `Previews.all` of LabelSnapshots and `labelkit preview` find.
///
/// - Parameters:
///   - name: The name of the preview; nil for none.
///   - body: Makes the view. It is called on the main actor when the preview is drawn.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits, such as its size.
///
/// - Parameters:
///   - name: The name of the preview; nil for none.
///   - traits: The first trait, such as `.sizeThatFitsLayout`.
///   - additionalTraits: More traits. Of two layouts the last one counts.
///   - body: Makes the view. It is called on the main actor when the preview is drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// Lets a preview declare state of its own.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Alerts", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "LabelKitMacros", type: "PreviewableMacro")
