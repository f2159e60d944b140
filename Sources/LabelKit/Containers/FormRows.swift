// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

/// How a form puts views into boxes; all lengths are points.
extension ViewContext {
  /// Insets of a row: 20 points at the sides, 11 above and below, so that a line of body text has the minimum height of 44.
  private static let rowInset = (across: 20.0, along: 11.0)

  /// The sections unchanged, and a box for each run of rows between them.
  func sections(of content: some View) -> [ViewNode] {
    var result: [ViewNode] = []
    var loose: [ViewNode] = []
    func flush() {
      if !loose.isEmpty { result.append(box(of: loose)) }
      loose = []
    }
    for child in inStack(.vertical).children(of: content) where child != .empty {
      if child.isSection {
        flush()
        result.append(child)
      } else {
        loose.append(child)
      }
    }
    flush()
    return result
  }

  func rows(of content: some View) -> [ViewNode] {
    inStack(.vertical).children(of: content).filter { $0 != .empty }
  }

  /// A row that fills the box: the view, a spacer, a badge, and a strut for the minimum height.
  private func row(_ content: ViewNode, _ traits: RowTraits) -> ViewNode {
    let insets = Self.insets(traits)
    let least = max(0, Double(environment.defaultMinListRowHeight) - insets.top - insets.bottom)
    let strut = ViewNode.modified(.spacer(minimum: 0), .frame(width: 0, height: least, alignment: .center))
    let badge = traits.badge.map { $0 == .empty ? [] : [$0] } ?? []
    let filled = StackNode(.horizontal, spacing: 0, children: [content, .spacer(minimum: badge.isEmpty ? 0 : nil)] + badge + [strut])
    return .modified(.stack(filled), .padding(insets))
  }

  /// Rows with separators between them, which begin where the text above them begins.
  func box(of children: [ViewNode]) -> ViewNode {
    let rows = children.map { (content: $0, traits: $0.rowTraits.filled(from: rowTraits)) }
    guard !rows.isEmpty else { return .empty }
    let arePainted = rows.contains { $0.traits.background != nil }
    var parts: [ViewNode] = []
    for (index, (content, traits)) in rows.enumerated() {
      func painted(_ node: ViewNode) -> ViewNode {
        guard arePainted else { return node }
        return .modified(
          node, traits.background.map { .layer($0, .center, isBehind: true) } ?? .background(.groupedCell, cornerRadius: 0))
      }
      parts.append(painted(row(content, traits)))
      guard index + 1 < rows.count else { break }
      let isHidden = traits.hidesBottomSeparator == true || rows[index + 1].traits.hidesTopSeparator == true
      if !isHidden { parts.append(painted(line(below: traits))) }
    }
    let stack = ViewNode.stack(StackNode(.vertical, alignment: .start, spacing: 0, children: parts))
    return arePainted
      ? .modified(stack, .clip(.roundedRectangle(Self.cornerRadius), .nonzero))
      : .modified(stack, .background(.groupedCell, cornerRadius: Self.cornerRadius))
  }

  private static let cornerRadius = 10.0

  private func line(below traits: RowTraits) -> ViewNode {
    let line = ViewNode.modified(
      .shape(ShapeNode(.rectangle, paint: .color(.separator))),
      .frame(width: nil, height: Double(environment.pixelLength), alignment: .center))
    return .modified(line, .padding(DirectionalInsets(top: 0, leading: Self.insets(traits).leading, bottom: 0, trailing: 0)))
  }

  /// The small text above or below a box; that above is in capitals unless `textCase(nil)` is set.
  func caption(_ view: some View, isHeader: Bool) -> ViewNode {
    let isPlain = !isHeader || environment.hasTextCase
    let styled = view.font(.footnote).foregroundStyle(.secondary)
    let node = isPlain ? lower(styled) : lower(styled.textCase(.uppercase))
    guard node.withoutEnvironment != .empty else { return .empty }
    return .modified(node, .padding(DirectionalInsets(top: 0, leading: Self.rowInset.across, bottom: 0, trailing: Self.rowInset.across)))
  }

  private static func insets(_ traits: RowTraits) -> DirectionalInsets {
    DirectionalInsets(
      top: traits.top ?? rowInset.along, leading: traits.leading ?? rowInset.across, bottom: traits.bottom ?? rowInset.along,
      trailing: traits.trailing ?? rowInset.across)
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
