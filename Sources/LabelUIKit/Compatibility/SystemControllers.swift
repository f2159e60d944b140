// SPDX-License-Identifier: MIT

public import Foundation
public import LabelKit

/// A sheet of the system for sharing. It is never shown here, and its view is empty.
open class UIActivityViewController: UIViewController {
  /// What is told at the end, which never comes here; nil for nothing.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The kinds of sharing that are left out, or nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: Kinds of sharing of the app, or nil.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  /// Creates a sheet without items. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A kind of sharing. Nothing is shared here.
nonisolated open class UIActivity: NSObject {
  /// The name of a kind of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// To a device that is nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// As a text to somebody.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// As a letter to somebody.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// On a sheet of paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// For pasting it somewhere else.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// As the picture of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Among the photos of the device.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// In the list of what is read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }
}

/// A screen of the system for taking and choosing pictures. It is never shown here, and its view is empty.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// From all photos.
    case photoLibrary
    /// From the camera.
    case camera
    /// From the album of saved photos.
    case savedPhotosAlbum
  }

  /// A key of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture as it was chosen.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was changed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// A Boolean value that indicates whether pictures can be changed.
  open var allowsEditing = false
  /// The kinds of what can be chosen.
  open var mediaTypes: [String] = []
  /// Is told what was chosen, which never happens here; nil for none.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Returns whether pictures can come from a source; they cannot here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Is told which picture was chosen. None is here.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Tells the delegate what was chosen.
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing, for types without a method of their own.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing, for types without a method of their own.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Is told about a stack of controllers on Apple's platforms. It is told nothing here.
public protocol UINavigationControllerDelegate: AnyObject {}

/// A screen of the system for choosing files. It is never shown here, and its view is empty.
open class UIDocumentPickerViewController: UIViewController {
  /// Is told what was chosen, which never happens here; nil for none.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// A Boolean value that indicates whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// The folder that is shown first, or nil.
  open var directoryURL: URL?

  /// Creates a screen for opening files.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the files.
  ///   - asCopy: Whether the files are copied.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  /// Creates a screen for storing files.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - asCopy: Whether the files are copied.
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  /// Creates a screen for no files. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is told which files were chosen. None is here.
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Tells the delegate which files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Tells the delegate that nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing, for types without a method of their own.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing, for types without a method of their own.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Runs a closure and returns its result. There are no pools of objects on Linux.
///
/// - Parameter body: The closure.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
