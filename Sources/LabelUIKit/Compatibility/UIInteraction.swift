// SPDX-License-Identifier: MIT

public import Foundation

/// Something that a user can do with a view. Nobody uses a rendered image.
public protocol UIInteraction: AnyObject {}

/// Opens a menu for a view on Apple's platforms. It is never open here.
nonisolated open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Says which menu is opened; it is never asked here.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Creates an interaction.
  ///
  /// - Parameter delegate: Says which menu is opened.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// Says which menu is opened. It is never asked here.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu at a position, or nil.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu for a view and what is shown beside it. It is never open here.
nonisolated open class UIContextMenuConfiguration: NSObject {
  /// Creates a configuration. The closures are not called.
  ///
  /// - Parameters:
  ///   - identifier: An identifier, or nil.
  ///   - previewProvider: Makes what is shown beside the menu; nil for the view itself.
  ///   - actionProvider: Makes the menu, or nil.
  public init(
    identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    super.init()
  }
}
