// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// How a form puts views into boxes; all lengths are points.
extension ViewContext {
  /// Insets of a row: 20 points at the sides, 11 above and below, so that a line of body text has the minimum height of 44.
  private static let rowInset = (horizontal: 20.0, vertical: 11.0)

  /// Returns the page of a list or a form. Icons have a column of their own, 24 points wide at the default text size and 12 points before
  /// the titles, unless views set other lengths.
  func page(of content: some View, _ look: ListLook) -> ViewNode {
    var (inner, column) = changing {
      $0.listLook = look
      $0.hidesListBackground = false
      $0.iconColumn = 24 * Font.TextStyle.body.name.scale(for: environment.dynamicTypeSize)
      if $0.labelIconToTitleSpacing == nil { $0.labelIconToTitleSpacing = 12 }
    }
    inner.container = .form
    inner.rowTraits = RowTraits()
    let spacing = environment.listSectionSpacing ?? look.sectionSpacing
    let sections = StackNode(.vertical, alignment: .start, spacing: spacing, children: inner.sections(of: content))
    let page = ViewNode.modified(.stack(sections), .padding(look.margins)).changing(column)
    let scrolled = ViewNode.modified(page, .scroll(ScrollDescription(axes: [.vertical], in: environment)))
    return environment.hidesListBackground ? scrolled : .modified(scrolled, .background(look.pageColor, cornerRadius: 0))
  }

  /// Returns the sections unchanged, and a box for each run of rows between them.
  func sections(of content: some View) -> [ViewNode] {
    var result: [ViewNode] = []
    var ungrouped: [ViewNode] = []
    func flush() {
      if !ungrouped.isEmpty { result.append(box(of: ungrouped)) }
      ungrouped = []
    }
    for child in inStack(.vertical).children(of: content) where child != .empty {
      if child.isSection {
        flush()
        result.append(child)
      } else {
        ungrouped.append(child)
      }
    }
    flush()
    return result
  }

  func rows(of content: some View) -> [ViewNode] {
    inStack(.vertical).children(of: content).filter { $0 != .empty }
  }

  /// Returns a row that fills the box: the view, a spacer, a badge, and a strut for the minimum height.
  private func row(_ content: ViewNode, _ traits: RowTraits) -> ViewNode {
    let insets = Self.insets(traits)
    let minimumHeight = max(0, Double(environment.defaultMinListRowHeight) - insets.top - insets.bottom)
    let strut = ViewNode.modified(.spacer(minimum: 0), .frame(width: 0, height: minimumHeight, alignment: .center))
    let badge = traits.badge.map { $0 == .empty ? [] : [$0] } ?? []
    let whole = ViewNode.modified(content, .accessibility(.inRow))
    let filled = StackNode(.horizontal, spacing: 0, children: [whole, .spacer(minimum: badge.isEmpty ? 0 : nil)] + badge + [strut])
    return .modified(.stack(filled), .padding(insets))
  }

  /// Returns a box of rows with separators between them, or a box for each row if there is space between rows.
  func box(of children: [ViewNode]) -> ViewNode {
    let rows = children.map { (content: $0, traits: $0.rowTraits.filled(from: rowTraits)) }
    guard !rows.isEmpty else { return .empty }
    let look = environment.listLook
    if let spacing = environment.listRowSpacing, spacing > 0 {
      let boxes = rows.map { content, traits in
        let row = row(content, traits)
        let filled = traits.background.map { ViewNode.modified(row, .layer($0, .center, isBehind: true)) }
        return box(of: [filled ?? row], hasBackground: filled != nil)
      }
      return .stack(StackNode(.vertical, alignment: .start, spacing: spacing, children: boxes))
    }
    let hasRowBackgrounds = rows.contains { $0.traits.background != nil }
    var parts: [ViewNode] = []
    func append(_ node: ViewNode, _ traits: RowTraits) {
      let background = traits.background.map { ViewModification.layer($0, .center, isBehind: true) }
      parts.append(hasRowBackgrounds ? .modified(node, background ?? .background(look.cellColor, cornerRadius: 0)) : node)
    }
    if hasLine(.top, look), rows[0].traits.hidesTopSeparator != true { append(line(rows[0].traits.topSeparatorColor), rows[0].traits) }
    for (index, (content, traits)) in rows.enumerated() {
      let row = row(content.withSeparatorGuide, traits)
      let next = index + 1 < rows.count ? rows[index + 1].traits : nil
      let isHidden = traits.hidesBottomSeparator == true || next?.hidesTopSeparator == true
      let color = traits.bottomSeparatorColor ?? next?.topSeparatorColor
      if next != nil, !isHidden {
        append(row.above(line(color), thickness: Double(environment.pixelLength), inset: Self.insets(traits).leading), traits)
      } else {
        append(row, traits)
        if next == nil, !isHidden, hasLine(.bottom, look) { append(line(color), traits) }
      }
    }
    return box(of: parts, hasBackground: hasRowBackgrounds)
  }

