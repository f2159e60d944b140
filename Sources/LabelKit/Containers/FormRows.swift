// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

/// How a form puts views into boxes; all lengths are points.
extension ViewContext {
  /// Insets of a row: 20 points at the sides, 11 above and below, so that a line of body text has the minimum height of 44.
  private static let rowInset = (horizontal: 20.0, vertical: 11.0)

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
    let filled = StackNode(.horizontal, spacing: 0, children: [content, .spacer(minimum: badge.isEmpty ? 0 : nil)] + badge + [strut])
    return .modified(.stack(filled), .padding(insets))
  }

  /// Returns a box of rows with separators between them. A separator begins at the leading inset of the row above it.
  func box(of children: [ViewNode]) -> ViewNode {
    let rows = children.map { (content: $0, traits: $0.rowTraits.filled(from: rowTraits)) }
    guard !rows.isEmpty else { return .empty }
    let hasRowBackgrounds = rows.contains { $0.traits.background != nil }
    var parts: [ViewNode] = []
    for (index, (content, traits)) in rows.enumerated() {
      func withBackground(_ node: ViewNode) -> ViewNode {
        guard hasRowBackgrounds else { return node }
        return .modified(
          node, traits.background.map { .layer($0, .center, isBehind: true) } ?? .background(.groupedCell, cornerRadius: 0))
      }
      parts.append(withBackground(row(content, traits)))
      guard index + 1 < rows.count else { break }
      let isHidden = traits.hidesBottomSeparator == true || rows[index + 1].traits.hidesTopSeparator == true
      if !isHidden { parts.append(withBackground(separator(below: traits))) }
    }
    let stack = ViewNode.stack(StackNode(.vertical, alignment: .start, spacing: 0, children: parts))
    return hasRowBackgrounds
      ? .modified(stack, .clip(.roundedRectangle(Self.cornerRadius), .nonzero))
      : .modified(stack, .background(.groupedCell, cornerRadius: Self.cornerRadius))
  }

  private static let cornerRadius = 10.0

  private func separator(below traits: RowTraits) -> ViewNode {
    let line = ViewNode.modified(
      .shape(ShapeNode(.rectangle, paint: .color(.separator))),
      .frame(width: nil, height: Double(environment.pixelLength), alignment: .center))
    return .modified(line, .padding(DirectionalInsets(top: 0, leading: Self.insets(traits).leading, bottom: 0, trailing: 0)))
  }

  /// Returns the small text above or below a box. A header is in capitals unless `textCase(nil)` is set.
  func caption(_ view: some View, isHeader: Bool) -> ViewNode {
    let keepsCase = !isHeader || environment.hasTextCase
    let styled = view.font(.footnote).foregroundStyle(.secondary)
    let node = keepsCase ? lower(styled) : lower(styled.textCase(.uppercase))
    guard node.withoutEnvironment != .empty else { return .empty }
    return .modified(
      node, .padding(DirectionalInsets(top: 0, leading: Self.rowInset.horizontal, bottom: 0, trailing: Self.rowInset.horizontal)))
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
