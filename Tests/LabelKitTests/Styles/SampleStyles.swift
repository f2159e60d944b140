// SPDX-License-Identifier: MIT

import Foundation
import LabelKit

/// Counts how often each style is called.
final class Calls {
  private(set) var counts: [String: Int] = [:]

  func record(_ name: String) { counts[name, default: 0] += 1 }
  subscript(name: String) -> Int { counts[name] ?? 0 }
}

struct Shadow: LabelStyle {
  var calls = Calls()
  func makeBody(configuration: Configuration) -> some View {
    calls.record("shadow")
    return Label(configuration).shadow(radius: 4)
  }
}

struct ShadowErase: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).shadow(radius: 4).labelStyle(.automatic)
  }
}

/// The example "try" of the article, with the parts swapped or not.
struct ShadowTry: LabelStyle {
  var isSwapped = true
  func makeBody(configuration: Configuration) -> some View {
    if isSwapped {
      Label(title: { configuration.icon }, icon: { configuration.title }).shadow(radius: 4)
    } else {
      Label(title: { configuration.title }, icon: { configuration.icon }).shadow(radius: 4)
    }
  }
}

struct Swap: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(title: { configuration.icon }, icon: { configuration.title })
  }
}

struct Red: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).border(Color.red) }
}

/// A style without a label in its body.
struct Row: LabelStyle {
  var calls = Calls()
  func makeBody(configuration: Configuration) -> some View {
    calls.record("row")
    return HStack {
      configuration.icon
      Spacer()
      configuration.title
    }
  }
}

struct IconOnly: LabelStyle {
  let calls: Calls
  func makeBody(configuration: Configuration) -> some View {
    calls.record("iconOnly")
    return Label(configuration).labelStyle(.iconOnly)
  }
}

struct Accessible: LabelStyle {
  @Environment(\.sizeCategory) var sizeCategory: ContentSizeCategory
  func makeBody(configuration: Configuration) -> some View {
    if sizeCategory.isAccessibilityCategory {
      Label(configuration).labelStyle(.titleOnly)
    } else {
      Label(configuration)
    }
  }
}

/// A style with a badge next to the icon in a new label.
struct Badged: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(
      title: { configuration.title },
      icon: {
        HStack {
          configuration.icon
          Image(systemName: "circle")
        }
      })
  }
}
