// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelFormats
package import LabelPNG
internal import LabelText

/// What a file contains besides the image.
package struct FileDescription: Hashable, Sendable {
  /// The format of the file.
  package var format: OutputFormat
  /// The text for screen readers and for selection, in formats of outlines; empty for none.
  package var title: String
  /// A text to embed in a PNG file; nil for none.
  package var text: EmbeddedText?

  /// Describes a file.
  package init(_ format: OutputFormat = .png, title: String = "", text: EmbeddedText? = nil) {
    (self.format, self.title, self.text) = (format, title, text)
  }
}

/// The bytes of a label in a format.
package struct EncodedLabel: Hashable, Sendable {
  /// The complete file.
  package let bytes: [UInt8]
  /// The width of the image in pixels of the label's scale.
  package let pixelWidth: Int
  /// The height of the image in pixels of the label's scale.
  package let pixelHeight: Int
  /// The warnings of the format, and about glyphs that were left out.
  package var warnings: [Diagnostic] = []
}

extension Renderer {
  /// Writes a display list in a format of outlines: the one place where such a format finds its writer.
  ///
  /// - Throws: A diagnostic if the image or the work would exceed the limits, and machine errors.
  func encode(_ list: DisplayList, as file: FileDescription) throws(Diagnostic) -> EncodedLabel {
    let size = try pixelSize(of: list)
    func encoded(_ bytes: [UInt8], _ warnings: [Diagnostic] = []) -> EncodedLabel {
      EncodedLabel(bytes: bytes, pixelWidth: size.width, pixelHeight: size.height, warnings: warnings)
    }
    switch file.format {
    case .png, .webp: preconditionFailure("formats of pixels are written from a bitmap")
    case .svg:
      let text = XMLText(file.title)
      let bytes = try SVGWriter.file(
        of: scene(of: list, for: SVGWriter.abilities), title: text, hash: ContentHash(ofUTF8: list.dump)
      ) { bitmap throws(Diagnostic) in try self.encode(bitmap, as: FileDescription()).bytes }
      return encoded(bytes, text.warning(.svg).map { [Diagnostic($0)] } ?? [])
    case .pdf:
      let scene = try scene(of: list, for: PDFWriter.abilities)
      let text = XMLText(file.title).withoutForbidden
      return encoded(try machine { () throws(MachineError) in try PDFWriter.file(of: scene, title: text) })
    case .xml: return encoded(VectorDrawableWriter.file(of: try scene(of: list, for: VectorDrawableWriter.abilities)))
    }
  }

  /// Writes a bitmap in a format of pixels. A PNG file has straight alpha, the bitmap's colour space, the resolution of its scale, and no
  /// dates.
  ///
  /// - Throws: `LabelError.notInFormat` for a format of outlines and for a bitmap that is too large, and machine errors.
  func encode(
    _ bitmap: Bitmap, as file: FileDescription, in space: ImageColorSpace = .srgb
  ) throws(Diagnostic) -> EncodedLabel {
    try check(bitmap.width, bitmap.height, for: file.format)
    let bytes: [UInt8]
    switch file.format {
    case .png:
      try checkDeadline()
      bytes = try machine { () throws(MachineError) in try encoder.encode(bitmap, text: file.text, in: space) }
    case .webp: bytes = try webp(bitmap)
    case .svg, .pdf, .xml:
      throw Diagnostic(LabelError.notInFormat(what: "an image that is fitted into a square", format: file.format.title))
    }
    return EncodedLabel(bytes: bytes, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
  }

  /// Checks the size of an image, before memory is taken for it.
  func check(_ list: DisplayList, for format: OutputFormat) throws(Diagnostic) {
    guard format == .webp else { return }
    let size = try pixelSize(of: list)
    try check(size.width, size.height, for: format)
  }

  private func check(_ width: Int, _ height: Int, for format: OutputFormat) throws(Diagnostic) {
    guard format == .webp else { return }
    do throws(LabelError) { try WebPEncoder.check(width: width, height: height) } catch { throw Diagnostic(error) }
  }

  private func webp(_ bitmap: Bitmap) throws(Diagnostic) -> [UInt8] {
    try machine { () throws(MachineError) in
      try WebPEncoder.encode(
        encoder.straightPixels(of: bitmap), width: bitmap.width, height: bitmap.height, isSmallest: optimizesFiles, deadline: deadline)
    }
  }

  private func scene(of list: DisplayList, for abilities: FormatAbilities) throws(Diagnostic) -> VectorScene {
    do throws(LabelError) { try list.checkWork(limits, glyphs: typesetter.library) } catch { throw Diagnostic(error) }
    let scene: VectorScene
    do throws(Diagnostic) {
      scene = try VectorScene(list, for: abilities, glyphs: typesetter.library, limits: limits) { part throws(Diagnostic) in
        try self.rasterize(part)
      }
    } catch {
      // A font that fails explains better than the error of a library that follows from it.
      try checkFonts()
      throw error
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
