// SPDX-License-Identifier: MIT

public import LabelCore

/// How the images of labels are named and arranged in folders for an asset pipeline.
public struct AssetLayout: Hashable, Sendable {
  /// The asset pipeline, which determines names, folders and further files.
  public var kind: AssetKind
  /// The name of the asset catalogue, of the type of names in code, and of the web page: ASCII letters and digits, beginning with a capital
  /// letter. `Labels` by default.
  public let name: String
  /// The id of the label to make favicons from; only for the web. Nil for the label `favicon`, if there is one.
  public var favicon: String?
  /// The path of the favicons' folder on the web site, with which the links in `favicons.html` begin; `/` by default. An empty path is the
  /// folder of each page.
  public var faviconFolder = "/"
  /// Whether the sides of sprite sheets are powers of two, as textures of games have to be; only for the web; false by default.
  public var hasPowerOfTwoSheets = false
  /// Whether images and sprite sheets have names without a hash of their contents; only for the web; false by default.
  public var usesPlainNames = false
  /// Whether variants that the pipeline does not support, such as contrasts on Android, are left out instead of being errors; false by default.
  public var leavesOutUnsupportedVariants = false

  /// Describes a layout.
  ///
  /// - Throws: `LabelError.invalidValue` for an invalid name.
  public init(_ kind: AssetKind, name: String = "Labels", favicon: String? = nil) throws(LabelError) {
    guard Self.isName(name) || kind == .web && !name.isEmpty && !name.contains(where: \.isNewline) else {
      throw .invalidValue(
        key: "--name", value: name, expected: "a name such as Labels: ASCII letters and digits, beginning with a capital letter",
        nearest: [])
    }
    self.kind = kind
    self.name = name
    self.favicon = favicon
  }

  /// Whether a text has only ASCII letters and digits and begins with a capital letter.
  package static func isName(_ text: String) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let others = [capitals, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9")]
    guard let first = text.utf8.first, capitals.contains(first) else { return false }
    return text.utf8.allSatisfy { byte in others.contains { $0.contains(byte) } }
  }
}
