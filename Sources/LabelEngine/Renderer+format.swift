// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelFormats
internal import LabelPNG
internal import LabelText

/// The bytes of a label in a format.
package struct EncodedLabel: Hashable, Sendable {
  /// The complete file.
  package let bytes: [UInt8]
  /// The width of the image in pixels of the label's scale.
  package let pixelWidth: Int
  /// The height of the image in pixels of the label's scale.
  package let pixelHeight: Int
  /// The warnings of the format.
  package var warnings: [Diagnostic] = []
}

extension Renderer {
  /// Writes a display list in a format: the one place where a format finds its writer.
  ///
  /// - Parameter title: The text for screen readers and for selection; empty for none.
  /// - Throws: `LabelError.notInFormat` and the errors of `rasterize`.
  package func encode(_ list: DisplayList, as format: OutputFormat, title: String = "") throws(Diagnostic) -> EncodedLabel {
    let size = try pixelSize(of: list)
    func encoded(_ bytes: [UInt8], _ warnings: [Diagnostic] = []) -> EncodedLabel {
      EncodedLabel(bytes: bytes, pixelWidth: size.width, pixelHeight: size.height, warnings: warnings)
    }
    switch format {
    case .png, .webp:
      try check(size.width, size.height, for: format)
      return try encode(rasterize(list), as: format)
    case .svg:
      let text = XMLText(title)
      let bytes = try SVGWriter.file(
        of: scene(of: list, for: SVGWriter.abilities), title: text, hash: ContentHash(ofUTF8: list.dump)
      ) { bitmap throws(Diagnostic) in try self.encode(bitmap) }
      return encoded(bytes, text.warning(.svg).map { [Diagnostic($0)] } ?? [])
    case .pdf:
      let scene = try scene(of: list, for: PDFWriter.abilities)
      let text = XMLText(title).withoutForbidden
      return encoded(try machine { () throws(MachineError) in try PDFWriter.file(of: scene, title: text) })
    case .xml: return encoded(VectorDrawableWriter.file(of: try scene(of: list, for: VectorDrawableWriter.abilities)))
    }
  }

  /// Writes a bitmap in a format of bitmaps.
  ///
  /// - Throws: `LabelError.notInFormat` for a vector format and for a bitmap that is too large, and machine errors.
  package func encode(_ bitmap: Bitmap, as format: OutputFormat) throws(Diagnostic) -> EncodedLabel {
    try check(bitmap.width, bitmap.height, for: format)
    let bytes: [UInt8]
    switch format {
    case .png: bytes = try encode(bitmap)
    case .webp: bytes = try webp(bitmap)
    case .svg, .pdf, .xml: throw Diagnostic(LabelError.notInFormat(what: "an image that is fitted into a square", format: format.title))
    }
    return EncodedLabel(bytes: bytes, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
  }

  /// Checks the size of an image, before memory is taken for it.
  private func check(_ width: Int, _ height: Int, for format: OutputFormat) throws(Diagnostic) {
    guard format == .webp else { return }
    do throws(LabelError) { try WebPEncoder.check(width: width, height: height) } catch { throw Diagnostic(error) }
  }

  private func webp(_ bitmap: Bitmap) throws(Diagnostic) -> [UInt8] {
    let pixels = encoder.straightPixels(of: bitmap)
    return try machine { () throws(MachineError) in
      try WebPEncoder.encode(pixels, width: bitmap.width, height: bitmap.height, isSmallest: optimizesFiles, deadline: deadline)
    }
  }

  private func scene(of list: DisplayList, for abilities: FormatAbilities) throws(Diagnostic) -> VectorScene {
    do throws(LabelError) { try list.checkWork(limits, glyphs: typesetter.library) } catch { throw Diagnostic(error) }
    let scene = try VectorScene(list, for: abilities, glyphs: typesetter.library, limits: limits) { part throws(Diagnostic) in
      try self.rasterize(part)
    }
    try checkFonts()
    return scene
  }

  private func pixelSize(of list: DisplayList) throws(Diagnostic) -> (width: Int, height: Int) {
    do throws(LabelError) {
      let size = try limits.checkedPixelSize(of: list.canvas, scale: list.scale)
      return (size.width, size.height)
    } catch { throw Diagnostic(error) }
  }

  private func machine<Value>(_ body: () throws(MachineError) -> Value) throws(Diagnostic) -> Value {
    do throws(MachineError) { return try body() } catch { throw Diagnostic(error) }
  }
}
