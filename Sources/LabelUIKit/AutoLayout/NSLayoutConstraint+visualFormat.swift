// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelKit

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, and the direction in which it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left edges are in one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are in one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are in one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are in one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are in one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are in one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centres are in one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centres are in one line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are in one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are in one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A horizontal format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// Returns the constraints of a visual format, which are not active yet.
  ///
  ///     NSLayoutConstraint.activate(
  ///       NSLayoutConstraint.constraints(withVisualFormat: "H:|-[icon(24)]-8-[title]-|", metrics: nil, views: ["icon": icon, "title": title]))
  ///
  /// A hyphen alone is the superview's margin at its edges and 8 points between views. A mistake in the format ends the program with a
  /// message that points at it, as UIKit's exception does.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: The alignment of the views, and the direction in which the format is read.
  ///   - metrics: The numbers that names in the format stand for; nil for none.
  ///   - views: The views that names in the format stand for.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatConstraints(format, opts, metrics ?? [:], views).constraints()
    } catch { preconditionFailure(error.description) }
  }
}

/// Makes the constraints of a visual format.
package struct VisualFormatConstraints {
  private let text: String
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  /// - Throws: A mistake in the format.
  package init(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) {
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
    format = try VisualFormatReader.read(text)
  }

  /// - Throws: A name that stands for nothing, with its place.
  package func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var found: [UIView] = []
    var result: [NSLayoutConstraint] = []
    for item in format.items {
      guard let name = item.name else { continue }
      let view = try self.view(name, item.position)
      found.append(view)
      for size in item.sizes { result.append(try sizeConstraint(view, size)) }
    }
    for index in format.connections.indices {
      result += try distances(from: format.items[index], to: format.items[index + 1], format.connections[index])
    }
    return result + alignments(found)
  }

  private func error(_ reason: String, _ position: Int) -> VisualFormatError {
    VisualFormatError(format: text, position: position, reason: reason)
  }

  private func view(_ name: String, _ position: Int) throws(VisualFormatError) -> UIView {
    guard let view = views[name] as? UIView else {
      throw error("\"\(name)\" is not among the views: \(views.keys.sorted().joined(separator: ", "))", position)
    }
    return view
  }

  private func number(_ operand: VisualFormat.Operand, _ position: Int) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as NSNumber: return value.doubleValue
      case let value as Double: return value
      case let value as CGFloat: return Double(value)
      case let value as Int: return Double(value)
      case let value as Float: return Double(value)
      default: throw error("\"\(name)\" is not among the metrics: \(metrics.keys.sorted().joined(separator: ", "))", position)
      }
    }
  }

  private func relation(_ text: String) -> NSLayoutConstraint.Relation {
    text == "<=" ? .lessThanOrEqual : text == ">=" ? .greaterThanOrEqual : .equal
  }

  /// The factor and the constant of a predicate's operations.
  private func changes(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> (factor: Double, constant: Double) {
    var (factor, constant) = (1.0, 0.0)
    for operation in predicate.operations {
      let value = try number(operation.operand, operation.position)
      switch operation.sign {
      case "*": (factor, constant) = (factor * value, constant * value)
      case "/":
        guard value != 0 else { throw error("nothing can be divided by 0", operation.position) }
        (factor, constant) = (factor / value, constant / value)
      case "+": constant += value
      default: constant -= value
      }
    }
    return (factor, constant)
  }

  private func prioritised(_ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate) throws(VisualFormatError)
    -> NSLayoutConstraint
  {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(min(max(try number(priority, predicate.position), 1), 1000)))
    }
    return constraint
  }

  private func sizeConstraint(_ view: UIView, _ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let (factor, constant) = try changes(predicate)
    if case .name(let name) = predicate.operand, let other = views[name] as? UIView {
      return try prioritised(
        NSLayoutConstraint(
          LayoutItem(view), attribute, relation(predicate.relation), LayoutItem(other), attribute, multiplier: CGFloat(factor),
          constant: CGFloat(constant)), predicate)
    }
    let length = try number(predicate.operand, predicate.position) * factor + constant
    return try prioritised(
      NSLayoutConstraint(
        LayoutItem(view), attribute, relation(predicate.relation), nil, .notAnAttribute, constant: CGFloat(length)), predicate)
  }

  /// The attributes of the start and the end of a view in the direction of the format.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private func distances(
    from first: VisualFormat.Item, to second: VisualFormat.Item, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    func named(_ item: VisualFormat.Item) throws(VisualFormatError) -> UIView? {
      guard let name = item.name else { return nil }
      return try view(name, item.position)
    }
    let named = [try named(first), try named(second)]
    guard let neighbour = named.compactMap({ $0 }).first else { throw error("a view in brackets is missing", second.position) }
    func outer(_ item: VisualFormat.Item) throws(VisualFormatError) -> UIView {
      guard let superview = neighbour.superview else { throw error("the view next to | has no superview", item.position) }
      return superview
    }
    let isAtEdge = named.contains { $0 == nil }
    let before = if let view = named[0] { view } else { try outer(first) }
    let after = if let view = named[1] { view } else { try outer(second) }
    // From the superview's edge the distance begins at its start; to its edge, it ends at its end.
    let (beforeEdge, afterEdge) = (named[0] == nil ? edges.start : edges.end, named[1] == nil ? edges.end : edges.start)
    // To the left, coordinates fall.
    let sign: CGFloat = edges.start == .right ? -1 : 1
    func constraint(_ relation: NSLayoutConstraint.Relation, _ distance: Double, _ a: LayoutItem, _ b: LayoutItem) -> NSLayoutConstraint {
      let turned: NSLayoutConstraint.Relation =
        sign > 0 || relation == .equal ? relation : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
      return NSLayoutConstraint(b, afterEdge, turned, a, beforeEdge, constant: sign * CGFloat(distance))
    }
    switch connection {
    case .touching: return [constraint(.equal, 0, LayoutItem(before), LayoutItem(after))]
    case .standard:
      guard isAtEdge else { return [constraint(.equal, 8, LayoutItem(before), LayoutItem(after))] }
      let (a, b) = (
        named[0] == nil ? LayoutItem(before.layoutMarginsGuide) : LayoutItem(before),
        named[1] == nil ? LayoutItem(after.layoutMarginsGuide) : LayoutItem(after)
      )
      return [constraint(.equal, 0, a, b)]
    case .predicates(let predicates):
      return try predicates.map { predicate throws(VisualFormatError) in
        let (factor, constant) = try changes(predicate)
        let distance = try number(predicate.operand, predicate.position) * factor + constant
        return try prioritised(
          constraint(relation(predicate.relation), distance, LayoutItem(before), LayoutItem(after)), predicate)
      }
    }
  }

  private func alignments(_ views: [UIView]) -> [NSLayoutConstraint] {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    guard let first = views.first else { return [] }
    return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
      views.dropFirst().map { NSLayoutConstraint(LayoutItem(first), attribute, .equal, LayoutItem($0), attribute) }
    }
  }
}
