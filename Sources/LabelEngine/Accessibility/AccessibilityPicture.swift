// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// A picture with numbered frames around accessibility elements, and a list of the elements at its right.
struct AccessibilityPicture {
  let bitmap: Bitmap
  /// The top left corner of the bitmap, in points of the label.
  let origin: Point
  let scale: Double
  let elements: [AccessibilityElement]

  /// Six colours that people with any colour vision tell apart (Okabe and Ito), on white and on black.
  private static let colors: [SRGBColor] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]
    .compactMap { SRGBColor(hex: $0) }

  private var size: Size { Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale) }

  /// The elements that are no groups, in the order of reading.
  private var leaves: [AccessibilityElement] { elements.flatMap(\.flattened).filter { $0.children == nil } }

  /// The picture and the list side by side on white.
  var node: ViewNode {
    let row = ViewNode.stack(StackNode(.horizontal, alignment: .start, spacing: 20, children: [marked, list].filter { $0 != .empty }))
    let page = ViewNode.modified(.modified(row, .padding(DirectionalInsets(all: 12))), .background(.fixed(.white), cornerRadius: 0))
    // Nothing of the list is cut.
    var lines = EnvironmentChange()
    lines.numberOfLines = 0
    return .modified(page, .environment(lines))
  }

  private func color(_ index: Int) -> SRGBColor { Self.colors[index % Self.colors.count] }

  /// The picture with the frames of all elements.
  private var marked: ViewNode {
    var image = ImageNode(.bitmap(bitmap))
    image.resizing = ImageResizing()
    let picture = Self.framed(.image(image), size)
    let marks = leaves.enumerated().map { index, element in mark(element, index) }
    return .container(ContainerNode(.layers(.topLeading), children: [picture] + marks))
  }

  private func mark(_ element: AccessibilityElement, _ index: Int) -> ViewNode {
    let frame = element.frame
    let color = ColorDescription.fixed(color(index))
    let area = Self.framed(.shape(ShapeNode(.rectangle, paint: .color(.faded(color, 0.2)))), frame.size)
    let outlined = ViewNode.modified(area, .border(color, width: 1, cornerRadius: 0))
    let numbered = ViewNode.modified(
      outlined, .layer(.modified(number(index), .offset(Point(x: 0, y: -7))), .topLeading, isBehind: false))
    // Frames do not change the size of the picture.
    let placed = ViewNode.modified(numbered, .offset(Point(x: frame.minX - origin.x, y: frame.minY - origin.y)))
    return .modified(placed, .frame(width: 0, height: 0, alignment: .topLeading))
  }

  /// The number of an element in its colour.
  private func number(_ index: Int) -> ViewNode {
    let fill = color(index)
    let text = Self.text("\(index + 1)", size: 9, weight: .bold, color: fill.relativeLuminance > 0.18 ? .black : .white)
    var frame = FlexibleFrame(alignment: .center)
    (frame.minWidth, frame.minHeight) = (14, 14)
    let padded = ViewNode.modified(text, .padding(DirectionalInsets(top: 0, leading: 3, bottom: 0, trailing: 3)))
    return .modified(.modified(padded, .flexibleFrame(frame)), .background(.fixed(fill), cornerRadius: 3))
  }

  private var list: ViewNode {
    .stack(StackNode(.vertical, alignment: .start, spacing: 8, children: leaves.enumerated().map { entry($1, $0) }))
  }

  /// A line for the number, the label and the traits, and lines for what else is read.
  private func entry(_ element: AccessibilityElement, _ index: Int) -> ViewNode {
    let isNamed = !(element.label ?? "").isEmpty
    var lines = [
      Self.text(isNamed ? element.label ?? "" : "no label", size: 12, weight: .semibold, color: isNamed ? .black : Self.warning)
    ]
    let traits = element.traits.map(AccessibilityElement.spoken).joined(separator: ", ")
    let heading = element.headingLevel.flatMap { $0 > 0 ? "heading \($0)" : nil }
    let facts = [
      traits.isEmpty ? nil : traits, element.value.map { "value: \($0)" }, element.hint.map { "hint: \($0)" }, heading,
      element.actions.isEmpty ? nil : "actions: \(element.actions.joined(separator: ", "))", element.identifier.map { "identifier: \($0)" },
    ]
    lines += facts.compactMap { $0 }.map { Self.text($0, size: 10, weight: .regular, color: Self.gray) }
    let texts = ViewNode.stack(StackNode(.vertical, alignment: .start, spacing: 1, children: lines))
    return .stack(StackNode(.horizontal, alignment: .start, spacing: 6, children: [number(index), texts]))
  }

  private static let gray = SRGBColor(hex: "#595959") ?? .black
  private static let warning = SRGBColor(hex: "#b00020") ?? .black

  private static func framed(_ node: ViewNode, _ size: Size) -> ViewNode {
    .modified(node, .frame(width: size.width, height: size.height, alignment: .topLeading))
  }

  /// A text of at most 280 points.
  private static func text(_ string: String, size: Double, weight: FontWeight, color: SRGBColor) -> ViewNode {
    var text = TextNode(string)
    var font = FontDescription()
    (font.size, font.weight) = (size, weight)
    text.runs[0].attributes.font = font
    text.runs[0].attributes.color = .fixed(color)
    var frame = FlexibleFrame(alignment: .topLeading)
    frame.maxWidth = 280
    return string.utf8.count < 30 ? .text(text) : .modified(.text(text), .flexibleFrame(frame))
  }
}
