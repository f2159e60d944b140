// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// The area in which a layout manager lays out text.
nonisolated open class NSTextContainer: NSObject {
  /// The size of the area in points; a length of 0 sets no limit.
  open var size: CGSize
  /// The distance of the text from the left and right sides, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0
  /// How the last line is broken or truncated; words are wrapped by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The manager that lays out text in this area; nil for none.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates an area.
  ///
  /// - Parameter size: The size in points; a length of 0 sets no limit.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

/// A text that tells its layout managers where its lines are.
nonisolated open class NSTextStorage: NSObject {
  /// The managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  private let content: NSMutableAttributedString

  /// Creates a storage without characters.
  public override convenience init() { self.init(string: "") }
  /// Creates a storage with a plain text.
  ///
  /// - Parameter str: The text.
  public convenience init(string str: String) { self.init(attributedString: NSAttributedString(string: str)) }
  /// Creates a storage with a text.
  ///
  /// - Parameters:
  ///   - str: The text.
  ///   - attrs: The attributes of the whole text.
  public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    self.init(attributedString: NSAttributedString(string: str, attributes: attrs))
  }
  /// Creates a storage with a text.
  ///
  /// - Parameter attrStr: The text with its attributes.
  public init(attributedString attrStr: NSAttributedString) {
    content = NSMutableAttributedString(attributedString: attrStr)
    super.init()
  }

  /// Adds a manager that lays out the text.
  ///
  /// - Parameter aLayoutManager: The manager. It is removed from its old storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes a manager that lays out the text.
  ///
  /// - Parameter aLayoutManager: The manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// The characters of the text.
  open var string: String { content.string }
  /// The number of UTF-16 units of the text.
  open var length: Int { content.length }
  /// Replaces the whole text.
  ///
  /// - Parameter attrString: The new text with its attributes.
  open func setAttributedString(_ attrString: NSAttributedString) { content.setAttributedString(attrString) }
  /// Adds a text at the end.
  ///
  /// - Parameter attrString: The text to add.
  open func append(_ attrString: NSAttributedString) { content.append(attrString) }
  /// Returns a part of the text.
  ///
  /// - Parameter range: The range in UTF-16 units.
  open func attributedSubstring(from range: NSRange) -> NSAttributedString { content.attributedSubstring(from: range) }
  /// Adds an attribute to a part of the text.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - value: The value.
  ///   - range: The range in UTF-16 units.
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    content.addAttribute(name, value: value, range: range)
  }
  /// Adds attributes to a part of the text.
  ///
  /// - Parameters:
  ///   - attrs: The attributes.
  ///   - range: The range in UTF-16 units.
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) { content.addAttributes(attrs, range: range) }
  /// Returns the attributes of a character.
  ///
  /// - Parameters:
  ///   - location: The index of the character in UTF-16 units.
  ///   - range: Where the range of the same attributes is stored, or nil.
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    unsafe content.attributes(at: location, effectiveRange: range)
  }

  /// Returns an attribute of a character, or nil if it has none of the name.
  ///
  /// - Parameters:
  ///   - attrName: The name of the attribute.
  ///   - location: The index of the character in UTF-16 units.
  ///   - range: Where the range of the same value is stored, or nil.
  open func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
    unsafe content.attribute(attrName, at: location, effectiveRange: range)
  }

  var attributedString: NSAttributedString { content }
}

