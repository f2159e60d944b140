// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// The label styles of an article on SwiftUI's Label, unchanged except for one word: `public` is removed from the static members, because
// the styles are internal and so it does not compile with any version of Swift.

import SwiftUI

struct ShadowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .shadow(color: Color.gray.opacity(0.9), radius: 4, x: 0, y: 5)
  }
}

extension LabelStyle where Self == ShadowLabelStyle {
  static var shadow: ShadowLabelStyle {
    ShadowLabelStyle()
  }
}

struct ShadowEraseLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .shadow(color: Color.gray.opacity(0.9), radius: 4, x: 0, y: 5)
      .labelStyle(.automatic) // <- ✨
  }
}

extension LabelStyle where Self == ShadowEraseLabelStyle {
  static var shadowErase: ShadowEraseLabelStyle { 
    ShadowEraseLabelStyle()
  }
}

struct ShadowLabelTryStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(
      title: { configuration.icon },
      icon: { configuration.title }
    )
    .shadow(color: Color.gray.opacity(0.9), radius: 4, x: 0, y: 5)
  }
}

extension LabelStyle where Self == ShadowLabelTryStyle {
  static var shadowTry: ShadowLabelTryStyle { 
    ShadowLabelTryStyle()
  }
}

struct SwapLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(
      title: { configuration.icon },
      icon: { configuration.title }
    )
  }
}

extension LabelStyle where Self == SwapLabelStyle {
  static var swap: SwapLabelStyle { 
    SwapLabelStyle()
  }
}

struct HStackLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      Spacer()
      configuration.title
    }
  }
}

extension LabelStyle where Self == HStackLabelStyle {
  static var hStack: HStackLabelStyle { 
    HStackLabelStyle()
  }
}

struct AccessibleLabelStyle: LabelStyle {
  @Environment(\.sizeCategory) var sizeCategory: ContentSizeCategory

  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .if(sizeCategory.isAccessibilityCategory) { $0.labelStyle(.titleOnly) }
  }
}

extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, colorfulSystemImage systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
        .renderingMode(.original)
    }
  }
}
