// SPDX-License-Identifier: MIT

public import Foundation
public import LabelKit

// Names of Apple's that LabelKit leaves out on purpose. Code that uses them does not compile, and the compiler says why, with the words of
// `labelkit port`; `Resources/port/out-of-scope.txt` has both.

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "tables are screens, not labels: draw the view of a cell, such as a UITableViewCell")
open class UITableView: UIView {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "tables are screens, not labels: draw the view of a cell, such as a UITableViewCell")
open class UITableViewController: UIViewController {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "tables are screens, not labels: draw the view of a cell, such as a UITableViewCell")
public protocol UITableViewDataSource {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "tables are screens, not labels: draw the view of a cell, such as a UITableViewCell")
public protocol UITableViewDelegate {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "tables are screens, not labels: draw the view of a cell, such as a UITableViewCell")
public enum UITableViewDiffableDataSource<Section, Item> {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "tables are screens, not labels: draw the view of a cell, such as a UITableViewCell")
open class UITableViewHeaderFooterView: UIView {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
open class UICollectionView: UIView {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
open class UICollectionViewController: UIViewController {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
open class UICollectionReusableView: UIView {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public protocol UICollectionViewDataSource {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public protocol UICollectionViewDelegate {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public protocol UICollectionViewDelegateFlowLayout {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
nonisolated open class UICollectionViewLayout: NSObject {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
nonisolated open class UICollectionViewFlowLayout: NSObject {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
nonisolated open class UICollectionViewCompositionalLayout: NSObject {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public enum UICollectionViewDiffableDataSource<Section, Item> {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public enum NSDiffableDataSourceSnapshot<Section, Item> {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public enum NSCollectionLayoutSection {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public enum NSCollectionLayoutSize {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public enum NSCollectionLayoutItem {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "collections are screens, not labels: draw the view of a cell")
public enum NSCollectionLayoutGroup {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "alerts are screens, not labels: put this code into #if !os(Linux)")
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }
  /// Never called, since code with the name does not compile.
  public init(title: String?, message: String?, preferredStyle: Style) { super.init(nibName: nil, bundle: nil) }
  /// Never called, since code with the name does not compile.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "alerts are screens, not labels: put this code into #if !os(Linux)")
public enum UIAlertAction {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "LabelKit reads no files of Interface Builder: create the views in code")
public enum UIStoryboard {}

/// A name of UIKit that LabelKit leaves out.
@available(*, unavailable, message: "LabelKit reads no files of Interface Builder: create the views in code")
public enum UINib {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSAlert {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public var NSApp: Never { preconditionFailure("there is no app") }

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSAppearance {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSApplication {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSApplication { preconditionFailure("there is no NSApplication") }
}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public protocol NSApplicationDelegate {}

/// A name of SwiftUI that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
  /// Never called, since code with the name does not compile.
  public var wrappedValue: Delegate { preconditionFailure("there is no app") }
  /// Never called, since code with the name does not compile.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSBezierPath {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSButton: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSColor {
  /// A colour of AppKit.
  public static var labelColor: NSColor { preconditionFailure("there is no NSColor") }
  /// A colour of AppKit.
  public static var secondaryLabelColor: NSColor { preconditionFailure("there is no NSColor") }
  /// A colour of AppKit.
  public static var textColor: NSColor { preconditionFailure("there is no NSColor") }
  /// A colour of AppKit.
  public static var textBackgroundColor: NSColor { preconditionFailure("there is no NSColor") }
  /// A colour of AppKit.
  public static var windowBackgroundColor: NSColor { preconditionFailure("there is no NSColor") }
  /// A colour of AppKit.
  public static var controlBackgroundColor: NSColor { preconditionFailure("there is no NSColor") }
  /// A colour of AppKit.
  public static var controlAccentColor: NSColor { preconditionFailure("there is no NSColor") }
  /// A colour of AppKit.
  public static var separatorColor: NSColor { preconditionFailure("there is no NSColor") }
  /// A colour of AppKit.
  public static var underPageBackgroundColor: NSColor { preconditionFailure("there is no NSColor") }
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSColor { preconditionFailure("there is no NSColor") }
}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSCursor {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSCursor { preconditionFailure("there is no NSCursor") }
}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSEvent {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSEvent { preconditionFailure("there is no NSEvent") }
}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSFont {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSFont { preconditionFailure("there is no NSFont") }
}

/// A name of SwiftUI that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSHostingController<Content> {}

/// A name of SwiftUI that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSHostingView<Content> {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSImage {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSImage { preconditionFailure("there is no NSImage") }
}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSImageView: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSMenu {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSMenuItem {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSOpenPanel {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSPasteboard {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSPasteboard { preconditionFailure("there is no NSPasteboard") }
}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public enum NSSavePanel {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSScreen {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSScreen { preconditionFailure("there is no NSScreen") }
}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSScrollView: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSTextField: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSTextView: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSView: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSViewController: NSObject {}

/// A name of SwiftUI that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public protocol NSViewControllerRepresentable {}

/// A name of SwiftUI that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
public protocol NSViewRepresentable {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSVisualEffectView: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSWindow: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
nonisolated open class NSWindowController: NSObject {}

/// A name of AppKit that LabelKit leaves out.
@available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
@dynamicMemberLookup
public struct NSWorkspace {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> NSWorkspace { preconditionFailure("there is no NSWorkspace") }
}

extension UIControl {
  /// Adds an action that Objective-C finds by its selector.
  @available(
    *, unavailable, message: "it needs Objective-C's selectors, which Linux does not have; call a closure, such as that of UIAction"
  )
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}
  /// Removes an action that Objective-C finds by its selector.
  @available(
    *, unavailable, message: "it needs Objective-C's selectors, which Linux does not have; call a closure, such as that of UIAction"
  )
  public func removeTarget(_ target: Any?, action: Any?, for controlEvents: Event) {}
}

extension Color {
  /// Creates a colour from one of AppKit.
  @available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
  public init(nsColor: NSColor) { self = .clear }
}

extension Image {
  /// Creates an image from one of AppKit.
  @available(*, unavailable, message: "it is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS)")
  public init(nsImage: NSImage) { self.init(systemName: "photo") }
}
