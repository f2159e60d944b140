// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// The accessibility values of a view. They do not change the image; `labelkit dump --stage tree` prints them.
struct AccessibilityValues {
  var change = AccessibilityChange()
  /// Nil until the traits are set.
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
}

extension UIView {
  /// What assistive technologies read of the view. The text of a label says the same.
  var accessibilityChange: AccessibilityChange {
    if case .around = accessibilityPlace { return AccessibilityChange() }
    var change = accessibilityValues.change
    change.sortsElements = accessibilityElements != nil
    guard isAccessibilityElement else {
      // A name of what is no element is not read.
      if readsOwnContent { (change.label, change.value, change.hint, change.addedTraits) = (nil, nil, nil, []) }
      return change
    }
    guard !(self is UILabel) else { return change }
    change.label = change.label ?? accessibilityLabel
    // Without a label, what is inside names the element.
    change.children = change.label == nil ? .combine : .ignore
    change.value = change.value ?? accessibilityValue
    change.addedTraits = accessibilityTraits.names
    return change
  }

  private var readsOwnContent: Bool { self is UILabel || self is UIImageView }

  /// What the view draws itself, which is read only of an element.
  func accessible(_ own: [ViewNode]) -> [ViewNode] {
    if case .around = accessibilityPlace { return own.map(\.hiddenFromAccessibility) }
    guard !isAccessibilityElement, readsOwnContent else { return own }
    return own.map(\.hiddenFromAccessibility)
  }

  /// A subview at its place among the `accessibilityElements` of a view around it.
  func ordered(_ node: ViewNode, of view: UIView) -> ViewNode {
    switch view.accessibilityPlace {
    case .usual, .around: return node
    case .unlisted: return node.hiddenFromAccessibility
    case .listed(let index):
      var change = AccessibilityChange()
      change.sortPriority = Double(-index)
      return .modified(node, .accessibility(change))
    }
  }

  /// The objects among `accessibilityElements` that are no views, at their places in a view of a size.
  func ownAccessibilityElements(size: CGSize, isLeftToRight: Bool) -> [ViewNode] {
    (accessibilityElements ?? []).enumerated().compactMap { index, object in
      guard let element = object as? UIAccessibilityElement, element.isAccessibilityElement else { return nil }
      var change = element.accessibilityValues.change
      (change.children, change.sortPriority) = (.ignore, Double(-index))
      let frame = element.frame(in: self)
      let box = ViewNode.modified(.modified(.spacer(minimum: 0), CALayer.frame(frame.size)), .accessibility(change))
      return .modified(box, .offset(Point(x: isLeftToRight ? frame.minX : size.width - frame.maxX, y: frame.minY)))
    }
  }

  private var accessibilityPlace: AccessibilityPlace {
    var inner = [self]
    while let outer = inner[inner.count - 1].superview {
      if let views = outer.accessibilityElements?.map({ $0 as? UIView }) {
        if let index = views.firstIndex(where: { $0 === self }) { return .listed(index) }
        if inner.contains(where: { view in views.contains { $0 === view } }) { return .usual }
        return views.contains { $0?.isDescendant(of: self) == true } ? .around : .unlisted
      }
      inner.append(outer)
    }
    return .usual
  }
}

/// How a view is found by the `accessibilityElements` of the nearest view around it that has some.
private enum AccessibilityPlace {
  /// No view around it has any, or it is inside one of them.
  case usual
  /// It is one of them.
  case listed(Int)
  /// One of them is inside it; it is none itself.
  case around
  case unlisted
}

extension ViewNode {
  fileprivate var hiddenFromAccessibility: ViewNode {
    var change = AccessibilityChange()
    change.isHidden = true
    return .modified(self, .accessibility(change))
  }
}

/// The traits that tell assistive technologies what a view is and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits at all.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The view is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// The view is an image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The view is selected at the moment.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The view plays a sound of its own when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// The view is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// The view is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// The view summarises the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// The view is disabled and does not respond.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// The view updates its label or value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// The view is a field for search terms.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// The view starts to play when it is used, and should not be interrupted by speech.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// The value of the view can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// The view can be touched directly while VoiceOver is on.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// The next page follows when the view has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// The view is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  /// The view is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 65536)

  var names: [String] {
    [
      (UIAccessibilityTraits.button, "isButton"), (.link, "isLink"), (.image, "isImage"), (.selected, "isSelected"),
      (.playsSound, "playsSound"), (.keyboardKey, "isKeyboardKey"), (.staticText, "isStaticText"), (.summaryElement, "isSummaryElement"),
      (.notEnabled, "isNotEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "isSearchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "isAdjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "isTabBar"),
      (.header, "isHeader"),
    ].filter { contains($0.0) }.map(\.1)
  }
}

/// What the subviews of a view are together.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// Nothing in particular.
  case none
  /// A table.
  case dataTable
  /// A list.
  case list
  /// A part of the screen.
  case landmark
  /// A group.
  case semanticGroup
}

/// An action of assistive technologies, which nothing performs here.
nonisolated open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// Is called when the action is performed, or nil.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - actionHandler: Is called when the action is performed, or nil.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
}
