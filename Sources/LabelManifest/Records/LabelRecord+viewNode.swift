// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings
package import LabelViewNode

extension LabelRecord {
  /// The record as a view: the label in its environment, then, from the inside out, frame, padding, aspect, background, border, drop shadow,
  /// margin.
  ///
  /// - Parameter baseFolder: The folder that relative paths of icons and fonts start from, that of the manifest.
  package func viewNode(baseFolder: String) -> ViewNode {
    let resolve = { Manifest.path($0, in: baseFolder) }
    let label = LabelNode(title: titleNode(resolve), icon: icon?.viewNode(resolve) ?? .empty)
    var node = ViewNode.modified(.label(label), .environment(environmentChange(resolve)))
    if isEnabled == false { node = .modified(node, .opacity(disabledOpacity ?? Self.disabledOpacity)) }
    if width != nil || height != nil { node = .modified(node, .frame(width: width, height: height, alignment: frameAlignment)) }
    if minWidth != nil || minHeight != nil { node = .modified(node, .flexibleFrame(minimumFrame)) }
    if let padding { node = .modified(node, .padding(padding.insets)) }
    if let aspect { node = .container(aspectContainer(aspect, node)) }
    if let background { node = background.behind(node, cornerRadius: cornerRadius ?? 0, style: cornerStyle ?? .circular) }
    if let border {
      let color = border.color ?? .system(.primary)
      let edge = ViewModification.border(
        color, width: border.width ?? 1, cornerRadius: cornerRadius ?? 0, style: cornerStyle ?? .circular)
      node = .modified(node, edge)
    }
    if let dropShadow { node = .modified(node, .shadow(dropShadow.description)) }
    if let margin { node = .modified(node, .padding(margin.insets)) }
    return node
  }

  /// The title alone in its environment, for measuring. A record without a title has an empty text.
  ///
  /// - Parameter baseFolder: The folder that relative paths of fonts start from.
  package func titleViewNode(baseFolder: String) -> ViewNode {
    let resolve = { Manifest.path($0, in: baseFolder) }
    let title = titleNode(resolve)
    return .modified(title == .empty ? .text(TextNode("")) : title, .environment(environmentChange(resolve)))
  }

  /// The environment of the label, with a default for every key that is not written.
  package func renderEnvironment() -> RenderEnvironment {
    var appearance = Appearance(colorScheme: colorScheme ?? .light, contrast: contrast ?? .standard)
    appearance.colorSpace = colorSpace ?? .srgb
    return RenderEnvironment(
      scale: scale ?? 2, appearance: appearance,
      // Without a locale it is English, from left to right. Otherwise nil stands for the direction of the locale.
      direction: layoutDirection ?? (locale == nil ? .leftToRight : nil), locale: locale ?? "en",
      dynamicTypeSize: dynamicTypeSize ?? .large,
      textStyles: textStyles ?? .iOS, textMetrics: metrics ?? .font)
  }

  /// The margin in points, in the layout direction of the label.
  package var marginInsets: EdgeInsets {
    let environment = renderEnvironment()
    return (margin?.insets ?? DirectionalInsets(all: 0)).resolved(in: environment.direction)
  }

  /// The default opacity of a label that is not enabled. UIKit does not document its value.
  private static let disabledOpacity = 0.4

  // MARK: Parts

  private func titleNode(_ resolve: (String) -> String) -> ViewNode {
    if let runs = attributedTitle { return .text(TextNode(runs: runs.map { highlighted($0).node(resolve) })) }
    return title.map { .text(TextNode($0)) } ?? .empty
  }

  /// Returns a run with the highlighted colour, if the label is highlighted.
  private func highlighted(_ run: TitleRun) -> TitleRun {
    guard isHighlighted == true, highlightedTextColor != nil else { return run }
    var run = run
    run.color = highlightedTextColor.map { .color($0) }
    return run
  }

