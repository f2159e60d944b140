// SPDX-License-Identifier: MIT

package import LabelCore

extension Icon {
  /// A warning for each feature of the icon's file that is not drawn, at its place, in file order.
  package var warnings: [Diagnostic] { ignored.map { warning($0, $0.description) } }

  /// A warning for each kind of feature that is not drawn, at the first such feature, in file order.
  package var warningsByKind: [Diagnostic] {
    var seen: Set<String> = []
    return ignored.filter { seen.insert($0.description).inserted }.map { first in
      let count = ignored.count { $0.description == first.description }
      let others = count == 1 ? "" : ", here and in \(count - 1) more \(count == 2 ? "place" : "places")"
      return warning(first, first.description + others)
    }
  }

  private func warning(_ feature: IgnoredFeature, _ text: String) -> Diagnostic {
    let path = file ?? name
    return Diagnostic(
      LabelError.partlyDrawnIcon(path: path, feature: text),
      at: DocumentLocation(file: path, line: feature.line, column: feature.column ?? 0))
  }
}
