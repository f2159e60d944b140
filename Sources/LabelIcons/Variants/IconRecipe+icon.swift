// SPDX-License-Identifier: MIT

package import LabelCore

extension IconRecipe {
  /// Generates the icon.
  ///
  /// - Parameter drawn: reads the icon of a file; nil when there is none of that name.
  /// - Throws: the errors of `drawn`, and `LabelError.unknownIcon` when a file that the recipe needs is missing.
  package func icon(_ drawn: (String) throws(LabelError) -> Icon?) throws(LabelError) -> Icon {
    func required(_ name: String) throws(LabelError) -> Icon {
      guard let icon = try drawn(name) else { throw .unknownIcon(name: name, nearest: []) }
      return icon
    }
    guard let enclosure else { return try plainIcon(required, filled: drawn) }

    let filled = drawn
    let container = try required(enclosure.outline)
    let content: EnclosedShapes
    var flips = false
    switch base {
    case .characters(let characters): content = EnclosedShapes(characters, for: localization, in: enclosure)
    case .drawn(let name):
      if let mark = IconMark(rawValue: name), !isSlashed {
        content = EnclosedShapes(mark, for: localization, in: enclosure)
      } else {
        let icon = try required(name)
        // A filled symbol cut out of a filled shape is more legible than thin lines.
        var shapes = try shapes(of: icon, filled)
        flips = mirrors(icon)
        if isSlashed { shapes = SlashedShapes.of(shapes, flips: flips) }
        content = EnclosedShapes(shapes, of: icon, in: enclosure)
      }
    }
    // The characters replace what is drawn on the button.
    let outline = enclosure.contents == .characters ? container.shapes.filter { $0.layer.filling == .body } : container.shapes
    let shapes =
      if !isFilled { content.outlined(by: outline) } else if enclosure.isBesideSymbol {
        content.outlined(by: FilledShapes.of(outline))
      } else { content.cutOut(of: outline) }
    return Icon(
      name: name, from: container, shapes: directed(badged(shapes), of: container), flips: flips && localization != .rightToLeft,
      preferredMode: nil,
      weightShare: min(container.weightShare, EnclosedShapes.containerWeightShare))
  }

  /// The icon without an enclosure. A drawn `.fill` of the base is preferred to a generated one.
  private func plainIcon(
    _ required: (String) throws(LabelError) -> Icon, filled: (String) throws(LabelError) -> Icon?
  ) throws(LabelError) -> Icon {
    guard case .drawn(let baseName) = base else { throw .unknownIcon(name: name, nearest: []) }
    let icon = try required(baseName)
    var shapes = try shapes(of: icon, filled)
    let flips = mirrors(icon)
    if isSlashed { shapes = SlashedShapes.of(shapes, flips: flips) }
    return Icon(
      name: name, from: icon, shapes: directed(badged(shapes), of: icon), flips: flips && localization != .rightToLeft,
      preferredMode: icon.preferredMode,
      weightShare: isSlashed ? min(icon.weightShare, SlashedShapes.weightShare) : icon.weightShare)
  }

  /// The shapes of the base, filled and localized. A localized form is filled from the outline, whose characters are marked.
  private func shapes(
    of icon: Icon, _ filled: (String) throws(LabelError) -> Icon?
  ) throws(LabelError) -> [IconShape] {
    let shapes = localization.map { icon.shapes.map($0.localized) } ?? icon.shapes
    guard isFilled else { return shapes }
    let isChanged = localization != nil && localization != .rightToLeft
    return try (isChanged ? nil : filled(icon.name + ".fill")?.shapes) ?? FilledShapes.of(shapes)
  }

  /// Whether the icon is mirrored in right-to-left text. What the whole name says counts more than the base.
  private func mirrors(_ icon: Icon) -> Bool { DirectionalName.mirrors(name) ?? icon.flipsInRightToLeft }

  private func directed(_ shapes: [IconShape], of icon: Icon) -> [IconShape] {
    localization == .rightToLeft ? shapes.map { $0.mirrored(at: icon.viewBox.midX) } : shapes
  }

  private func badged(_ shapes: [IconShape]) -> [IconShape] {
    guard let badge else { return shapes }
    var sign = badge.shapes
    if badge == .questionmark, localization?.changes("?") == true {
      for index in sign.indices { sign[index].path = sign[index].path.mirrored(at: badge.center.x) }
    }
    return shapes.compactMap { $0.withoutRemnants(besideDiscAt: badge.center, radius: badge.erasedRadius)?.asBackground } + sign
  }
}
