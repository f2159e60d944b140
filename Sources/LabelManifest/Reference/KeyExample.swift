// SPDX-License-Identifier: MIT

/// An example of a key, for the reference of keys and for `labelkit explain`.
package struct KeyExample: Hashable, Sendable {
  /// The dotted key, such as `font.size`.
  package let key: String
  /// Lines of YAML: a label without its id, or keys of a manifest.
  package let text: String
  /// Whether the reference shows the label. A key that changes no image, and one that needs other files, has no image.
  package let hasImage: Bool

  init(_ key: String, _ text: String) {
    (self.key, self.text, hasImage) = (key, text, true)
  }

  /// An example that is not shown as an image.
  static func plain(_ key: String, _ text: String) -> KeyExample { KeyExample(key: key, text: text, hasImage: false) }

  private init(key: String, text: String, hasImage: Bool) {
    (self.key, self.text, self.hasImage) = (key, text, hasImage)
  }

  /// The example of a key; nil for an unknown key.
  package static func of(_ key: String) -> KeyExample? { all.first { $0.key == key } }

  /// The examples of all keys.
  package static var all: [KeyExample] { content + box + font + icon + lines + paragraph + characters + runs + context + manifest }
}
