// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelManifest
internal import LabelViewNode

/// The explanation of a key of manifests, as `labelkit explain` prints it.
package struct KeyExplanation: Hashable, Sendable {
  package let entry: KeyReference.Entry

  /// The explanation of a key; nil if there is no such key.
  package static func named(_ name: String) -> KeyExplanation? { KeyReference.entry(named: name).map { KeyExplanation(entry: $0) } }

  /// The output of `labelkit explain`.
  package var text: String {
    var lines = Explanation.wrapped("\(entry.key): \(entry.summary.summary)", width: 80).split(separator: "\n").map(String.init) + [""]
    lines += Self.row("Takes", entry.values)
    if let defaultText = entry.summary.defaultText { lines += Self.row("Default", defaultText) }
    if let column = entry.column { lines += Self.row("CSV", column) }
    if !entry.innerKeys.isEmpty { lines += Self.row("Keys", entry.innerKeys.joined(separator: ", ")) }
    if let example = KeyExample.of(entry.key) {
      lines += [""] + example.text.split(separator: "\n").map { "    " + $0 }
    }
    if entry.takesColor {
      lines +=
        [
          "", "Colours are #rgb, #rgba, #rrggbb, #rrggbbaa, color(display-p3 1 0.2 0), color(srgb 1 0.2 0),",
          "oklch(70% 0.2 150), oklab(70% -0.1 0.1), a name of the manifest's palette, one of these names, or an object with",
        ] + Self.colors
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ title: String, _ text: String) -> [String] {
    let lines = Explanation.wrapped(text, width: 70).split(separator: "\n")
    return lines.enumerated().map { index, line in
      (index == 0 ? title : "").padded(to: 10) + line
    }
  }

  /// The names of colours with their values.
  private static var colors: [String] {
    let columns = ["light and dark. The values differ with increased contrast.", ""]
    let apple = SystemColor.allCases.map { ($0.rawValue, ColorDescription.system($0)) }
    let uiKit = InterfaceColor.allCases.map { ($0.rawValue, $0.color) }
    return columns + table(of: apple)
      + ["", "UIKit's names are read too, such as systemRed for red, and these:", ""] + table(of: uiKit)
  }

  private static func table(of colors: [(name: String, color: ColorDescription)]) -> [String] {
    let width = 2 + (colors.map(\.name.count).max() ?? 0)
    let heading = "    " + "name".padded(to: width) + "light".padded(to: 11) + "dark"
    return [heading]
      + colors.map { name, color in
        let values = [ColorScheme.light, .dark].map { color.resolvedOrClear(in: Appearance(colorScheme: $0)).hex }
        return "    " + name.padded(to: width) + values[0].padded(to: 11) + values[1]
      }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
