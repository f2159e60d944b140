// SPDX-License-Identifier: MIT

package import LabelCore

extension Icon {
  /// A warning for each feature of the icon's file that is not drawn, at the element's line, in file order.
  package var warnings: [Diagnostic] { ignored.map { warning($0.description, line: $0.line) } }

  /// One warning for all features that are not drawn, at the first such element; nil when everything is drawn.
  package var warning: Diagnostic? {
    guard let first = ignored.first else { return nil }
    return warning(ignored.count == 1 ? first.description : "\(first.description), and \(ignored.count - 1) more", line: first.line)
  }

  private func warning(_ feature: String, line: Int) -> Diagnostic {
    Diagnostic(LabelError.partlyDrawnIcon(path: file ?? name, feature: feature), at: DocumentLocation(file: file ?? name, line: line))
  }
}
