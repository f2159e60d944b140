// SPDX-License-Identifier: MIT

import Foundation
import LabelKit

/// What the steps of the tutorial show.
enum TutorialImages {
  static let all = [
    DocumentedImage("LabelKit", "tutorial-cover", view: cover),
    DocumentedImage("LabelKit", "tutorial-plain") { plain().padding(12) },
    DocumentedImage("LabelKit", "tutorial-icon-only") { iconOnly().padding(12) },
    DocumentedImage("LabelKit", "tutorial-closest") { closest().padding(12) },
    DocumentedImage("LabelKit", "tutorial-shadow-use") { shadowUse().padding(12) },
    DocumentedImage("LabelKit", "tutorial-shadow-icon") { shadowIcon().padding(12) },
    DocumentedImage("LabelKit", "tutorial-icon-shadow") { iconShadow().padding(12) },
    DocumentedImage("LabelKit", "tutorial-erase-use") { eraseUse().padding(12) },
    DocumentedImage("LabelKit", "tutorial-swap-use") { swapUse().padding(12) },
    DocumentedImage("LabelKit", "tutorial-swap-icon") { swapIcon().padding(12) },
    DocumentedImage("LabelKit", "tutorial-stack-use") { stackUse().padding(12) },
    DocumentedImage("LabelKit", "tutorial-stack-outside") { stackOutside().padding(12) },
    DocumentedImage("LabelKit", "tutorial-stack-inside") { stackInside().padding(12) },
    DocumentedImage("LabelKit", "tutorial-accessible-use") { accessibleUse().padding(12) },
    DocumentedImage("LabelKit", "tutorial-accessible-large") { accessibleLarge().padding(12) },
    DocumentedImage("LabelKit", "tutorial-colorful-use") { colorfulUse().padding(12) },
  ]

  /// On a card of its own: the tutorials' overview is dark in both appearances.
  static func cover() -> some View {
    shadowUse().font(.largeTitle).padding(32).background(.white, in: .rect(cornerRadius: 16)).environment(\.colorScheme, .light)
  }

  static func plain() -> some View {
    // snippet: plain
    let label = Label("Title", systemImage: "moon.circle.fill")
    // end snippet
    return label
  }

  static func iconOnly() -> some View {
    // snippet: icon-only
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.iconOnly)
    // end snippet
    return label
  }

  static func closest() -> some View {
    // snippet: closest
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.iconOnly)
      .labelStyle(.titleOnly)
      .labelStyle(.automatic)
    // end snippet
    return label
  }

  static func shadowUse() -> some View {
    // snippet: shadow-use
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadow)
    // end snippet
    return label
  }

  static func shadowIcon() -> some View {
    // snippet: shadow-icon
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
    // end snippet
    return label
  }

  static func iconShadow() -> some View {
    // snippet: icon-shadow
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.iconOnly)
      .labelStyle(.shadow)
    // end snippet
    return label
  }

  static func eraseUse() -> some View {
    // snippet: erase-use
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(ShadowEraseLabelStyle())
      .labelStyle(.titleOnly)
      .labelStyle(.iconOnly)
    // end snippet
    return label
  }

  static func swapUse() -> some View {
    // snippet: swap-use
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(SwapLabelStyle())
    // end snippet
    return label
  }

  static func swapIcon() -> some View {
    // snippet: swap-icon
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(SwapLabelStyle())
      .labelStyle(.iconOnly)
    // end snippet
    return label
  }

  static func stackUse() -> some View {
    // snippet: stack-use
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(HStackLabelStyle())
      .frame(width: 160)
    // end snippet
    return label
  }

  static func stackOutside() -> some View {
    // snippet: stack-outside
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(HStackLabelStyle())
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
      .frame(width: 160)
    // end snippet
    return label
  }

  static func stackInside() -> some View {
    // snippet: stack-inside
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
      .labelStyle(HStackLabelStyle())
      .frame(width: 160)
    // end snippet
    return label
  }

  static func accessibleUse() -> some View {
    // snippet: accessible-use
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(AccessibleLabelStyle())
    // end snippet
    return label
  }

  static func accessibleLarge() -> some View {
    // snippet: accessible-large
    let label = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(AccessibleLabelStyle())
      .dynamicTypeSize(.accessibility2)
    // end snippet
    return label
  }

  static func colorfulUse() -> some View {
    // snippet: colorful-use
    let label = Label("Title", colorfulSystemImage: "cloud.sun.fill")
      .labelStyle(ShadowLabelStyle())
    // end snippet
    return label
  }
}

/// The files of code that the steps show, each of several snippets after `import LabelKit`.
enum TutorialCode {
  static let files = [
    "style-1-plain.swift": ["plain"],
    "style-2-icon-only.swift": ["icon-only"],
    "style-3-closest.swift": ["closest"],
    "shadow-1-style.swift": ["shadow-style"],
    "shadow-2-name.swift": ["shadow-style", "shadow-name"],
    "shadow-3-use.swift": ["shadow-style", "shadow-name", "shadow-use"],
    "shadow-4-icon.swift": ["shadow-style", "shadow-name", "shadow-icon"],
    "shadow-5-order.swift": ["shadow-style", "shadow-name", "icon-shadow"],
    "erase-1-style.swift": ["erase-style"],
    "erase-2-use.swift": ["erase-style", "erase-use"],
    "swap-1-style.swift": ["swap-style", "swap-use"],
    "swap-2-icon.swift": ["swap-style", "swap-icon"],
    "stack-1-style.swift": ["stack-style", "stack-use"],
    "stack-2-outside.swift": ["shadow-style", "shadow-name", "stack-style", "stack-outside"],
    "stack-3-inside.swift": ["shadow-style", "shadow-name", "stack-style", "stack-inside"],
    "accessible-1-style.swift": ["accessible-style", "accessible-use"],
    "accessible-2-large.swift": ["accessible-style", "accessible-large"],
    "colorful-1-label.swift": ["shadow-style", "colorful-label", "colorful-use"],
  ]
}
