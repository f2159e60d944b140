// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

/// How a form puts views into boxes; all lengths are points.
extension ViewContext {
  /// Insets of a row: 20 across, 11 along, so that a line of body text makes the least height of 44.
  private static let rowInset = (across: 20.0, along: 11.0)

  /// Sections as they are; rows between them in boxes of their own.
  func sections(of content: some View) -> [ViewNode] {
    var result: [ViewNode] = []
    var loose: [ViewNode] = []
    func flush() {
      if !loose.isEmpty { result.append(box(of: loose.map(row))) }
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
    inStack(.vertical).children(of: content).filter { $0 != .empty }.map(row)
  }

  /// A row that fills the box: the view, room, and a strut for the least height.
  private func row(_ content: ViewNode) -> ViewNode {
    let least = max(0, Double(environment.defaultMinListRowHeight) - 2 * Self.rowInset.along)
    let strut = ViewNode.modified(.spacer(minimum: 0), .frame(width: 0, height: least, alignment: .center))
    let filled = StackNode(.horizontal, spacing: 0, children: [content, .spacer(minimum: 0), strut])
    return .modified(.stack(filled), .padding(Self.insets(Self.rowInset.along)))
  }

  /// Rows with lines between them, which begin where the text does.
  func box(of rows: [ViewNode]) -> ViewNode {
    guard let first = rows.first else { return .empty }
    let line = ViewNode.modified(
      .shape(ShapeNode(.rectangle, paint: .color(.separator))),
      .frame(width: nil, height: Double(environment.pixelLength), alignment: .center))
    let indented = ViewNode.modified(
      line, .padding(DirectionalInsets(top: 0, leading: Self.rowInset.across, bottom: 0, trailing: 0)))
    let children = rows.dropFirst().reduce(into: [first]) { $0 += [indented, $1] }
    return .modified(
      .stack(StackNode(.vertical, alignment: .start, spacing: 0, children: children)), .background(.groupedCell, cornerRadius: 10))
  }

  /// The small words above or below a box; those above are in capitals unless `textCase(nil)` says otherwise.
  func caption(_ view: some View, isHeader: Bool) -> ViewNode {
    let isPlain = !isHeader || environment.hasTextCase
    let styled = view.font(.footnote).foregroundStyle(.secondary)
    let node = isPlain ? lower(styled) : lower(styled.textCase(.uppercase))
    guard node.withoutEnvironment != .empty else { return .empty }
    return .modified(node, .padding(Self.insets(0)))
  }

  private static func insets(_ along: Double) -> DirectionalInsets {
    DirectionalInsets(top: along, leading: rowInset.across, bottom: along, trailing: rowInset.across)
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