  private func attributes(_ resolve: (String) -> String) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.font = font?.resolvingFile(resolve)
    let fill = isHighlighted == true ? highlightedTextColor.map { .color($0) } ?? color : color
    (attributes.color, attributes.paint) = (fill?.mainColor, fill?.gradientPaint())
    attributes.kern = kern
    attributes.tracking = tracking
    attributes.baselineOffset = baselineOffset
    attributes.underline = underline?.description
    attributes.strikethrough = strikethrough?.description
    attributes.stroke = stroke?.description
    return attributes
  }

  private func environmentChange(_ resolve: (String) -> String) -> EnvironmentChange {
    var change = EnvironmentChange()
    change.attributes = attributes(resolve)
    change.labelStyle = style
    change.labelAxis = labelAxis
    change.labelSpacing = spacing
    change.iconAlignment = iconAlignment
    change.iconIsTrailing = iconPosition.map { $0 == .trailing || $0 == .bottom }
    change.textShadow = shadow?.textDescription
    change.textCase = textCase
    change.fillsBox = textFit.map { $0 == .fill }
    // Text that fills a box may have any number of lines.
    change.numberOfLines = numberOfLines ?? (textFit == .fill ? 0 : nil)
    if change.numberOfLines == nil, hasLineEnds { (change.numberOfLines, change.keepsWrittenLines) = (0, true) }
    change.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    change.minimumScaleFactor = minimumScaleFactor
    change.minimumFontSize = minimumFontSize
    // UIKit centres attributed text that has shrunk, whatever its documentation says (Documentation/Fidelity.md).
    change.baselineAdjustment = baselineAdjustment ?? (attributedTitle == nil ? nil : .alignCenters)
    var paragraph = paragraph
    paragraph.allowsTightening = paragraph.allowsTightening ?? adjustsLetterSpacingToFitWidth
    change.paragraph = paragraph == ParagraphChange() ? nil : paragraph
    change.fallbackMetrics = fallbackMetrics
    change.sizingRule = sizingRule
    change.verticalCentering = verticalCentering
    change.rules = typesetting
    change.minimumNumberOfLines = minimumNumberOfLines
    change.countsTrailingNewline = countsTrailingNewline
    // A title beside an icon hugs it.
    if !hasIcon { change.alignsOverFullWidth = true }
    return change
  }

  /// Whether the title has more than one line as it is written.
  private var hasLineEnds: Bool {
    guard let attributedTitle else { return title.map(hasLineEnds) ?? false }
    guard attributedTitle.contains(where: { $0.text?.unicodeScalars.contains(where: \.isLineEnd) ?? false }) else { return false }
    // An icon is a character too.
    return hasLineEnds(attributedTitle.map { $0.text ?? "\u{FFFC}" }.joined())
  }

  private func hasLineEnds(_ text: String) -> Bool {
    // Every such character has one of these bytes, and most titles have none.
    guard text.utf8.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else { return false }
    var text = text[...]
    if countsTrailingNewline != true, text.unicodeScalars.last?.isLineEnd == true { text = text.dropLast() }
    return text.unicodeScalars.contains(where: \.isLineEnd)
  }

  private var minimumFrame: FlexibleFrame {
    var frame = FlexibleFrame(alignment: frameAlignment)
    (frame.minWidth, frame.minHeight) = (minWidth, minHeight)
    return frame
  }

  /// A label in the middle of the smallest box around it that has, with the margin, a ratio of width to height. A written text alignment moves
  /// it to a side.
  private func aspectContainer(_ ratio: Double, _ node: ViewNode) -> ContainerNode {
    let margin = margin?.insets ?? DirectionalInsets(all: 0)
    let (horizontal, vertical) = (margin.leading + margin.trailing, margin.top + margin.bottom)
    let isNatural = [nil, .natural, .justified].contains(paragraph.lineAlignment)
    let part = isNatural ? 0.5 : frameAlignment.horizontal == .start ? 0 : frameAlignment.horizontal == .end ? 1 : 0.5
    let arrangement = CustomArrangement(name: "aspect \(DumpText.number(ratio))") { request in
      guard let child = request.children.first else { return CustomArrangement.Response(size: .zero, placements: []) }
      let own = child.dimensions(nil, nil).size
      let (width, height) = (own.width + horizontal, own.height + vertical)
      let size = Size(width: max(width, height * ratio) - horizontal, height: max(height, width / ratio) - vertical)
      let origin = Point(x: (size.width - own.width) * part, y: (size.height - own.height) / 2)
      return CustomArrangement.Response(
        size: size, placements: [CustomArrangement.Placement(origin: origin, width: nil, height: nil)])
    }
    return ContainerNode(.custom(arrangement), children: [node])
  }

  /// The axis of the label. An icon above or below the title makes it vertical by default.
  private var labelAxis: Axis? {
    switch iconPosition {
    case .top, .bottom: axis ?? .vertical
    case .leading, .trailing, nil: axis
    }
  }

  /// The alignment of the label in its frame, as in UILabel: centred vertically, and horizontally by the text alignment, whose left and right
  /// do not depend on the reading direction. An icon alone is centred unless a side is written.
  private var frameAlignment: FrameAlignment {
    var isLeftToRight: Bool { renderEnvironment().direction == .leftToRight }
    let horizontal: FrameAlignment.Position =
      switch paragraph.lineAlignment {
      case .natural, .justified, nil: showsIconAlone ? .center : .start
      case .leading: .start
      case .trailing: .end
      case .center: .center
      case .left: isLeftToRight ? .start : .end
      case .right: isLeftToRight ? .end : .start
      }
    return FrameAlignment(horizontal: horizontal, vertical: .center)
  }

  private var showsIconAlone: Bool { hasIcon && (style == .iconOnly || !hasTitle) }
}

extension Unicode.Scalar {
  /// Whether the character ends a line or a paragraph.
  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension FontDescription {
  func resolvingFile(_ resolve: (String) -> String) -> FontDescription {
    guard case .file(let path) = family else { return self }
    var font = self
    font.family = .file(path: resolve(path))
    return font
  }
}
