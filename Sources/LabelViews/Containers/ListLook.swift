// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// The look of a list or a form; lengths are points.
enum ListLook: Hashable, Sendable {
  /// Rows in rounded boxes on a grey page.
  case insetGrouped
  /// Rows in boxes from edge to edge on a grey page.
  case grouped
  /// Rows on the background of the system, from edge to edge.
  case plain

  /// The distances between the edges of the page and the boxes.
  var margins: DirectionalInsets {
    switch self {
    case .insetGrouped: DirectionalInsets(all: 20)
    case .grouped: DirectionalInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    case .plain: DirectionalInsets(all: 0)
    }
  }

  /// The default distance between sections.
  var sectionSpacing: Double { self == .plain ? 0 : 20 }

  var cornerRadius: Double { self == .insetGrouped ? 10 : 0 }

  var pageColor: ColorDescription { self == .plain ? .background : .groupedBackground }

  var cellColor: ColorDescription { self == .plain ? .background : .groupedCell }

  /// Whether there are lines above the first and below the last row of a section.
  var hasOuterLines: Bool { self != .insetGrouped }
}

/// What views set for lists and forms.
extension EnvironmentValues {
  /// The look of lists; forms are always inset grouped.
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The minimum width of the icons of labels in rows, so that titles are below each other; nil outside rows.
  var iconColumn: Double? {
    get { self[IconColumnKey.self] }
    set { self[IconColumnKey.self] = newValue }
  }

  /// Whether the background of the page is hidden.
  var hidesListBackground: Bool {
    get { self[HidesListBackgroundKey.self] }
    set { self[HidesListBackgroundKey.self] = newValue }
  }

  /// The distance between sections; nil for the default.
  var listSectionSpacing: Double? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The distance between rows, each of which then has a box of its own; nil for none.
  var listRowSpacing: Double? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The style of symbols in rows; nil for the tint colour.
  var listItemTint: AnyShapeStyle? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }

  /// Whether the lines above and below sections are hidden.
  var hidesSectionLines: VerticalEdge.Set {
    get { self[HidesSectionLinesKey.self] }
    set { self[HidesSectionLinesKey.self] = newValue }
  }
}

private struct ListLookKey: EnvironmentKey { static let defaultValue = ListLook.insetGrouped }
private struct IconColumnKey: EnvironmentKey { static let defaultValue: Double? = nil }
private struct HidesListBackgroundKey: EnvironmentKey { static let defaultValue = false }
private struct ListSectionSpacingKey: EnvironmentKey { static let defaultValue: Double? = nil }
private struct ListRowSpacingKey: EnvironmentKey { static let defaultValue: Double? = nil }
private struct ListItemTintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct HidesSectionLinesKey: EnvironmentKey { static let defaultValue: VerticalEdge.Set = [] }
