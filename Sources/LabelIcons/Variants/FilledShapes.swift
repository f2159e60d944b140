// SPDX-License-Identifier: MIT

/// The `.fill` of an icon: the silhouette is filled and the lines inside it are cut out. Nothing moves.
enum FilledShapes {
  /// The filled shapes; `shapes` itself if none of them is marked as a body.
  static func of(_ shapes: [IconShape]) -> [IconShape] {
    guard let body = shapes.first(where: \.isBody)?.layer else { return shapes }
    var result: [IconShape] = []
    // Details drawn before the first body would be covered by it, so they wait until it is painted.
    var waiting: [IconShape] = []
    var isBelowBodies = true
    for shape in shapes {
      switch (shape.layer.erasing, shape.layer.filling) {
      case (.always, _), (_, .stay): result.append(shape)
      case (_, .body):
        result.append(shape.filledIn)
        result += waiting
        waiting = []
        isBelowBodies = false
      case (_, .detail):
        let hole = shape.cutOut(of: body)
        if isBelowBodies { waiting.append(hole) } else { result.append(hole) }
      }
    }
    return result
  }
}

extension IconShape {
  fileprivate var isBody: Bool { layer.filling == .body && layer.erasing != .always }
}
