// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelKit

/// A class inside whose instances `appearance(whenContainedInInstancesOf:)` applies: a view or a controller.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The labels of one thread that hold the defaults of others, by class and by the classes of their superviews.
final class LabelAppearances {
  private struct Entry {
    let type: UILabel.Type
    let containers: [any UIAppearanceContainer.Type]
    let template: UILabel
  }
  private var entries: [Entry] = []

  private static let key = "LabelKit.UILabel.appearance"

  /// The appearances of the calling thread, which are made on first use.
  static var ofThread: LabelAppearances {
    if let existing { return existing }
    let new = LabelAppearances()
    Thread.current.threadDictionary[key] = new
    return new
  }

  /// The appearances of the calling thread; nil if none was ever used.
  static var existing: LabelAppearances? { Thread.current.threadDictionary[key] as? LabelAppearances }

  func template(for type: UILabel.Type, inside containers: [any UIAppearanceContainer.Type]) -> UILabel {
    if let entry = entries.first(where: { $0.type == type && Self.areEqual($0.containers, containers) }) { return entry.template }
    let template = UILabel()
    entries.append(Entry(type: type, containers: containers, template: template))
    return template
  }

  /// The templates that apply to a label; the most specific one is first: that for more superviews, then that for a nearer class.
  func templates(for label: UILabel) -> [UILabel] {
    if entries.contains(where: { $0.template === label }) { return [] }
    let applicable = entries.compactMap { entry -> (depth: Int, entry: Entry)? in
      guard let depth = Self.depth(from: Swift.type(of: label), to: ObjectIdentifier(entry.type)), Self.isInside(label, entry.containers)
      else { return nil }
      return (depth, entry)
    }
    return applicable.sorted { ($1.entry.containers.count, $0.depth) < ($0.entry.containers.count, $1.depth) }.map(\.entry.template)
  }

  private static func areEqual(_ a: [any UIAppearanceContainer.Type], _ b: [any UIAppearanceContainer.Type]) -> Bool {
    a.map { ObjectIdentifier($0) } == b.map { ObjectIdentifier($0) }
  }

  /// The number of superclasses between two classes, or nil if the second is no superclass of the first.
  private static func depth(from type: AnyClass, to other: ObjectIdentifier) -> Int? {
    var (current, depth): (AnyClass?, Int) = (type, 0)
    while let candidate = current {
      if ObjectIdentifier(candidate) == other { return depth }
      (current, depth) = (_getSuperclass(candidate), depth + 1)
    }
    return nil
  }

  /// Whether a label has superviews of these classes, in order from the inside.
  private static func isInside(_ label: UILabel, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
    var view = label.superview
    for container in containers {
      while let candidate = view, depth(from: type(of: candidate), to: ObjectIdentifier(container)) == nil { view = candidate.superview }
      guard let match = view else { return false }
      view = match.superview
    }
    return true
  }
}

extension UILabel {
  /// The value of the first template of `appearance()` that has one; nil without such a template.
  func fromAppearance<Value>(_ value: (UILabel) -> Value?) -> Value? {
    guard let appearances = LabelAppearances.existing else { return nil }
    return appearances.templates(for: self).lazy.compactMap(value).first
  }
}
