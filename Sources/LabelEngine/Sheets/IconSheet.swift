// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelLayout
package import LabelSettings

/// Pages of icons, grouped by category, each with its name below.
package struct IconSheet: Hashable, Sendable {
  /// The names of the icons, in any order.
  package var names: [String]
  /// The size of an icon in points.
  package var iconSize = 24.0
  /// Pixels per point.
  package var scale = 2.0
  package var appearance = Appearance()
  /// The rendering mode; nil for the mode that each icon prefers, or else monochrome.
  package var mode: IconRenderingMode?

  /// The maximum height of a page in pixels. Every viewer can show it.
  private static let pageHeight = 8192.0
  /// The width of a page without a number of columns, in points.
  private static let standardWidth = 1040.0
  private static let margin = 32.0
  private static let captionSize = 10.0

  /// The number of icons in a row; nil for as many as fit on a page of the standard width.
  package var columnCount: Int?

  /// The numbers of columns with which a full page is within the limit for an image, 64 million pixels.
  package static func columnCounts(iconSize: Double, scale: Double) -> ClosedRange<Int> {
    let width = Double(Limits.standard.maximumArea) / pageHeight / scale
    return 1...max(1, Int((width - 2 * margin) / cellWidth(iconSize)))
  }

  package init(names: [String]) { self.names = names }

  /// Renders the pages as PNG files, at least one.
  ///
  /// - Throws: A diagnostic for an unknown name, for an icon that cannot be read, and if a page would exceed the limits.
  package func pages(_ renderer: Renderer) throws(Diagnostic) -> [[UInt8]] {
    var pages: [[UInt8]] = []
    var canvas = SheetCanvas(renderer, scale: scale, appearance: appearance)
    var y = Self.margin
    // A row that does not fit on the page begins the next one.
    func turnPage(unlessFits height: Double) throws(Diagnostic) {
      guard y + height + Self.margin > Self.pageHeight / scale, y > Self.margin else { return }
      pages.append(try canvas.png(Size(width: pageWidth, height: y + Self.margin)))
      canvas = SheetCanvas(renderer, scale: scale, appearance: appearance)
      y = Self.margin
    }
    for group in Self.groups(of: names) {
      try turnPage(unlessFits: 44 + rowHeight)
      y += try heading(group, on: &canvas, at: y)
      for start in stride(from: 0, to: group.names.count, by: columns) {
        try turnPage(unlessFits: rowHeight)
        let row = group.names[start..<min(start + columns, group.names.count)]
        for (column, name) in row.enumerated() {
          let x = Self.margin + (Double(column) * columnWidth).rounded()
          try put(name, renderer, on: &canvas, at: Point(x: x, y: y))
        }
        y += rowHeight
      }
      y += 16
    }
    pages.append(try canvas.png(Size(width: pageWidth, height: max(y, 2 * Self.margin))))
    return pages
  }

  // MARK: Parts

  /// Icons under a heading.
  struct Group {
    var title: String
    var names: [String]
  }

  /// The categories in their order, then the icon sets with a prefix.
  static func groups(of names: [String]) -> [Group] {
    var groups: [Group] = []
    let byCategory = Dictionary(grouping: names) { IconCategory.of($0) }
    for category in IconCategory.allCases {
      guard let members = byCategory[category] else { continue }
      let order = Dictionary(uniqueKeysWithValues: category.names.enumerated().map { ($1, $0) })
      groups.append(
        Group(title: category.title, names: members.sorted { (order.position(of: $0), $0) < (order.position(of: $1), $1) }))
    }
    let others = Dictionary(grouping: byCategory[nil] ?? []) { name in name.firstIndex(of: ":").map { String(name[..<$0]) } ?? "Others" }
    return groups + others.sorted { $0.key < $1.key }.map { Group(title: $0.key, names: $0.value.sorted()) }
  }

  private func heading(_ group: Group, on canvas: inout SheetCanvas, at y: Double) throws(Diagnostic) -> Double {
    let title = try canvas.put(.sheetText(group.title, size: 17, weight: .semibold), at: Point(x: Self.margin, y: y))
    try canvas.put(
      .sheetText("\(group.names.count)", size: 13, color: .secondary),
      at: Point(x: Self.margin + title.width + 8, y: y + title.height / 2 + 1),
      .left)
    canvas.fill(Rect(x: Self.margin, y: y + 28, width: pageWidth - 2 * Self.margin, height: 1), SheetColor.rule)
    return 44
  }

  private func put(_ name: String, _ renderer: Renderer, on canvas: inout SheetCanvas, at corner: Point) throws(Diagnostic) {
    let icon: RegistryIcon
    let surroundings = IconSurroundings(colorScheme: appearance.colorScheme, contrast: appearance.contrast)
    do throws(LabelError) { icon = try renderer.icon(named: name, in: surroundings) } catch { throw Diagnostic(error) }
    let square = Rect(x: corner.x + ((columnWidth - iconSize) / 2).rounded(), y: corner.y, width: iconSize, height: iconSize)
    canvas.put(icon, mode: mode, in: square)
    let title = name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    try canvas.put(
      .sheetName(title, size: Self.captionSize, width: columnWidth.rounded(.down) - 6),
      at: Point(x: corner.x + (columnWidth / 2).rounded(), y: corner.y + iconSize + 6), .top)
  }

  // MARK: Sizes

  /// The smallest width of a column: an icon, or the parts of its name.
  private static func cellWidth(_ iconSize: Double) -> Double { max(100, iconSize + 24) }
  private var pageWidth: Double {
    // Headings need some space, too.
    columnCount.map { max(360, Double($0) * Self.cellWidth(iconSize) + 2 * Self.margin) } ?? Self.standardWidth
  }
  private var columns: Int { columnCount ?? max(1, Int((pageWidth - 2 * Self.margin) / Self.cellWidth(iconSize))) }
  private var columnWidth: Double { (pageWidth - 2 * Self.margin) / Double(columns) }
  /// The icon, three lines of its name, and space below.
  private var rowHeight: Double { (iconSize + 6 + 3 * 12 + 14).rounded(.up) }
}

extension [String: Int] {
  /// The position in its category of the base icon of a name. Variants such as `bolt.fill` have the position of `bolt`.
  fileprivate func position(of name: String) -> Int {
    var part = name[...]
    while true {
      if let position = self[String(part)] { return position }
      guard let dot = part.lastIndex(of: ".") else { return .max }
      part = part[..<dot]
    }
  }
}
