// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelPNG
internal import LabelRaster
internal import LabelSystem

/// Many labels in one image, at each of their scales: a browser makes one request instead of many.
struct SpriteSheet {
  /// The qualifiers of its labels; the scale is not used.
  let qualifiers: AssetQualifiers
  /// In CSS pixels.
  let width: Int
  let height: Int
  let sprites: [Sprite]
  /// The sheet at each scale, in ascending order.
  let images: [Image]

  /// A label on the sheet, in CSS pixels.
  struct Sprite {
    let entry: WebEntry
    let rendition: WebRendition
    var x: Int
    var y: Int
    var width: Double
    var height: Double
  }

  struct Image {
    let scale: Double
    let scaleText: String
    let path: OutputPath
    /// A hash of the sprites' files and positions.
    let hash: ContentHash
  }

  /// The longest side in pixels that every browser can handle as a texture.
  private static let maximumSide = 4096.0

  /// The sheets of all labels, separate ones for each appearance and language.
  static func all(of assets: [Asset], _ options: WebOptions) -> [SpriteSheet] {
    let entries = assets.map(WebEntry.init)
    let all = entries.flatMap { entry in entry.renditions.map { (entry: entry, rendition: $0) } }
    let groups = Dictionary(grouping: all) {
      Group(qualifiers: $0.rendition.qualifiers, scales: $0.rendition.images.map(\.image.qualifiers.scale))
    }
    return groups.sorted { Group.isBefore($0.key, $1.key) }.enumerated().flatMap { number, group in
      sheets(group.value, group.key, number: number, options)
    }
  }

  /// Labels that can share a sheet have the same scales: one without an image at 3x would leave a hole in the sheet at 3x.
  private struct Group: Hashable {
    var qualifiers: AssetQualifiers
    var scales: [Double]

    static func isBefore(_ a: Group, _ b: Group) -> Bool {
      if a.qualifiers != b.qualifiers { return AssetQualifiers.isBefore(a.qualifiers, b.qualifiers) }
      return a.scales.lexicographicallyPrecedes(b.scales)
    }
  }

  private static func sheets(
    _ members: [(entry: WebEntry, rendition: WebRendition)], _ group: Group, number: Int, _ options: WebOptions
  ) -> [SpriteSheet] {
    let cells = members.map { member in
      let sides = member.rendition.images.map { image, file in
        let scale = image.qualifiers.scale
        return (Double(file.pixelWidth) / scale, Double(file.pixelHeight) / scale)
      }
      return (width: Int((sides.map(\.0).max() ?? 1).rounded(.up)), height: Int((sides.map(\.1).max() ?? 1).rounded(.up)))
    }
    let limit = maximumSide / (group.scales.max() ?? 1)
    let packing =
      options.hasPowerOfTwoSheets
      ? .ofPowersOfTwo(cells, limit: 1 << Int(limit.exponent)) : SpritePacking(cells, limit: Int(limit))
    return packing.sheets.enumerated().map { page, sheet in
      let sprites = sheet.placements.map { placement in
        let (entry, rendition) = members[placement.cell]
        return Sprite(
          entry: entry, rendition: rendition, x: placement.x, y: placement.y, width: rendition.size.width, height: rendition.size.height)
      }
      return SpriteSheet(
        qualifiers: group.qualifiers, width: sheet.width, height: sheet.height, sprites: sprites,
        images: images(
          sprites, group, name: "sprites/sheet\(number + 1)\(page == 0 ? "" : "-\(page + 1)")", (sheet.width, sheet.height), options))
    }
  }

  private static func images(
    _ sprites: [Sprite], _ group: Group, name: String, _ size: (width: Int, height: Int), _ options: WebOptions
  ) -> [Image] {
    group.scales.indices.compactMap { index in
      guard let qualifiers = sprites.first?.rendition.images[index].image.qualifiers else { return nil }
      var hash = ContentHash()
      for sprite in sprites {
        // The file names contain hashes of the contents.
        hash.add(sprite.rendition.images[index].file.path.description)
        hash.add(UInt64(sprite.x))
        hash.add(UInt64(sprite.y))
      }
      if options.hasPowerOfTwoSheets { for side in [size.width, size.height] { hash.add(UInt64(side)) } }
      guard let path = try? OutputPath("\(name)\(qualifiers.scaleSuffix).png") else { return nil }
      return Image(
        scale: qualifiers.scale, scaleText: qualifiers.scaleText, path: options.usesPlainNames ? path : WebAssets.hashed(path, hash),
        hash: hash)
    }
  }

  /// The sheet's files, except those that are up to date.
  ///
  /// - Throws: an error if an image cannot be read.
  func documents(in folder: OutputFolder, isCurrent: (OutputPath, ContentHash) -> Bool) throws(Diagnostic) -> [AssetDocument] {
    var documents: [AssetDocument] = []
    for (index, image) in images.enumerated() where !isCurrent(image.path, image.hash) {
      documents.append(AssetDocument(path: image.path, bytes: try bytes(of: image, at: index, in: folder), hash: image.hash))
    }
    return documents
  }

  private func bytes(of image: Image, at index: Int, in folder: OutputFolder) throws(Diagnostic) -> [UInt8] {
    let columns = Int((Double(width) * image.scale).rounded(.up))
    let rows = Int((Double(height) * image.scale).rounded(.up))
    var pixels = [UInt32](repeating: 0, count: columns * rows)
    for sprite in sprites {
      let bitmap = try Self.bitmap(at: sprite.rendition.images[index].file.path, in: folder)
      let (left, top) = (Int((Double(sprite.x) * image.scale).rounded()), Int((Double(sprite.y) * image.scale).rounded()))
      let (right, bottom) = (min(columns, left + bitmap.width), min(rows, top + bitmap.height))
      for y in top..<bottom {
        let source = (y - top) * bitmap.width
        pixels.replaceSubrange(y * columns + left..<y * columns + right, with: bitmap.pixels[source..<source + right - left])
      }
    }
    do throws(MachineError) {
      let bitmap = Bitmap(width: columns, height: rows, scale: image.scale, pixels: pixels)
      return try PNGEncoder().encode(bitmap, in: qualifiers.colorSpace)
    } catch { throw Diagnostic(error) }
  }

  private static func bitmap(at path: OutputPath, in folder: OutputFolder) throws(Diagnostic) -> Bitmap {
    guard let bytes = folder.contents(of: path, limit: 256 << 20) else {
      throw Diagnostic(MachineError.cannotRead(path: path.description, reason: "it was removed or changed during the run"))
    }
    do throws(PNGError) { return try PNGDecoder.decode(bytes) } catch {
      throw Diagnostic(MachineError.cannotRead(path: path.description, reason: error.reason))
    }
  }
}
