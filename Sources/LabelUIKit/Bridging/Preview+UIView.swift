// SPDX-License-Identifier: MIT

public import LabelKit

/// Declares a preview of a UIKit view for Xcode. LabelKit's tools do not show previews: the body is type-checked and not used.
///
/// - Parameters:
///   - name: The name of the preview, or nil for the default; not used.
///   - traits: The traits of the preview; not used.
///   - body: Creates the preview; never called.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, traits: PreviewTrait..., body: @escaping () -> UIView) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// Declares a preview of a UIKit view controller for Xcode. LabelKit's tools do not show previews: the body is type-checked and not
/// used.
///
/// - Parameters:
///   - name: The name of the preview, or nil for the default; not used.
///   - traits: The traits of the preview; not used.
///   - body: Creates the preview; never called.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, traits: PreviewTrait..., body: @escaping () -> UIViewController) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")
