// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelSettings
internal import LabelViewNode

extension Text {
  /// An image in a line of text, which is laid out like a character: NSTextAttachment.
  ///
  ///     var sun = AttributedString("\u{FFFC}")
  ///     sun.attachment = Text.Attachment(Image(systemName: "sun.max"))
  ///
  /// It belongs to a character such as U+FFFC, which is not drawn.
  public struct Attachment: Hashable, Sendable {
    let image: Image
    let bounds: AttachmentBounds

    /// Creates an attachment of the image's own size, centred on the capital letters next to it.
    ///
    /// - Parameters:
    ///   - image: The image in the text.
    ///   - lineLayoutPadding: The distance on both sides, in points.
    public init(_ image: Image, lineLayoutPadding: Double = 0) {
      self.image = image
      var bounds = AttachmentBounds()
      bounds.padding = lineLayoutPadding
      self.bounds = bounds
    }

    /// Creates an attachment with an image that is fitted into a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image in the text.
    ///   - x: The distance in points from the position in the line to the left edge; the text after the image does not move.
    ///   - y: The distance in points from the baseline up to the bottom edge.
    ///   - width: The width in points; 0 together with `height` for the image's own size.
    ///   - height: The height in points; 0 together with `width` for the image's own size.
    ///   - lineLayoutPadding: The distance on both sides, in points.
    public init(_ image: Image, x: Double, y: Double, width: Double, height: Double, lineLayoutPadding: Double = 0) {
      self.image = image
      var bounds = AttachmentBounds()
      (bounds.x, bounds.y, bounds.width, bounds.height, bounds.padding) = (x, y, width, height, lineLayoutPadding)
      self.bounds = bounds
    }
  }

  /// A shadow of the characters of a text: NSShadow.
  public struct Shadow: Hashable, Sendable {
    let description: ShadowDescription

    /// Creates a shadow of characters.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - blurRadius: The blur radius in points, twice the standard deviation of the Gaussian blur; 0 for a sharp shadow.
    ///   - x: The offset in points to the right.
    ///   - y: The offset in points downwards.
    public init(color: Color, blurRadius: Double = 0, x: Double = 0, y: Double = 0) {
      description = ShadowDescription(color: color.description, offset: Point(x: x, y: y), radius: blurRadius)
    }
  }

  /// The writing direction of a part of a text, which overrides its characters': NSAttributedString's `writingDirection`.
  public enum WritingDirection: String, Hashable, Sendable, CaseIterable {
    /// The text is embedded as text that is read from left to right.
    case leftToRight
    /// The text is embedded as text that is read from right to left.
    case rightToLeft
    /// All characters run from left to right, which overrides their own direction.
    case leftToRightOverride
    /// All characters run from right to left, which overrides their own direction.
    case rightToLeftOverride

    var description: LabelViewNode.WritingDirection? { LabelViewNode.WritingDirection(rawValue: rawValue) }
  }
}
