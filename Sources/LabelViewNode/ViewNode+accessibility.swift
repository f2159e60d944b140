// SPDX-License-Identifier: MIT

internal import LabelCore

extension ViewNode {
  /// The accessibility description: texts and labels in reading order, separated by commas; empty for a view without text.
  ///
  /// A symbol next to a title has no description; a symbol alone is described by its name. Views that are made during layout
  /// (`speechNeedsPlacement`) have no description before.
  package var accessibilityDescription: String {
    spoken.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether a part of the description is known only after layout.
  package var speechNeedsPlacement: Bool {
    switch self {
    case .geometry, .modified(_, .preferenceLayer): true
    case .empty, .spacer, .shape, .text, .image: false
    case .label(let label): label.title.speechNeedsPlacement || label.icon.speechNeedsPlacement
    case .stack(let stack): stack.children.contains(where: \.speechNeedsPlacement)
    case .container(let container): container.children.contains(where: \.speechNeedsPlacement)
    case .modified(let inner, .layer(let other, _, _)): inner.speechNeedsPlacement || other.speechNeedsPlacement
    case .modified(let inner, _): inner.speechNeedsPlacement
    }
  }

  private var spoken: [String] {
    switch self {
    case .empty, .spacer, .shape: []
    case .geometry(let geometry): geometry.storage.node.spoken
    case .text(let text): [text.string]
    case .image(let image): [image.spokenName]
    case .label(let label): label.title.spoken.isEmpty ? label.icon.spoken : label.title.spoken
    case .stack(let stack): stack.children.sortedForReading.flatMap(\.spoken)
    case .container(let container):
      switch container.arrangement {
      case .fitting: container.children.first?.spoken ?? []
      case .layers, .grid, .gridRow, .tracks, .custom, .barred: container.children.sortedForReading.flatMap(\.spoken)
      }
    case .modified(_, .hidden): []
    case .modified(let inner, .layer(let other, _, let isBehind)): isBehind ? other.spoken + inner.spoken : inner.spoken + other.spoken
    case .modified(let inner, .preferenceLayer(let layer)):
      layer.isBehind ? layer.storage.node.spoken + inner.spoken : inner.spoken + layer.storage.node.spoken
    case .modified(let inner, .accessibility(let change)): change.spoken(inner.spoken)
    case .modified(let inner, _): inner.spoken
    }
  }

  fileprivate var sortPriority: Double {
    switch self {
    case .modified(_, .accessibility(let change)) where change.sortPriority != nil: change.sortPriority ?? 0
    case .modified(let inner, _): inner.sortPriority
    case .empty, .spacer, .text, .image, .label, .stack, .shape, .container, .geometry: 0
    }
  }
}

extension AccessibilityChange {
  fileprivate func spoken(_ own: [String]) -> [String] {
    guard isHidden != true else { return [] }
    let said = children == .ignore && label == nil ? [] : own
    let combined = label.map { [$0] } ?? (children == .combine || children == .pair ? [said.joined(separator: ", ")] : said)
    return combined + [value, hint].compactMap { $0 }
  }
}

extension [ViewNode] {
  fileprivate var sortedForReading: [ViewNode] { sortedForReading(by: \.sortPriority) }
}

extension Array {
  /// The elements with larger priorities first, and equal ones in their order.
  package func sortedForReading(by priority: (Element) -> Double) -> [Element] {
    enumerated().sorted { first, second in
      let (a, b) = (priority(first.element), priority(second.element))
      return a == b ? first.offset < second.offset : a > b
    }.map(\.element)
  }
}

extension TextNode {
  /// The text without icons in it.
  package var string: String {
    runs.map { if case .text(let text) = $0.content { text } else { "" } }.joined()
  }
}

extension ImageNode {
  /// The name with spaces for its dots; the file name for a file, empty for pixels.
  package var spokenName: String {
    switch source {
    case .named(let name), .asset(let name, _):
      name.split(separator: ":").last.map { $0.split(separator: ".").joined(separator: " ") } ?? name
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .bitmap: ""
    case .unusable(let name, _): name
    }
  }
}
