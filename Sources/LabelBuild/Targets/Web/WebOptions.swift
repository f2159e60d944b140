// SPDX-License-Identifier: MIT

/// How the files of a web page are named and linked.
package struct WebOptions: Hashable, Sendable {
  /// The path with which the links in `favicons.html` begin.
  var faviconFolder = "/"
  /// Whether the sides of sprite sheets are powers of two.
  var hasPowerOfTwoSheets = false
  /// The scales of labels without scales of their own if the sides of sheets are powers of two.
  static let powersOfTwo = [1.0, 2]
  /// Whether names have no hash of the contents.
  var usesPlainNames = false

  /// Links from the root of the site, tight sheets, and names with hashes, unless others are given.
  package init(faviconFolder: String = "/", hasPowerOfTwoSheets: Bool = false, usesPlainNames: Bool = false) {
    self.faviconFolder = faviconFolder
    self.hasPowerOfTwoSheets = hasPowerOfTwoSheets
    self.usesPlainNames = usesPlainNames
  }
}
