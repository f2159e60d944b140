// SPDX-License-Identifier: MIT

package import LabelAudit
package import LabelCore
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

// The findings of a preview in frames. Their locations are those of the preview.

extension AuditFinding: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    let cause = LabelError(try reader.value() as Diagnostic.Cause)
    let labelID: String = try reader.value()
    self.init(cause: cause, subject: .label(labelID, part: try reader.value()), labelID: labelID, first: try reader.value())
    worst = try reader.value()
    variantCount = try reader.value()
    places = (try reader.value() as [String]).map { Place(name: $0) }
    pictures = try reader.value()
  }

  package func write(to writer: inout FrameWriter) {
    let part: String? = if case .label(_, let part) = subject { part } else { nil }
    writer.write(cause.cause, labelID, part, first, worst, variantCount, places.map(\.name), pictures)
  }
}

extension AuditVariant: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    let locale: String = try reader.value()
    let texts: [String] = try reader.value()
    guard texts.count == 4, let direction = TextDirection(rawValue: texts[0]), let size = DynamicTypeSize(rawValue: texts[1]),
      let colorScheme = ColorScheme(rawValue: texts[2]), let contrast = ColorSchemeContrast(rawValue: texts[3])
    else { throw .damaged }
    self.init(locale: locale, layoutDirection: direction, dynamicTypeSize: size, colorScheme: colorScheme, contrast: contrast)
  }

  package func write(to writer: inout FrameWriter) {
    writer.write(locale, [layoutDirection.rawValue, dynamicTypeSize.rawValue, colorScheme.rawValue, contrast.rawValue])
  }
}

extension AuditPicture: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    let variant: AuditVariant = try reader.value()
    let (width, height): (Double, Double) = (try reader.value(), try reader.value())
    let text: String = try reader.value()
    self.init(variant, png: try reader.block(), size: Size(width: width, height: height), text: text)
  }

  package func write(to writer: inout FrameWriter) {
    writer.write(variant, size.width, size.height, text)
    writer.write(block: png)
  }
}
