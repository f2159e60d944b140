// SPDX-License-Identifier: MIT

public import LabelComparison

/// A named snapshot of an image or of a text.
public struct Snapshot: Sendable {
  package enum Contents: Sendable {
    /// An image and its PNG file, compared by pixels.
    case image(SnapshotImage, png: [UInt8])
    /// Lines of text, compared exactly.
    case text(String)
  }

  /// The name of the snapshot, with slashes for folders. It depends on what is drawn and not on a counter, so that a new snapshot does
  /// not rename the others.
  public let name: String
  package let contents: Contents
  /// The layout of a label's image as text; nil if it is not stored.
  package var layout: String?
  /// Whether `layout` is what assistive technologies read instead.
  package var showsElements = false
  /// The label as an SVG file; nil if it is not stored.
  package var svg: String?
  /// The font files that the image was drawn with.
  package var fontFiles: [String] = []
  /// The colours that the image was drawn with, as 0xAARRGGBB, not premultiplied; they tell which colour a changed pixel has.
  package var colors: [UInt32] = []
  /// Whether the image is for a dark background.
  package var isDark = false

  package init(name: String, contents: Contents, layout: String? = nil, fontFiles: [String] = []) {
    self.name = name
    self.contents = contents
    self.layout = layout
    self.fontFiles = fontFiles
  }

  /// Creates a snapshot of an image.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot, with slashes for folders.
  ///   - image: The image.
  /// - Throws: `MachineError` if there is not enough memory for a PNG file.
  public init(name: String, image: SnapshotImage) throws {
    self.init(name: name, contents: .image(image, png: try image.png()))
  }

  /// Creates a snapshot of a text.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot, with slashes for folders.
  ///   - text: The text; a line end is added if it has none.
  public init(name: String, text: String) { self.init(name: name, contents: .text(text.hasSuffix("\n") ? text : text + "\n")) }

  /// The name of the snapshot of an output of a manifest: its path without `.png`.
  package static func name(ofPath path: String) -> String { path.hasSuffix(".png") ? String(path.dropLast(4)) : path }

  /// The name of the snapshot of what assistive technologies read of a label.
  package static func accessibilityName(of name: String) -> String { name + ".accessibility" }

  /// The extensions of the files that a snapshot may have in a baseline folder: the image, the layout or the text, and the SVG file.
  package static let fileExtensions = [".png", ".txt", ".svg"]

  /// The files of the snapshot in a baseline folder, as far as they exist.
  package var fileNames: [String] {
    switch contents {
    case .image: [name + ".png"] + (layout == nil ? [] : [name + ".txt"]) + (svg == nil ? [] : [name + ".svg"])
    case .text: [name + ".txt"]
    }
  }
}

/// The form in which baseline images are stored.
public enum BaselineStorage: String, Hashable, Sendable, CaseIterable {
  /// PNG files, with the layout next to them: a failure shows the old and the new image.
  case images
  /// Hashes in one text file: small, but a failure shows only the new image.
  case hashes
  /// PNG files and hashes; the hash is compared first.
  case both

  var hasImages: Bool { self != .hashes }
  var hasHashes: Bool { self != .images }
}
