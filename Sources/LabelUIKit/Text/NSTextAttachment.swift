// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelIcons
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// An image that replaces a character in a text.
public final class NSTextAttachment: Hashable {
  /// The image; nil for the image in `contents`. Without both, the character itself is drawn.
  public var image: UIImage?
  /// The data of a PNG, JPEG or WebP file, which is drawn if there is no `image`. Other data is an error when the text is drawn.
  public var contents: Data?
  /// The type of the data, such as `public.png`; not used, because it is detected from the data.
  public var fileType: String?
  /// The frame of the image relative to the baseline, in points, y up. The image is scaled to fit and centred in it.
  ///
  /// With zero, the default, an image file has its own size and is on the baseline; a symbol has the size of the text and is centred on the
  /// cap height.
  public var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public init() {}

  /// Returns whether two attachments are the same object.
  public static func == (a: NSTextAttachment, b: NSTextAttachment) -> Bool { a === b }
  /// Hashes the identity of the attachment.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Creates an attachment with an image.
  ///
  /// - Parameter image: The image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment with the data of a file.
  ///
  /// - Parameters:
  ///   - contentData: The contents of a PNG, JPEG or WebP file, or nil.
  ///   - uti: The type of the data, or nil; not used.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    fileType = uti
  }

  /// The image to draw, or nil for none.
  var displayedImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The image as a node of the view tree; nil for the character itself.
  var node: ImageNode? {
    if let image { return image.node }
    guard let contents else { return nil }
    do throws(LabelError) { return UIImage(try ImageFile(limits: .standard).bitmap(Array(contents), name: "NSTextAttachment")).node } catch
    {
      guard error.code == .unusableIcon, let name = error.subject, let reason = error.reason else { return nil }
      return ImageNode(.unusable(name: name, reason: reason))
    }
  }
}

extension NSAttributedString {
  /// Creates an attributed string of one character that an image replaces.
  ///
  /// - Parameter attachment: The image with its frame.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
