// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelPreviewProtocol

extension LiveImage {
  /// An image from the program that draws previews.
  init(_ answer: PreviewImage, at label: PreviewContent.Label, milliseconds: Double) {
    var facts = Facts(width: answer.width, height: answer.height, scale: answer.scale, milliseconds: milliseconds, texts: answer.texts)
    let place = label.line > 0 ? DocumentLocation(file: label.file, line: label.line) : nil
    facts.place = place
    let diagnostics = answer.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.location = place
      return diagnostic
    }
    facts.error = answer.png.isEmpty ? (diagnostics.firstError?.code.rawValue ?? "") : nil
    self.init(png: answer.png, facts: facts, diagnostics: diagnostics)
  }

  /// An image that cannot be drawn.
  init(failure diagnostics: [Diagnostic]) {
    self.init(png: [], facts: Facts(error: diagnostics.firstError?.code.rawValue), diagnostics: diagnostics)
  }
}
