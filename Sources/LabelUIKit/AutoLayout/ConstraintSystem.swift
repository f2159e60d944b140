// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelKit

/// Computes the frames of all views inside a root view from their constraints. Coordinates are in points, relative to the root view.
struct ConstraintSystem {
  /// A linear expression for a length or a position: variables of the program with factors, and a constant.
  private struct Expression {
    var factors: [Int: Double] = [:]
    var constant = 0.0

    static func + (a: Expression, b: Expression) -> Expression {
      Expression(factors: a.factors.merging(b.factors, uniquingKeysWith: +), constant: a.constant + b.constant)
    }
    static func * (a: Expression, factor: Double) -> Expression {
      Expression(factors: a.factors.mapValues { $0 * factor }, constant: a.constant * factor)
    }
    static func + (a: Expression, constant: Double) -> Expression { Expression(factors: a.factors, constant: a.constant + constant) }

    func value(in solution: [Double]) -> Double { factors.reduce(constant) { $0 + solution[$1.key] * $1.value } }
  }

  /// A rectangle whose position and size are unknown.
  private struct Box {
    var x: Expression
    var y: Expression
    var width: Expression
    var height: Expression
  }

  private let root: UIView
  private let isLeftToRight: Bool
  /// The size to fit the root view to, or nil to keep its size.
  private let target: CGSize?
  /// The priorities of the target's width and height.
  private let targetPriorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)

  init(
    root: UIView, fitting target: CGSize? = nil, horizontal: UILayoutPriority = .fittingSizeLevel,
    vertical: UILayoutPriority = .fittingSizeLevel
  ) {
    self.root = root
    self.target = target
    targetPriorities = (horizontal, vertical)
    isLeftToRight = root.environment(scale: nil).direction == .leftToRight
  }

  /// Sets the frames of the views inside the root view.
  func solve() {
    guard root.hasConstrainedViews else { return }
    let (boxes, solution, free) = solved()
    setFrames(inside: root, boxes, solution, free)
  }

  /// The size that the constraints give the root view.
  var solvedSize: CGSize {
    let (boxes, solution, _) = solved()
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: box.width.value(in: solution), height: box.height.value(in: solution))
  }

  private func setFrames(
    inside view: UIView, _ boxes: [ObjectIdentifier: Box], _ solution: [Double], _ free: Set<ObjectIdentifier>
  ) {
    guard let outer = boxes[ObjectIdentifier(view)] else { return }
    for inner in view.subviews {
      if inner.isConstrained, !free.contains(ObjectIdentifier(inner)), let box = boxes[ObjectIdentifier(inner)] {
        inner.bounds.size = CGSize(width: max(0, box.width.value(in: solution)), height: max(0, box.height.value(in: solution)))
        inner.frame.origin = CGPoint(
          x: box.x.value(in: solution) - outer.x.value(in: solution), y: box.y.value(in: solution) - outer.y.value(in: solution))
        inner.hasSolvedFrame = true
      }
      setFrames(inside: inner, boxes, solution, free)
    }
  }

  /// Solves the system twice: the height of a text with several lines depends on its width, which only the first solution gives.
  private func solved() -> Solved {
    let first = solved(widths: [:])
    var widths: [ObjectIdentifier: Double] = [:]
    root.forEachInside { view in
      guard let label = view as? UILabel, label.wraps, let box = first.boxes[ObjectIdentifier(label)] else { return }
      widths[ObjectIdentifier(label)] = box.width.value(in: first.solution)
    }
    return widths.isEmpty ? first : solved(widths: widths)
  }

  /// The boxes of the views and guides, the values of their variables, and the views that keep their frames.
  private typealias Solved = (boxes: [ObjectIdentifier: Box], solution: [Double], free: Set<ObjectIdentifier>)

  private func solved(widths: [ObjectIdentifier: Double]) -> Solved {
    var program = LinearProgram()
    var boxes: [ObjectIdentifier: Box] = [:]
    // This comes first, because views may add guides for their own constraints.
    var constraints: [NSLayoutConstraint] = []
    root.forEachInside { view in constraints += view.constraints + view.ownConstraints }
    let free = freeViews(constraints)
    boxes[ObjectIdentifier(root)] = outermost(&program)
    addBoxes(inside: root, to: &boxes, &program, free)
    for constraint in constraints { add(constraint, boxes, &program) }
    root.forEachInside { view in
      guard view.isConstrained || (view === root && target != nil), !free.contains(ObjectIdentifier(view)),
        let box = boxes[ObjectIdentifier(view)]
      else { return }
      addNaturalSize(of: view, box, width: widths[ObjectIdentifier(view)], &program)
    }
    return (boxes, program.solution(), free)
  }

  /// The views with a frame of their own that no constraint mentions.
  private func freeViews(_ constraints: [NSLayoutConstraint]) -> Set<ObjectIdentifier> {
    let mentioned = Set(
      constraints.flatMap { [$0.first.owner, $0.second?.owner] }.compactMap { $0.map { ObjectIdentifier($0) } })
    var free: Set<ObjectIdentifier> = []
    root.forEachInside { view in
      if view.isConstrained, view !== root, view.frame.size != .zero, !view.hasSolvedFrame, !mentioned.contains(ObjectIdentifier(view)) {
        free.insert(ObjectIdentifier(view))
      }
    }
    return free
  }

  private func outermost(_ program: inout LinearProgram) -> Box {
    guard let target else {
      return Box(
        x: Expression(), y: Expression(), width: Expression(constant: root.bounds.width), height: Expression(constant: root.bounds.height))
    }
    let box = Box(
      x: Expression(), y: Expression(), width: Expression(factors: [program.variable(): 1]),
      height: Expression(factors: [program.variable(): 1]))
    for (length, targetLength, priority) in [
      (box.width, target.width, targetPriorities.horizontal), (box.height, target.height, targetPriorities.vertical),
    ] {
      add(length, .equal, Double(targetLength), priority, &program)
      add(length, .atLeast, 0, .required, &program)
    }
    return box
  }

  private func addBoxes(
    inside view: UIView, to boxes: inout [ObjectIdentifier: Box], _ program: inout LinearProgram, _ free: Set<ObjectIdentifier>
  ) {
    guard let outer = boxes[ObjectIdentifier(view)] else { return }
    for guide in view.layoutGuides { boxes[ObjectIdentifier(guide)] = unknown(&program) }
    for guide in view.fixedGuides.values {
      guard let insets = guide.insets(view) else { continue }
      boxes[ObjectIdentifier(guide)] = Box(
        x: outer.x + Double(insets.left), y: outer.y + Double(insets.top), width: outer.width + -Double(insets.left + insets.right),
        height: outer.height + -Double(insets.top + insets.bottom))
    }
    for inner in view.subviews {
      boxes[ObjectIdentifier(inner)] =
        inner.isConstrained && !free.contains(ObjectIdentifier(inner))
        ? unknown(&program)
        : Box(
          x: outer.x + Double(inner.frame.minX), y: outer.y + Double(inner.frame.minY),
          width: Expression(constant: inner.bounds.width), height: Expression(constant: inner.bounds.height))
      addBoxes(inside: inner, to: &boxes, &program, free)
    }
  }

  private func unknown(_ program: inout LinearProgram) -> Box {
    let box = Box(
      x: Expression(factors: [program.variable(): 1]), y: Expression(factors: [program.variable(): 1]),
      width: Expression(factors: [program.variable(): 1]), height: Expression(factors: [program.variable(): 1]))
    add(box.width, .atLeast, 0, .required, &program)
    add(box.height, .atLeast, 0, .required, &program)
    return box
  }

  private func add(_ constraint: NSLayoutConstraint, _ boxes: [ObjectIdentifier: Box], _ program: inout LinearProgram) {
    guard let first = expression(constraint.first, constraint.firstAttribute, boxes) else { return }
    var difference = first + -Double(constraint.constant)
    if let item = constraint.second, constraint.secondAttribute != .notAnAttribute {
      guard let second = expression(item, constraint.secondAttribute, boxes) else { return }
      difference = difference + second * -Double(constraint.multiplier)
    }
    let relation: LinearProgram.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    add(difference, relation, 0, constraint.priority, &program)
  }

  private func add(
    _ expression: Expression, _ relation: LinearProgram.Relation, _ constant: Double, _ priority: UILayoutPriority,
    _ program: inout LinearProgram
  ) {
    guard !expression.factors.isEmpty else { return }
    program.constrain(
      expression.factors.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, relation, constant - expression.constant,
      priority: Double(priority.rawValue))
  }

  private func addNaturalSize(of view: UIView, _ box: Box, width: Double?, _ program: inout LinearProgram) {
    var size = view.intrinsicContentSize
    if let width, width > 0, size.width >= 0, let label = view as? UILabel { size.height = label.naturalHeight(atWidth: CGFloat(width)) }
    for (axis, length, natural) in [
      (NSLayoutConstraint.Axis.horizontal, box.width, size.width), (.vertical, box.height, size.height),
    ] where natural >= 0 {
      add(length, .atMost, Double(natural), view.contentHuggingPriority(for: axis), &program)
      add(length, .atLeast, Double(natural), view.contentCompressionResistancePriority(for: axis), &program)
    }
  }

  /// Returns the expression for an attribute, or nil where the item is not inside the root view.
  private func expression(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ boxes: [ObjectIdentifier: Box]
  ) -> Expression? {
    guard let object = item.object, let box = boxes[ObjectIdentifier(object)] else { return nil }
    switch attribute {
    case .left: return box.x
    case .right: return box.x + box.width
    case .leading: return isLeftToRight ? box.x : (box.x + box.width) * -1
    case .trailing: return isLeftToRight ? box.x + box.width : box.x * -1
    case .top: return box.y
    case .bottom: return box.y + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.x + box.width * 0.5
    case .centerY: return box.y + box.height * 0.5
    case .firstBaseline:
      guard let offsets = item.view?.baselineOffsets else { return box.y + box.height }
      return box.y + box.height * 0.5 + Double(offsets.first)
    case .lastBaseline:
      guard let offsets = item.view?.baselineOffsets else { return box.y + box.height }
      return box.y + box.height * 0.5 + Double(offsets.last)
    case .notAnAttribute: return Expression()
    }
  }
}

extension UIView {
  /// Whether constraints set the view's frame.
  fileprivate var isConstrained: Bool { !translatesAutoresizingMaskIntoConstraints && superview != nil }

  fileprivate var hasConstrainedViews: Bool { subviews.contains { $0.isConstrained || $0.hasConstrainedViews } }

  /// Calls a closure for this view and all views inside it.
  fileprivate func forEachInside(_ body: (UIView) -> Void) {
    body(self)
    subviews.forEach { $0.forEachInside(body) }
  }
}

extension UILabel {
  /// Whether the height depends on the width that constraints give.
  fileprivate var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
}
