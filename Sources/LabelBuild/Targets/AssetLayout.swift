// SPDX-License-Identifier: MIT

public import LabelCore

/// How the images of labels are laid out for an asset pipeline.
public struct AssetLayout: Hashable, Sendable {
  /// The asset pipeline that decides names, folders and further files.
  public var kind: AssetKind
  /// What the catalogue, the type of names and the like are called: ASCII letters and digits, the first one a capital. `Labels` by default.
  public let name: String
  /// The id of the label that the favicons are made of; only for the web. Nil for the label `favicon`, if there is one.
  public var favicon: String?

  /// Describes a layout.
  ///
  /// - Throws: `LabelError.invalidValue` for a name that is none.
  public init(_ kind: AssetKind, name: String = "Labels", favicon: String? = nil) throws(LabelError) {
    guard Self.isName(name) else {
      throw .invalidValue(
        key: "--name", value: name, expected: "a name such as Labels: ASCII letters and digits, the first one a capital", nearest: [])
    }
    self.kind = kind
    self.name = name
    self.favicon = favicon
  }

  /// Whether a text is an ASCII identifier with a capital.
  package static func isName(_ text: String) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let others = [capitals, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9")]
    guard let first = text.utf8.first, capitals.contains(first) else { return false }
    return text.utf8.allSatisfy { byte in others.contains { $0.contains(byte) } }
  }
}
