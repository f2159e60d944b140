// SPDX-License-Identifier: MIT

/// The way in which an image differs from the accepted one.
public enum DifferenceKind: Hashable, Sendable, CustomStringConvertible {
  /// The images have different sizes.
  case size
  /// All shapes are the same, but one or more colours changed.
  case colorOnly
  /// The changed part is the same as before, moved by a number of pixels to the right and down.
  case shifted(dx: Int, dy: Int)
  /// The layout contains different text.
  case textChanged
  /// The image was drawn with other fonts than the accepted one: the label asks for another family, weight or file.
  case fontChanged
  /// A font file has the name of the one that drew the accepted image, but other contents.
  case fontFileDiffers
  /// Another version of LabelKit or of a library drew the image.
  case rendererDiffers
  /// None of the other kinds: the drawing itself is different.
  case drawing

  /// The kind in a few words, such as `shifted by (1, 0)`.
  public var description: String {
    switch self {
    case .size: "size"
    case .colorOnly: "colour only"
    case .shifted(let dx, let dy): "shifted by (\(dx), \(dy))"
    case .textChanged: "text changed"
    case .fontChanged: "font changed"
    case .fontFileDiffers: "font file differs"
    case .rendererDiffers: "renderer differs"
    case .drawing: "drawing"
    }
  }
}

/// Finds the kind of a difference from the pixels alone.
struct DifferenceClassifier {
  package let width: Int
  package let height: Int
  package let actual: [UInt32]
  package let accepted: [UInt32]
  package let columns: ClosedRange<Int>
  package let rows: ClosedRange<Int>

  /// The largest shift to look for, in pixels.
  private static let maximumShift = 12

  package var kind: DifferenceKind {
    if let shift { return .shifted(dx: shift.dx, dy: shift.dy) }
    return changesColorsOnly ? .colorOnly : .drawing
  }

  /// Whether only colours changed: the map from old to new colours is a function, or its inverse is. Where something was drawn or removed,
  /// the background changed in those pixels and nowhere else.
  private var changesColorsOnly: Bool {
    keepsBackground && (isFunction(from: accepted, to: actual) || isFunction(from: actual, to: accepted))
  }

  /// Whether the most frequent colour that is kept has the same pixels in both images.
  private var keepsBackground: Bool {
    var kept: [UInt32: Int] = [:]
    for (old, new) in zip(accepted, actual) where old == new { kept[old, default: 0] += 1 }
    guard let background = kept.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return true }
    return zip(accepted, actual).allSatisfy { ($0 == background) == ($1 == background) }
  }

  private func isFunction(from old: [UInt32], to new: [UInt32]) -> Bool {
    var newColors: [UInt32: UInt32] = [:]
    for (oldColor, newColor) in zip(old, new) {
      if let earlier = newColors[oldColor], earlier != newColor { return false }
      newColors[oldColor] = newColor
    }
    return true
  }

  /// The smallest shift that turns the old image into the new one inside the box of all changes.
  private var shift: (dx: Int, dy: Int)? {
    // One colour fits at every shift.
    guard hasShape(actual), hasShape(accepted) else { return nil }
    let range = -Self.maximumShift...Self.maximumShift
    let candidates = range.flatMap { dy in range.map { (dx: $0, dy: dy) } }.filter { $0 != (0, 0) }
    return candidates.sorted { abs($0.dx) + abs($0.dy) < abs($1.dx) + abs($1.dy) }.first { fits($0.dx, $0.dy) }
  }

  private func fits(_ dx: Int, _ dy: Int) -> Bool {
    for y in rows {
      for x in columns {
        let index = y * width + x
        if isInside(x - dx, y - dy), actual[index] != accepted[(y - dy) * width + x - dx] { return false }
        if isInside(x + dx, y + dy), accepted[index] != actual[(y + dy) * width + x + dx] { return false }
      }
    }
    return true
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

  /// Whether the box has at least four pixels that differ from its first one.
  private func hasShape(_ pixels: [UInt32]) -> Bool {
    let first = pixels[rows.lowerBound * width + columns.lowerBound]
    var others = 0
    for y in rows {
      for x in columns where pixels[y * width + x] != first {
        others += 1
        if others >= 4 { return true }
      }
    }
    return false
  }
}
