// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelManifest

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
      lines += ["", "Colours are #rgb, #rgba, #rrggbb, #rrggbbaa, one of these names, or an object with"] + Self.colors
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
    let columns = [
      "light and dark. The values differ with increased contrast.", "", "    " + "name".padded(to: 13) + "light".padded(to: 11) + "dark",
    ]
    return columns
      + SystemColor.allCases.map { color in
        let values = [ColorScheme.light, .dark].map { color.resolved(in: Appearance(colorScheme: $0)).hex }
        return "    " + color.rawValue.padded(to: 13) + values[0].padded(to: 11) + values[1]
      }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
