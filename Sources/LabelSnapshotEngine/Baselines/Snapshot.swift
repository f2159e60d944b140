// SPDX-License-Identifier: MIT

/// What was made: a name, and contents of a kind that can be told apart from other contents.
public struct Snapshot: Sendable {
  package enum Contents: Sendable {
    /// A picture and the PNG file to keep of it, compared by pixels.
    case picture(Picture, png: [UInt8])
    /// Lines, compared exactly.
    case text(String)
  }

  /// Says which snapshot this is, with slashes for folders. It comes from what is drawn, never from a counter, so that a new one moves no
  /// other's file.
  public let name: String
  package let contents: Contents
  /// Where everything stands in a picture of a label, as text; nil when it is not to be kept.
  package var layout: String?
  /// The font files that the picture was drawn with.
  package var fontFiles: [String] = []

  package init(name: String, contents: Contents, layout: String? = nil, fontFiles: [String] = []) {
    self.name = name
    self.contents = contents
    self.layout = layout
    self.fontFiles = fontFiles
  }

  /// A picture and nothing else.
  ///
  /// - Throws: `MachineError` when there is no memory for a PNG file.
  public init(name: String, picture: Picture) throws {
    self.init(name: name, contents: .picture(picture, png: try picture.png()))
  }

  /// A text, ending with a line end so that tools show it well.
  public init(name: String, text: String) { self.init(name: name, contents: .text(text.hasSuffix("\n") ? text : text + "\n")) }

  /// The files below a folder of baselines that may belong to the snapshot.
  package var fileNames: [String] {
    switch contents {
    case .picture: layout == nil ? [name + ".png"] : [name + ".png", name + ".txt"]
    case .text: [name + ".txt"]
    }
  }
}

/// In what form pictures are accepted.
public enum BaselineStorage: String, Hashable, Sendable, CaseIterable {
  /// PNG files, and the layout beside them: a failure shows what was there.
  case pictures
  /// Hashes in one text file: small, but a failure shows only what is there now.
  case hashes
  /// Both; the hash is checked first.
  case both

  var hasPictures: Bool { self != .hashes }
  var hasHashes: Bool { self != .pictures }
}