  /// Returns the parts of a box below each other, with the background of the box unless the rows have their own.
  private func box(of parts: [ViewNode], hasBackground: Bool) -> ViewNode {
    let look = environment.listLook
    let stack = ViewNode.stack(StackNode(.vertical, alignment: .start, spacing: 0, children: parts))
    if look == .plain { return stack }
    return hasBackground
      ? .modified(stack, .clip(.roundedRectangle(look.cornerRadius), .nonzero))
      : .modified(stack, .background(look.cellColor, cornerRadius: look.cornerRadius))
  }

  /// Whether a section has a line at one of its edges.
  private func hasLine(_ edge: VerticalEdge.Set, _ look: ListLook) -> Bool {
    look.hasOuterLines && !environment.hidesSectionLines.contains(edge)
  }

  /// A line that separates rows; without a colour it has the system's.
  private func line(_ color: ColorDescription?) -> ViewNode {
    .modified(
      .shape(ShapeNode(.rectangle, paint: .color(color ?? .separator))),
      .frame(width: nil, height: Double(environment.pixelLength), alignment: .center))
  }

  /// Returns the text above or below a box: small and secondary, and a header in capitals unless `textCase(nil)` is set. The headers of a
  /// plain list are headlines, and those of increased prominence are larger and have the primary colour.
  func caption(_ view: some View, isHeader: Bool) -> ViewNode {
    let (inner, change) = changing {
      $0.iconColumn = nil
      $0.labelIconToTitleSpacing = nil
    }
    let isPlain = environment.listLook == .plain
    let isProminent = isHeader && environment.headerProminence == .increased
    let font: Font = isProminent ? .title3.bold() : isHeader && isPlain ? .headline : .footnote
    let styled = view.font(font).foregroundStyle(isProminent ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
    let caption = isHeader ? AnyView(styled.accessibilityAddTraits(.isHeader)) : AnyView(styled)
    let keepsCase = !isHeader || isPlain || isProminent || environment.hasTextCase
    let node = keepsCase ? inner.lower(caption) : inner.lower(caption.textCase(.uppercase))
    guard node.withoutEnvironment != .empty else { return .empty }
    let vertical = isPlain ? 6.0 : 0
    let insets = DirectionalInsets(
      top: vertical, leading: Self.rowInset.horizontal, bottom: vertical, trailing: Self.rowInset.horizontal)
    return .modified(node.changing(change), .padding(insets))
  }

  private static func insets(_ traits: RowTraits) -> DirectionalInsets {
    DirectionalInsets(
      top: traits.top ?? rowInset.vertical, leading: traits.leading ?? rowInset.horizontal, bottom: traits.bottom ?? rowInset.vertical,
      trailing: traits.trailing ?? rowInset.horizontal)
  }
}

extension ViewNode {
  fileprivate var isSection: Bool {
    switch self {
    case .modified(_, .section): true
    case .modified(let inner, _): inner.isSection
    case .empty, .text, .image, .label, .stack, .spacer, .shape, .container, .geometry: false
    }
  }

  fileprivate var withoutEnvironment: ViewNode {
    if case .modified(let inner, .environment) = self { return inner.withoutEnvironment }
    return self
  }
}
