// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelPNG

/// A picture in the line, as if it were a character.
public final class NSTextAttachment: NSObject {
  /// The picture; nil draws that of `contents`, or else the character that has the attachment.
  public var image: UIImage?
  /// The bytes of a PNG file, drawn where there is no `image`. Other bytes are an error when the text is drawn.
  public var contents: Data?
  /// The type of the bytes, such as `public.png`. Not used: the bytes tell.
  public var fileType: String?
  /// Points, y up from the baseline; the picture is fitted into them and centred there. Zero leaves a file's picture its own size, on the
  /// baseline, and a symbol that of the text, beside the capitals.
  public var bounds = CGRect.zero

  /// Makes an attachment without a picture.
  public override init() { super.init() }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes an attachment of a file's bytes.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    fileType = uti
  }

  /// The picture that is drawn, where there is one.
  var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// What is drawn; nil for the character itself.
  var node: ImageNode? {
    if let image { return image.node }
    guard let contents else { return nil }
    do throws(PNGError) { return UIImage(try PNGDecoder.decode(Array(contents))).node } catch {
      return ImageNode(.unusable(name: "NSTextAttachment", reason: error.reason))
    }
  }
}

extension NSAttributedString {
  /// A character that is a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
