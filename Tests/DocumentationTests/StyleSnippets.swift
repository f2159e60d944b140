// SPDX-License-Identifier: MIT

import Foundation
import LabelKit

// snippet: badge-style
struct BadgeLabelStyle: LabelStyle {
  var tint: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.icon
        .foregroundStyle(.white)
        .padding(5)
        .background(tint, in: .circle)
      configuration.title
        .fontWeight(.medium)
    }
    .padding(.trailing, 10)
    .background(tint.opacity(0.25), in: .capsule)
  }
}

extension LabelStyle where Self == BadgeLabelStyle {
  static func badge(_ tint: Color) -> BadgeLabelStyle {
    BadgeLabelStyle(tint: tint)
  }
}
// end snippet

// snippet: stacked-style
struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.largeTitle)
      configuration.title.font(.caption)
    }
  }
}
// end snippet

/// The code of "Label styles".
enum StyleImages {
  static let all = [
    DocumentedImage("LabelKit", "built-in-styles", view: builtInStyles),
    DocumentedImage("LabelKit", "badge-labels", view: badges),
    DocumentedImage("LabelKit", "stacked-labels", view: stacked),
  ]

  static func builtInStyles() -> some View {
    // snippet: built-in-styles
    let row = HStack(spacing: 24) {
      Label("Forecast", systemImage: "cloud.sun").labelStyle(.titleAndIcon)
      Label("Forecast", systemImage: "cloud.sun").labelStyle(.iconOnly)
      Label("Forecast", systemImage: "cloud.sun").labelStyle(.titleOnly)
    }
    // end snippet
    return row
  }

  static func badges() -> some View {
    // snippet: badge-labels
    let row = HStack(spacing: 12) {
      Label("Calm", systemImage: "leaf").labelStyle(.badge(.green))
      Label("Storm", systemImage: "bolt.fill").labelStyle(.badge(.orange))
    }
    // end snippet
    return row
  }

  static func stacked() -> some View {
    // snippet: stacked-labels
    let row = HStack(spacing: 24) {
      Label("Rain", systemImage: "cloud.rain")
      Label("Snow", systemImage: "snowflake")
      Label("Fog", systemImage: "cloud.fog")
    }
    .labelStyle(StackedLabelStyle())
    // end snippet
    return row
  }
}
