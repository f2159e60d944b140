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
    case .characters(let characters): content = EnclosedShapes(characters, in: enclosure)
    case .drawn(let name):
      if let mark = IconMark(rawValue: name), !isSlashed {
        content = EnclosedShapes(mark, in: enclosure)
      } else {
        let icon = try required(name)
        // A filled symbol cut out of a filled shape is more legible than thin lines.
        var shapes = isFilled ? try filled(name + ".fill")?.shapes ?? FilledShapes.of(icon.shapes) : icon.shapes
        if isSlashed { shapes = SlashedShapes.of(shapes, flips: icon.flipsInRightToLeft) }
        content = EnclosedShapes(shapes, of: icon, in: enclosure)
        flips = icon.flipsInRightToLeft
      }
    }
    // The characters replace what is drawn on the button.
    let outline = enclosure.contents == .characters ? container.shapes.filter { $0.layer.filling == .body } : container.shapes
    let shapes =
      if !isFilled { content.outlined(by: outline) } else if enclosure.isBesideSymbol {
        content.outlined(by: FilledShapes.of(outline))
      } else { content.cutOut(of: outline) }
    return Icon(
      name: name, from: container, shapes: badged(shapes), flips: flips, preferredMode: nil,
      weightShare: min(container.weightShare, EnclosedShapes.containerWeightShare))
  }

  /// The icon without an enclosure. A drawn `.fill` of the base is preferred to a generated one.
  private func plainIcon(
    _ required: (String) throws(LabelError) -> Icon, filled: (String) throws(LabelError) -> Icon?
  ) throws(LabelError) -> Icon {
    guard case .drawn(let baseName) = base else { throw .unknownIcon(name: name, nearest: []) }
    let icon = try required(baseName)
    var shapes = icon.shapes
    if isFilled { shapes = try filled(baseName + ".fill")?.shapes ?? FilledShapes.of(shapes) }
    if isSlashed { shapes = SlashedShapes.of(shapes, flips: icon.flipsInRightToLeft) }
    return Icon(
      name: name, from: icon, shapes: badged(shapes), flips: icon.flipsInRightToLeft, preferredMode: icon.preferredMode,
      weightShare: isSlashed ? min(icon.weightShare, SlashedShapes.weightShare) : icon.weightShare)
  }

  private func badged(_ shapes: [IconShape]) -> [IconShape] {
    guard let badge else { return shapes }
    return shapes.compactMap { $0.withoutRemnants(besideDiscAt: badge.center, radius: badge.erasedRadius)?.asBackground } + badge.shapes
  }
}
