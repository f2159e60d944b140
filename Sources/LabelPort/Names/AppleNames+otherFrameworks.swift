// SPDX-License-Identifier: MIT

// Names of AppKit, which LabelKit leaves out, and of Foundation, which Linux lacks.
extension AppleNames {
  /// Types of AppKit. LabelKit has UIKit's names only.
  static let appKitTypes = """
    NSAlert NSAnimationContext NSApp NSAppearance NSApplication NSApplicationDelegate NSBezierPath NSBitmapImageRep NSBox NSBrowser NSButton NSButtonCell
    NSCell NSClickGestureRecognizer NSClipView NSCollectionView NSCollectionViewItem NSColor NSColorPanel NSColorSpace NSColorWell NSComboBox NSControl
    NSCursor NSDatePicker NSDockTile NSDocument NSDocumentController NSDraggingInfo NSEvent NSFont NSFontDescriptor NSFontManager NSFontPanel
    NSGestureRecognizer NSGradient NSGraphicsContext NSGridView NSHapticFeedbackManager NSHostingController NSHostingMenu NSHostingView NSImage
    NSImageRep NSImageView NSLevelIndicator NSMenu NSMenuDelegate NSMenuItem NSMenuItemValidation NSNib NSOpenPanel NSOutlineView NSOutlineViewDataSource
    NSOutlineViewDelegate NSPanel NSPasteboard NSPasteboardItem NSPathControl NSPopUpButton NSPopover NSPopoverDelegate NSPrintOperation
    NSProgressIndicator NSResponder NSRunningApplication NSSavePanel NSScreen NSScrollView NSScroller NSSearchField NSSecureTextField NSSegmentedControl
    NSSlider NSSound NSSplitView NSSplitViewController NSSplitViewItem NSStackView NSStatusBar NSStatusBarButton NSStatusItem NSStepper
    NSStoryboard NSSwitch NSTabView NSTabViewController NSTableCellView NSTableColumn NSTableHeaderView NSTableRowView NSTableView NSTableViewDataSource
    NSTableViewDelegate NSTextField NSTextFieldCell NSTextFieldDelegate NSTextView NSTextViewDelegate NSTitlebarAccessoryViewController NSTokenField
    NSToolbar NSToolbarDelegate NSToolbarItem NSTouchBar NSTrackingArea NSView NSViewController NSViewControllerRepresentable
    NSViewControllerRepresentableContext NSViewRepresentable NSViewRepresentableContext NSVisualEffectView NSWindow NSWindowController NSWindowDelegate
    NSWorkspace
    """

  /// Members of SwiftUI's types that exist on macOS alone.
  static let appKitCalls = """
    Image(nsImage:) Color(nsColor:)
    """

  /// Types of Foundation and of the system that Linux lacks.
  package static let foundationTypes = """
    autoreleasepool DateComponentsFormatter FileWrapper NSAppleScript NSBackgroundActivityScheduler NSDataDetector NSExtensionContext
    NSFetchedResultsController NSFetchRequest NSFileCoordinator NSFilePresenter NSItemProvider NSKeyValueObservation NSLinguisticTagger
    NSManagedObject NSManagedObjectContext NSMetadataQuery NSPersistentContainer NSUbiquitousKeyValueStore NSUserActivity NSUserNotification
    NSXPCConnection OSAllocatedUnfairLock OSLog OSSignposter RelativeDateTimeFormatter UTType
    """

  /// Types that `import FoundationNetworking` brings on Linux; on Apple's platforms they are Foundation's.
  static let networkingTypes = """
    HTTPCookie HTTPCookieStorage HTTPURLResponse URLAuthenticationChallenge URLCache URLCredential URLProtectionSpace URLProtocol URLRequest URLResponse
    URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
    URLSessionTask URLSessionTaskDelegate URLSessionUploadTask URLSessionWebSocketTask CachedURLResponse
    """
}
