// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout
internal import LabelText

extension LabelRecord {
  /// The record as a view: the label in its environment, then, from the inside out, frame, padding, background, border, drop shadow.
  ///
  /// - Parameter baseFolder: where relative paths of icons and fonts start: the manifest's folder.
  package func viewNode(baseFolder: String) -> ViewNode {
    let resolve = { Manifest.path($0, in: baseFolder) }
    let label = LabelNode(title: titleNode(resolve), icon: icon?.imageNode(resolve).map { .image($0) } ?? .empty)
    var node = ViewNode.modified(.label(label), .environment(environmentChange(resolve)))
    if isEnabled == false { node = .modified(node, .opacity(disabledOpacity ?? Self.disabledOpacity)) }
    if width != nil || height != nil { node = .modified(node, .frame(width: width, height: height, alignment: frameAlignment)) }
    if let padding { node = .modified(node, .padding(padding.insets)) }
    if let background { node = .modified(node, .background(background, cornerRadius: cornerRadius ?? 0)) }
    if let border {
      let color = border.color ?? .system(.primary)
      node = .modified(node, .border(color, width: border.width ?? 1, cornerRadius: cornerRadius ?? 0))
    }
    if let dropShadow { node = .modified(node, .shadow(dropShadow.description)) }
    return node
  }

  /// The title alone in its environment, as measuring needs it; a record without one has an empty text.
  ///
  /// - Parameter baseFolder: where relative paths of fonts start.
  package func titleViewNode(baseFolder: String) -> ViewNode {
    let resolve = { Manifest.path($0, in: baseFolder) }
    let title = titleNode(resolve)
    return .modified(title == .empty ? .text(TextNode("")) : title, .environment(environmentChange(resolve)))
  }

  /// What the picture is made for, with the defaults of every key that is not written.
  package func renderEnvironment() -> RenderEnvironment {
    RenderEnvironment(
      scale: scale ?? 2, appearance: Appearance(colorScheme: colorScheme ?? .light, contrast: contrast ?? .standard),
      // English is written so; other languages are looked up.
      direction: layoutDirection ?? (locale == nil ? .leftToRight : nil), locale: locale ?? "en",
      dynamicTypeSize: dynamicTypeSize ?? .large,
      textStyles: textStyles ?? .iOS)
  }

  /// How a label that is not enabled is dimmed. UIKit says "somewhat" and publishes no figure.
  private static let disabledOpacity = 0.4

  // MARK: Parts

  private func titleNode(_ resolve: (String) -> String) -> ViewNode {
    if let runs = attributedTitle { return .text(TextNode(runs: runs.map { shown($0).node(resolve) })) }
    return title.map { .text(TextNode($0)) } ?? .empty
  }

  /// A highlighted label's colour replaces those of its runs.
  private func shown(_ run: TitleRun) -> TitleRun {
    guard isHighlighted == true, highlightedTextColor != nil else { return run }
    var run = run
    run.color = highlightedTextColor
    return run
  }

  private func attributes(_ resolve: (String) -> String) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.font = font?.resolvingFile(resolve)
    attributes.color = isHighlighted == true ? highlightedTextColor ?? color : color
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
    change.iconIsTrailing = iconPosition.map { $0 == .trailing || $0 == .bottom }
    change.textShadow = shadow?.textDescription
    change.textCase = textCase
    change.numberOfLines = numberOfLines
    change.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    change.minimumScaleFactor = minimumScaleFactor
    change.minimumFontSize = minimumFontSize
    change.baselineAdjustment = baselineAdjustment
    var paragraph = paragraph
    paragraph.allowsTightening = paragraph.allowsTightening ?? adjustsLetterSpacingToFitWidth
    change.paragraph = paragraph == ParagraphChange() ? nil : paragraph
    change.fallbackMetrics = fallbackMetrics
    change.sizingRule = sizingRule
    change.verticalCentering = verticalCentering
    change.rules = typesetting
    change.minimumNumberOfLines = minimumNumberOfLines
    change.countsTrailingNewline = countsTrailingNewline
    return change
  }

  /// An icon above or below the title makes a vertical label, whether `axis` is written or not.
  private var labelAxis: Axis? {
    switch iconPosition {
    case .top, .bottom: axis ?? .vertical
    case .leading, .trailing, nil: axis
    }
  }

  /// As UILabel stands in its bounds: centred vertically, horizontally by the alignment, whose left and right are absolute. An icon alone is
  /// centred unless a side is written.
  private var frameAlignment: FrameAlignment {
    var isLeftToRight: Bool { renderEnvironment().direction == .leftToRight }
    let horizontal: FrameAlignment.Position =
      switch paragraph.alignment {
      case .natural, .justified, nil: showsIconAlone ? .center : .start
      case .center: .center
      case .left: isLeftToRight ? .start : .end
      case .right: isLeftToRight ? .end : .start
      }
    return FrameAlignment(horizontal: horizontal, vertical: .center)
  }

  private var showsIconAlone: Bool { hasIcon && (style == .iconOnly || !hasTitle) }
}

extension FontDescription {
  func resolvingFile(_ resolve: (String) -> String) -> FontDescription {
    guard case .file(let path) = family else { return self }
    var font = self
    font.family = .file(path: resolve(path))
    return font
  }
}
