// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

extension Text {
  /// A picture in the line, as if it were a character: NSTextAttachment. It belongs to a character such as U+FFFC, which is not drawn.
  ///
  ///     var sun = AttributedString("\u{FFFC}")
  ///     sun.attachment = Text.Attachment(Image(systemName: "sun.max"))
  public struct Attachment: Hashable, Sendable {
    let image: Image
    let bounds: AttachmentBounds

    /// A picture of its own size, in the middle of the capitals beside it.
    ///
    /// - Parameter lineLayoutPadding: points on both sides.
    public init(_ image: Image, lineLayoutPadding: Double = 0) {
      self.image = image
      var bounds = AttachmentBounds()
      bounds.padding = lineLayoutPadding
      self.bounds = bounds
    }

    /// A picture fitted into a box; points, y up from the baseline.
    ///
    /// - Parameters:
    ///   - x: from the picture's position to its left edge; the text after it does not move.
    ///   - y: from the baseline up to its bottom edge.
    ///   - width: with `height` 0, the picture has its own size.
    ///   - lineLayoutPadding: points on both sides.
    public init(_ image: Image, x: Double, y: Double, width: Double, height: Double, lineLayoutPadding: Double = 0) {
      self.image = image
      var bounds = AttachmentBounds()
      (bounds.x, bounds.y, bounds.width, bounds.height, bounds.padding) = (x, y, width, height, lineLayoutPadding)
      self.bounds = bounds
    }
  }

  /// A shadow of glyphs: NSShadow.
  public struct Shadow: Hashable, Sendable {
    let description: ShadowDescription

    /// Makes a shadow.
    ///
    /// - Parameters:
    ///   - blurRadius: points; twice the standard deviation of the blur.
    ///   - x: points to the right.
    ///   - y: points down.
    public init(color: Color, blurRadius: Double = 0, x: Double = 0, y: Double = 0) {
      description = ShadowDescription(color: color.description, offset: Point(x: x, y: y), radius: blurRadius)
    }
  }

  /// A direction that a run is set in, whatever its characters: NSAttributedString's `writingDirection`.
  public enum WritingDirection: String, Hashable, Sendable, CaseIterable {
    /// As text that is read from the left inside other text.
    case leftToRight
    /// As text that is read from the right inside other text.
    case rightToLeft
    /// Every character from left to right.
    case leftToRightOverride
    /// Every character from right to left.
    case rightToLeftOverride

    var description: LabelLayout.WritingDirection? { LabelLayout.WritingDirection(rawValue: rawValue) }
  }
}
