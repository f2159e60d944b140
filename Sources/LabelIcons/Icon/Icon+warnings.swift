// SPDX-License-Identifier: MIT

package import LabelCore

extension Icon {
  /// A warning for each thing that the icon's file asks for and is not drawn, at the element's place, in file order.
  package var warnings: [Diagnostic] { ignored.map { warning($0.words, line: $0.line) } }

  /// One warning for all that is not drawn, at the first such element; nil when all is.
  package var warning: Diagnostic? {
    guard let first = ignored.first else { return nil }
    return warning(ignored.count == 1 ? first.words : "\(first.words), and \(ignored.count - 1) more", line: first.line)
  }

  private func warning(_ words: String, line: Int) -> Diagnostic {
    Diagnostic(LabelError.partlyDrawnIcon(path: file ?? name, feature: words), at: DocumentLocation(file: file ?? name, line: line))
  }
}
