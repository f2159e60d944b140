// SPDX-License-Identifier: MIT

// The code of the tutorial "Write a label style": the examples of an article about SwiftUI's Label, in an order of our own.

import Foundation
import LabelKit

// snippet: shadow-style
struct ShadowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .shadow(color: .gray.opacity(0.9), radius: 4, x: 0, y: 5)
  }
}
// end snippet

// snippet: shadow-name
extension LabelStyle where Self == ShadowLabelStyle {
  static var shadow: ShadowLabelStyle { ShadowLabelStyle() }
}
// end snippet

// snippet: erase-style
struct ShadowEraseLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .shadow(color: .gray.opacity(0.9), radius: 4, x: 0, y: 5)
      .labelStyle(.titleAndIcon)
  }
}
// end snippet

// snippet: swap-style
struct SwapLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.icon
    } icon: {
      configuration.title
    }
  }
}
// end snippet

// snippet: stack-style
struct HStackLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      Spacer()
      configuration.title
    }
  }
}
// end snippet

// snippet: accessible-style
struct AccessibleLabelStyle: LabelStyle {
  @Environment(\.dynamicTypeSize) private var size

  func makeBody(configuration: Configuration) -> some View {
    if size.isAccessibilitySize {
      Label(configuration).labelStyle(.titleOnly)
    } else {
      Label(configuration)
    }
  }
}
// end snippet

// snippet: colorful-label
extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, colorfulSystemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name).renderingMode(.original)
    }
  }
}
// end snippet