/// Lays out the text of a storage in an area, and says which character is where. A glyph's index is that of its character here.
///
/// Positions in lines with both directions are those of a line in the paragraph's direction.
nonisolated open class NSLayoutManager: NSObject {
  /// The text that is laid out; nil for none.
  open weak var textStorage: NSTextStorage?
  /// The areas of the text; only the first one is used.
  open private(set) var textContainers: [NSTextContainer] = []
  /// A Boolean value that indicates whether line heights include the font's leading; without effect here.
  open var usesFontLeading = true

  /// Adds an area for the text.
  ///
  /// - Parameter container: The area.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Lays out the text in an area. No effect here: it is laid out whenever a position is asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// The number of glyphs: that of UTF-16 units here.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the rectangle of the text in an area, with its padding.
  ///
  /// - Parameter container: The area.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let lines = lines(in: container), let first = lines.first else { return .zero }
    return lines.dropFirst().reduce(first.rect) { $0.union($1.rect) }
  }
  /// Returns the glyphs that are visible in an area.
  ///
  /// - Parameter container: The area.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let lines = lines(in: container), let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
  }
  /// Returns the glyphs of characters: the same range here.
  ///
  /// - Parameters:
  ///   - charRange: The range of characters in UTF-16 units.
  ///   - actualCharRange: Where the range of characters is stored, or nil.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
    unsafe actualCharRange?.pointee = charRange
    return charRange
  }
  /// Returns the characters of glyphs: the same range here.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - actualGlyphRange: Where the range of glyphs is stored, or nil.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the index of a character's glyph: the same here.
  ///
  /// - Parameter charIndex: The index of the character in UTF-16 units.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the area, in points.
  ///   - container: The area.
  ///   - partialFraction: Where the point's part of the character's width is stored, or nil.
  /// - Returns: The index of the character in UTF-16 units; 0 without text.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsafe partialFraction?.pointee = 0
    guard let lines = lines(in: container), let last = lines.last else { return 0 }
    let line = lines.first { point.y < $0.rect.maxY } ?? last
    guard let character = line.characters.min(by: { $0.distance(to: point.x) < $1.distance(to: point.x) }) else {
      return line.range.lowerBound
    }
    unsafe partialFraction?.pointee = character.part(at: point.x)
    return character.index
  }
  /// Returns the glyph nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the area, in points.
  ///   - container: The area.
  ///   - partialFraction: Where the point's part of the glyph's width is stored, or nil.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    unsafe characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
  /// Returns the rectangle around glyphs in an area.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - container: The area.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let boxes = (lines(in: container) ?? []).flatMap { line in
      line.characters.filter { NSLocationInRange($0.index, glyphRange) }.map {
        CGRect(x: $0.left, y: line.rect.minY, width: $0.right - $0.left, height: line.rect.height)
      }
    }
    guard let first = boxes.first else { return .zero }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }
  /// Returns the rectangle of the line that a glyph is on, as wide as the area.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Where the range of the line's glyphs is stored, or nil.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
    var rect = unsafe lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    if let width = textContainers.first?.size.width, width > 0, rect != .zero { (rect.origin.x, rect.size.width) = (0, width) }
    return rect
  }
  /// Returns the rectangle of the text on the line that a glyph is on.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Where the range of the line's glyphs is stored, or nil.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
    guard let container = textContainers.first, let line = lines(in: container)?.first(where: { $0.range.contains(glyphIndex) }) else {
      return .zero
    }
    unsafe effectiveGlyphRange?.pointee = NSRange(location: line.range.lowerBound, length: line.range.count)
    return line.rect
  }
  /// Calls a closure for each line of a range of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - block: Called with the line's rectangle, the rectangle of its text, its area, its glyphs and a flag that ends the calls.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for line in lines(in: container) ?? [] {
      let range = NSRange(location: line.range.lowerBound, length: line.range.count)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      var whole = line.rect
      if container.size.width > 0 { (whole.origin.x, whole.size.width) = (0, container.size.width) }
      unsafe block(whole, line.rect, container, range, &stops)
      if stops.boolValue { return }
    }
  }
  /// Draws glyphs into the current context.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs; all lines of the area are drawn.
  ///   - origin: The top left corner of the area, in points.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let text = textStorage?.attributedString, let container = textContainers.first else { return }
    let used = usedRect(for: container)
    let padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width - 2 * padding : used.width
    text.draw(
      with: CGRect(x: origin.x + padding, y: origin.y, width: width, height: used.height),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }
  /// Draws the backgrounds of glyphs, which `drawGlyphs(forGlyphRange:at:)` draws as well.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// A character on a line, in the coordinates of its area.
private struct PlacedCharacter {
  let index: Int
  let left: CGFloat
  let right: CGFloat
  let isRightToLeft: Bool

  func distance(to x: CGFloat) -> CGFloat { x < left ? left - x : x > right ? x - right : 0 }

  /// The part of the character's width that is before a point, 0…1.
  func part(at x: CGFloat) -> CGFloat {
    guard right > left else { return 0 }
    let part = min(max((x - left) / (right - left), 0), 1)
    return isRightToLeft ? 1 - part : part
  }
}

private struct PlacedLine {
  let range: Range<Int>
  let rect: CGRect
  let characters: [PlacedCharacter]
}

extension NSLayoutManager {
  /// The lines of the text in an area; nil without text, and for fonts that are not installed.
  private func lines(in container: NSTextContainer) -> [PlacedLine]? {
    guard let text = textStorage?.attributedString, text.length > 0 else { return nil }
    var change = EnvironmentChange()
    change.numberOfLines = max(0, container.maximumNumberOfLines)
    change.alignsOverFullWidth = true
    var paragraph = ParagraphChange()
    paragraph.lineBreakMode = container.lineBreakMode
    change.paragraph = paragraph
    let node = ViewNode.modified(.text(TextNode(text)), .environment(change))
    let padding = container.lineFragmentPadding
    let limit = container.size.width > 0 && container.size.width < 1e6 ? Double(max(0, container.size.width - 2 * padding)) : .infinity
    do {
      let renderer = try RendererPool.shared.renderer()
      let resolved = try renderer.render(
        node, in: RenderEnvironment(scale: UITraitCollection.current.displayScale), upTo: .resolved
      ).resolved
      guard case .text(let own) = resolved.root else { return nil }
      let layout = renderer.typesetter.layout(
        own.shaped, settings: own.settings, width: limit, height: .infinity, grid: PixelGrid(scale: resolved.environment.scale))
      return layout.lines.map { placed($0, layout, own.shaped, padding: Double(padding), width: limit) }
    } catch { return nil }
  }

  private func placed(
    _ line: TextLine, _ layout: TextLayout, _ text: ShapedText, padding: Double, width: Double
  ) -> PlacedLine {
    let top = line.baseline - line.metrics.ascent
    // Aligned text is placed in the whole width, of which the layout is only a part.
    let left = padding + line.left
    var characters: [PlacedCharacter] = []
    let isRightToLeft = line.direction == .rightToLeft
    var pen = isRightToLeft ? left + line.width : left
    for paragraph in text.paragraphs {
      for cluster in paragraph.clusters {
        let units = cluster.range.lowerBound + paragraph.offset..<cluster.range.upperBound + paragraph.offset
        guard line.range.contains(units.lowerBound) else { continue }
        let end = pen + (isRightToLeft ? -cluster.advance : cluster.advance) * layout.scaleFactor
        characters.append(
          PlacedCharacter(
            index: units.lowerBound, left: CGFloat(min(pen, end)), right: CGFloat(max(pen, end)), isRightToLeft: isRightToLeft))
        pen = end
      }
    }
    let rect = CGRect(
      x: left - padding, y: top, width: line.width + 2 * padding, height: line.metrics.ascent + line.metrics.descent)
    return PlacedLine(range: line.range, rect: rect, characters: characters)
  }
}
