// SPDX-License-Identifier: MIT

package import LabelComparison
package import LabelCore

extension ImageDifference {
  /// The lines of a failure: the kind, the number of pixels, and where they are.
  ///
  /// - Parameter causes: The causes of the kinds in words, such as the libraries that differ; empty for none.
  func facts(kinds: [DifferenceKind], causes: String) -> [SnapshotFailure.Fact] {
    var kind = kinds.map(\.description).joined(separator: ", ")
    if kinds.contains(.size) {
      kind += " (\(actual.width)×\(actual.height) px, accepted \(accepted.width)×\(accepted.height) px, aligned at the \(anchor))"
    }
    if !causes.isEmpty { kind += " (" + causes + ")" }
    var pixels = "\(count) of \(area) differ (\(share))"
    if antialiasedCount > 0 { pixels += ", \(antialiasedCount) more by anti-aliasing only" }
    if let densest { pixels += ", at most \(densest) in one window" }
    return [
      .init("kind", kind), .init("pixels", pixels),
      .init("box", "\(box.width)×\(box.height) px at (\(box.x), \(box.y)), from the top left"),
      .init("largest", "\(largest) of 255 levels"),
      .init("first", "(\(first.x), \(first.y)) is \(Self.hex(firstColors.actual)), was \(Self.hex(firstColors.accepted))"),
    ]
  }

  /// The same facts for programs, as a JSON object.
  var figures: JSONValue {
    [
      "count": count.json, "antialiased": antialiasedCount.json, "area": area.json, "share": (Double(count) / Double(area)).json,
      "box": [box.x, box.y, box.width, box.height].json, "largest": largest.json, "first": [first.x, first.y].json,
      "size": [actual.width, actual.height].json, "acceptedSize": [accepted.width, accepted.height].json, "densest": densest.json,
    ]
  }

  /// The share of differing pixels in per cent with one decimal, rounded up so that one pixel in a million does not show as 0.
  private var share: String {
    let permille = (count * 1000 + area - 1) / area
    return "\(permille / 10).\(permille % 10) %"
  }

  /// A colour as manifests write it: `#rrggbb`, with `aa` at the end if it is translucent, and not premultiplied.
  private static func hex(_ color: UInt32?) -> String {
    guard let color else { return "outside" }
    if color >> 24 == 0 { return "transparent" }
    let digits = String(color, radix: 16)
    let argb = String(repeating: "0", count: 8 - digits.utf8.count) + digits
    return "#" + argb.dropFirst(2) + (color >> 24 == 255 ? "" : argb.prefix(2))
  }
}

extension ImageDifference {
  /// The difference as text, as `labelkit compare` prints it.
  package func text(name: String) -> String {
    var failure = SnapshotFailure(name, "differs", .changed)
    failure.facts = facts(kinds: kinds, causes: "")
    return failure.description
  }

  /// The difference for programs: one JSON object.
  package var json: JSONValue {
    (["equal": false, "kinds": kinds.map(\.description).json] as JSONValue).adding(figures)
  }
}
