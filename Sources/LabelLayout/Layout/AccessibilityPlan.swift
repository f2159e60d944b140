// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelViewNode

/// The accessibility elements of a view. Their frames are known once `node` is laid out, and so are elements of views that are made then.
///
/// As in SwiftUI each text and each image is an element, a label is one, and modifiers change the elements inside them or make one of
/// them. A modifier without a child behaviour around several elements applies to each of them.
package final class AccessibilityPlan {
  /// What is drawn, with observers of the places of elements.
  package private(set) var node: ViewNode = .empty
  private let content: Part

  package init(_ view: ViewNode) {
    content = Part(showsTitles: true)
    node = content.observing(view)
  }

  /// The elements in the order of reading. Frames are zero before the layout of `node`.
  package var elements: [AccessibilityElement] { content.elements.sortedForReading }
}

/// A view and the elements in it, which are made while it is laid out.
private final class Part {
  private enum Kind {
    /// The elements of several views.
    case views([Part])
    /// One element.
    case element(AccessibilityElement)
    /// The elements of a view, changed by a modifier.
    case changed(Part, AccessibilityChange)
  }

  private var kind = Kind.views([])
  /// In points of the label.
  private var frame = Rect.zero
  /// Whether labels show more than their icons.
  private var showsTitles: Bool

  init(showsTitles: Bool) { self.showsTitles = showsTitles }

  private convenience init(in outer: Part) { self.init(showsTitles: outer.showsTitles) }

  var elements: [AccessibilityElement] {
    switch kind {
    case .views(let parts): return parts.flatMap(\.elements)
    case .element(var element):
      element.frame = frame
      return [element]
    case .changed(let part, let change): return changed(part.elements.sortedForReading, by: change)
    }
  }

  private func changed(_ inside: [AccessibilityElement], by change: AccessibilityChange) -> [AccessibilityElement] {
    guard change.isHidden != true else { return [] }
    var inside = inside
    if change.sortsElements { for index in inside.indices { inside[index].sortPriority = 0 } }
    var results = inside
    switch change.children {
    case .ignore: results = [AccessibilityElement()]
    case .combine: results = [AccessibilityElement.combining(inside)]
    case .pair:
      if !inside.contains(where: \.isControl) {
        var pair = AccessibilityElement.combining(inside)
        if pair.label == nil { (pair.label, pair.value) = (pair.value, nil) }
        results = [pair]
      }
    case .contain:
      var group = AccessibilityElement()
      group.children = inside
      results = [group]
    case nil:
      if inside.isEmpty, change.label != nil || change.value != nil || !change.addedTraits.isEmpty { results = [AccessibilityElement()] }
      if change.isValue {
        return inside.map { element in
          guard !element.isControl else { return element }
          var element = element
          (element.label, element.value) = (nil, element.value ?? element.label)
          return element
        }
      }
    }
    for index in results.indices {
      results[index].apply(change)
      if results.count == 1, change.children != nil || inside.isEmpty { results[index].frame = frame }
    }
    // What is combined of nothing is nothing.
    if change.children == .combine || change.children == .pair, inside.isEmpty, change.label == nil, change.value == nil { return [] }
    return results
  }

  // MARK: The view

  func observing(_ view: ViewNode) -> ViewNode {
    switch view {
    case .empty, .spacer, .shape: return view
    case .text(let text):
      guard !text.string.isEmpty else { return view }
      return element(view, label: text.string, trait: "isStaticText")
    case .image(let image):
      return image.spokenName.isEmpty ? view : element(view, label: image.spokenName, trait: "isImage", isSymbol: true)
    case .label(let label):
      let spoken = view.accessibilityDescription
      guard !spoken.isEmpty else { return view }
      let hasTitle = !label.title.accessibilityDescription.isEmpty
      return element(view, label: spoken, trait: showsTitles && hasTitle ? "isStaticText" : "isImage", isSymbol: !hasTitle)
    case .stack(let stack):
      var observed = stack
      observed.children = children(stack.children)
      return .stack(observed)
    case .container(let container): return .container(ContainerNode(container.arrangement, children: children(container.children)))
    case .geometry(let geometry):
      return .geometry(
        GeometryNode { [self] placement in
          let part = Part(in: self)
          kind = .views([part])
          return part.observing(geometry.content(placement))
        })
    case .modified(let inner, let modification): return observing(inner, modification)
    }
  }

  private func observing(_ inner: ViewNode, _ modification: ViewModification) -> ViewNode {
    switch modification {
    case .hidden: return .modified(inner, modification)
    case .opacity(0): return .modified(inner, modification)
    case .accessibility(let change):
      let part = Part(in: self)
      kind = .changed(part, change)
      return observed(.modified(part.observing(inner), modification))
    case .layer(let other, let alignment, let isBehind):
      let parts = (Part(in: self), Part(in: self))
      kind = .views(isBehind ? [parts.1, parts.0] : [parts.0, parts.1])
      return .modified(parts.0.observing(inner), .layer(parts.1.observing(other), alignment, isBehind: isBehind))
    case .preferenceLayer(let layer):
      let part = Part(in: self)
      kind = .views([part])
      let observed = PreferenceLayer(layer.alignment, isBehind: layer.isBehind) { [self] placed in
        let other = Part(in: self)
        kind = .views(layer.isBehind ? [other, part] : [part, other])
        return other.observing(layer.content(placed))
      }
      return .modified(part.observing(inner), .preferenceLayer(observed))
    case .environment(let change):
      if let style = change.labelStyle { showsTitles = style != .iconOnly }
      return .modified(observing(inner), modification)
    default: return .modified(observing(inner), modification)
    }
  }

  private func children(_ views: [ViewNode]) -> [ViewNode] {
    let parts = views.map { _ in Part(in: self) }
    kind = .views(parts)
    return zip(views, parts).map { view, part in part.observing(view) }
  }

  private func element(_ view: ViewNode, label: String, trait: String, isSymbol: Bool = false) -> ViewNode {
    var element = AccessibilityElement()
    (element.label, element.traits, element.isNamedBySymbol) = (label, [trait], isSymbol)
    kind = .element(element)
    return observed(view)
  }

  private func observed(_ view: ViewNode) -> ViewNode {
    .modified(
      view,
      .observed(
        PlacementObserver("accessibility") { [self] _, placement in
          let box = placement.box
          frame = box.convert(box.bounds, to: placement.globalBox.leftToRight)
        }))
  }
}

extension LaidOutBox {
  /// The same frame, counted from the left edge.
  fileprivate var leftToRight: LaidOutBox { LaidOutBox(frame: frame, transform: transform, isMirrored: false) }
}

extension [AccessibilityElement] {
  fileprivate var sortedForReading: [AccessibilityElement] { sortedForReading(by: \.sortPriority) }
}
