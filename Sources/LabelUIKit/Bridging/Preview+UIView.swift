// SPDX-License-Identifier: MIT

public import LabelKit

/// A UIKit view for Xcode's canvas. Other tools do not ask for it: its body is checked and then left out.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, traits: PreviewTrait..., body: @escaping () -> UIView) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// A UIKit controller for Xcode's canvas. Other tools do not ask for it: its body is checked and then left out.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, traits: PreviewTrait..., body: @escaping () -> UIViewController) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")
