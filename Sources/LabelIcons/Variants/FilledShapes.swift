// SPDX-License-Identifier: MIT

/// The `.fill` of an icon: the same silhouette filled, what lies inside it cut out with the same lines, nothing moved.
enum FilledShapes {
  /// - Parameter shapes: of an icon that marks its bodies.
  static func of(_ shapes: [IconShape]) -> [IconShape] {
    guard let body = shapes.first(where: \.isBody)?.layer else { return shapes }
    var result: [IconShape] = []
    // What is drawn before the first body would disappear below it.
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
