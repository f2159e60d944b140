// SPDX-License-Identifier: MIT

public import Foundation

/// Choosing and saving files, and items that are dragged. The view is drawn alone in a rendered image, and no closure is called.
extension View {
  /// Lets the user choose a file on Apple's platforms. It has no effect in a rendered image.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets the user choose files on Apple's platforms. It has no effect in a rendered image.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Lets the user choose files on Apple's platforms. It has no effect in a rendered image.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Lets the user save a document on Apple's platforms. It has no effect in a rendered image.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets items be dropped on this view on Apple's platforms. It has no effect in a rendered image.
  public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool)
    -> some View
  { self }
  /// Lets items be dropped at points of this view on Apple's platforms. It has no effect in a rendered image.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Lets this view be dragged on Apple's platforms. It has no effect in a rendered image.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
}

/// A document that is read from a file and written to one. LabelKit does neither.
public protocol FileDocument {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws
  /// The values that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The values that a document is written with.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// The values that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// The values that a document is written with.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that the document was read from; `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// The contents of a file or folder in memory.
public final class FileWrapper {
  /// The contents of a file; `nil` for a folder.
  public let regularFileContents: Data?
  /// The name of the file on disk; `nil` if it has none.
  public var filename: String?

  /// Creates a file from its contents.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

/// An item that is dragged, pasted or shared. Nothing changes after its initialiser; its object is the caller's to share, as on iOS.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The types that the item was registered with.
  public private(set) var registeredTypeIdentifiers: [String] = []
  private let object: Any?

  /// Creates an item without contents.
  public override init() {
    object = nil
    super.init()
  }
  /// Creates an item from an object, such as a string or a URL.
  public init(object: Any) {
    self.object = object
    super.init()
  }
  /// Creates an item from the contents of a file.
  public init?(contentsOf fileURL: URL) {
    object = fileURL
    super.init()
  }
  /// Creates an item of a type.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }
  /// Whether the item has a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { registeredTypeIdentifiers.contains(typeIdentifier) }
  /// Whether the item holds an object of a type.
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { object is T }
  /// Loads the object of the item, at once.
  @discardableResult open func loadObject<T>(ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress {
    completionHandler(object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
}

/// A type of files or data.
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String
  /// The extension of files of the type; `nil` if there is none.
  public let preferredFilenameExtension: String?

  /// Creates a type from its identifier.
  public init?(_ identifier: String) { self.init(identifier, nil) }
  /// Creates a type from a file extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init("dyn.\(filenameExtension)", filenameExtension)
  }
  /// Creates a type that an app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier, nil) }
  /// Creates a type that an app imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier, nil) }

  private init(_ identifier: String, _ filenameExtension: String?) {
    (self.identifier, preferredFilenameExtension) = (identifier, filenameExtension)
  }

  /// Anything that an app can open.
  public static let item = UTType("public.item", nil)
  /// Any document or other content.
  public static let content = UTType("public.content", nil)
  /// Any sequence of bytes.
  public static let data = UTType("public.data", nil)
  /// A folder of files.
  public static let folder = UTType("public.folder", nil)
  /// The type of any kind of text.
  public static let text = UTType("public.text", nil)
  /// The type of texts without formatting.
  public static let plainText = UTType("public.plain-text", "txt")
  /// Text encoded as UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
  /// The address of a resource.
  public static let url = UTType("public.url", nil)
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", nil)
  /// The type of any kind of image.
  public static let image = UTType("public.image", nil)
  /// The type of files with an image in the format PNG.
  public static let png = UTType("public.png", "png")
  /// The type of files with an image in the format JPEG.
  public static let jpeg = UTType("public.jpeg", "jpeg")
  /// The type of files with an image in the format GIF.
  public static let gif = UTType("com.compuserve.gif", "gif")
  /// The type of files with a drawing in the format SVG.
  public static let svg = UTType("public.svg-image", "svg")
  /// The type of files with a document in the format PDF.
  public static let pdf = UTType("com.adobe.pdf", "pdf")
  /// The type of files with values in the format JSON.
  public static let json = UTType("public.json", "json")
  /// The type of files with elements in the format XML.
  public static let xml = UTType("public.xml", "xml")
  /// The type of files with a page in the format HTML.
  public static let html = UTType("public.html", "html")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
  /// Any video with or without sound.
  public static let movie = UTType("public.movie", nil)
  /// The type of any kind of sound.
  public static let audio = UTType("public.audio", nil)
  /// The type of files with an archive in the format ZIP.
  public static let zip = UTType("public.zip-archive", "zip")
}
