// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// The documents for favicons: `favicon.ico`, the web app manifest, and the lines for a page's head.
enum FaviconSet {
  static let documentNames = ["favicon.ico", "site.webmanifest", "favicons.html"]

  /// The documents; empty if a favicon file was not rendered.
  ///
  /// - Throws: an error if an image cannot be read.
  static func documents(_ rendered: Set<OutputPath>, name: String, in folder: OutputFolder) throws(Diagnostic) -> [AssetDocument] {
    // A file that failed has a diagnostic of its own, and documents that name it would be wrong.
    guard FaviconFile.all.allSatisfy({ file in rendered.contains { $0.description == file.name } }) else { return [] }
    var images: [(side: Int, bytes: [UInt8])] = []
    for file in FaviconFile.ofIcon {
      guard let path = rendered.first(where: { $0.description == file.name }), let bytes = folder.contents(of: path, limit: 1 << 20) else {
        throw Diagnostic(MachineError.cannotRead(path: file.name, reason: "it was removed or changed during the run"))
      }
      images.append((file.fit.side, bytes))
    }
    do throws(LabelError) {
      return [
        try AssetDocument("favicon.ico", bytes: icon(images)), try AssetDocument("site.webmanifest", manifest(name)),
        try AssetDocument("favicons.html", head),
      ]
    } catch { throw Diagnostic(error) }
  }

  /// The images as one ICO file. Each is a PNG, which all browsers and Windows since Vista can read.
  ///
  /// The format: a header (0, type 1, count), an entry of 16 bytes for each image (width, height, no palette, 0, planes 1, 32 bits,
  /// length, offset), the images; all numbers are little-endian.
  private static func icon(_ images: [(side: Int, bytes: [UInt8])]) -> [UInt8] {
    func word(_ value: Int, bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    var file = word(0, bytes: 2) + word(1, bytes: 2) + word(images.count, bytes: 2)
    var offset = file.count + 16 * images.count
    for image in images {
      file += [UInt8(truncatingIfNeeded: image.side), UInt8(truncatingIfNeeded: image.side), 0, 0]
      file += word(1, bytes: 2) + word(32, bytes: 2) + word(image.bytes.count, bytes: 4) + word(offset, bytes: 4)
      offset += image.bytes.count
    }
    return images.reduce(file) { $0 + $1.bytes }
  }

  private static func manifest(_ name: String) -> String {
    let icons: [JSONValue] = [192, 512].map { side in
      ["src": .string("icon-\(side).png"), "sizes": .string("\(side)x\(side)"), "type": "image/png"]
    }
    let root: JSONValue = ["name": .string(name), "icons": .array(icons)]
    return root.document
  }

  private static let head = """
    <link rel="icon" href="favicon.ico" sizes="48x48">
    <link rel="icon" href="favicon-16x16.png" sizes="16x16" type="image/png">
    <link rel="icon" href="favicon-32x32.png" sizes="32x32" type="image/png">
    <link rel="apple-touch-icon" href="apple-touch-icon.png">
    <link rel="manifest" href="site.webmanifest">

    """
}
