// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelIcons
internal import LabelLayout

/// A picture by UIKit's name: a symbol, or a file.
public final class UIImage: NSObject, Sendable {
  let image: Image
  /// Points; nil for a symbol, which is as large as the text beside it wants it.
  let naturalSize: CGSize?

  /// The symbol of a name; nil when no icon has it.
  public init?(systemName name: String) {
    do { _ = try IconRegistry().icon(named: name, variants: .none) } catch { return nil }
    image = Image(systemName: name)
    naturalSize = nil
    super.init()
  }

  /// The picture of a PNG or, as UIKit cannot, an SVG file, which is read when it is made and again when it is drawn; nil when the file
  /// cannot be read or is no picture.
  ///
  /// Its points are pixels, unless its name ends in `@2x` or `@3x` or its resolution is a multiple of 72 dpi; those of an SVG file are the
  /// units of its view box.
  public init?(contentsOfFile path: String) {
    do {
      guard path.lowercased().hasSuffix(".png") else {
        let box = try IconRegistry().icon(file: path).viewBox
        naturalSize = CGSize(width: box.width, height: box.height)
        image = Image(path: path)
        super.init()
        return
      }
      let bitmap = try PictureFile(limits: .standard).bitmap(path)
      let scale = Self.scale(named: path) ?? bitmap.scale
      naturalSize = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
      image = Image(path: path)
      super.init()
    } catch { return nil }
  }

  /// Pixels per point, by a file's name.
  private static func scale(named path: String) -> Double? {
    let name = path.lowercased().dropLast(".png".count)
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : nil
  }
}

extension Image {
  /// The same picture by SwiftUI's name.
  public init(uiImage: UIImage) { self = uiImage.image }
}
