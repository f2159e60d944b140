// SPDX-License-Identifier: MIT

internal import LabelSystem

extension AssetDocument {
  /// What the document replaces: a document of the same name that LabelKit wrote, which people may have in their repository without a build
  /// cache. Somebody's own `index.html` or `Contents.json` is none.
  var kind: OutputKind {
    let name = path.components[path.components.count - 1]
    if name.hasSuffix(".png") { return .image }
    let marker = Self.marker(of: name)
    return OutputKind("a file of labelkit assets", headLength: Self.recognizableLength) { head in
      head.starts(with: marker.start) && (marker.text.isEmpty || String(decoding: head, as: UTF8.self).contains(marker.text))
    }
  }

  /// In bytes. The marker of `Contents.json` is near its end, and an asset has a few kilobytes of it.
  private static let recognizableLength = 1 << 20

  /// How a document of LabelKit with a name begins, and a text that it has somewhere.
  private static func marker(of name: String) -> (start: [UInt8], text: String) {
    switch name {
    case "Contents.json": (Array("{".utf8), "\"author\" : \"labelkit\"")
    case "index.json": (Array("{".utf8), "\"version\": 1,\n  \"labels\"")
    case "sprites.json": (Array("{".utf8), "\"sheets\"")
    case "site.webmanifest": (Array("{".utf8), "icon-192.png")
    case "favicon.ico": ([0, 0, 1, 0], "")
    case "favicons.html": (Array("<link rel=\"icon\" href=\"".utf8), "favicon.ico")
    case "index.html": (Array("<!DOCTYPE html>".utf8), GalleryPage.marker)
    default: ([], notice)
    }
  }
}
