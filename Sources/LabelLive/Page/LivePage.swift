// SPDX-License-Identifier: MIT

/// The files of the page, which are part of the program.
package enum LivePage {
  /// The names of the files.
  package static var names: [String] { EmbeddedFiles.files.map(\.name) }

  /// Returns the bytes of a file; nil if the page has none of this name.
  package static func file(_ name: String) -> [UInt8]? {
    EmbeddedFiles.files.first { $0.name == name }.map { file in
      file.text.withUTF8Buffer { text in unsafe Array(text) }
    }
  }

  /// The line of the page that preloads the state. An export replaces it with a script that contains the state.
  static let stateMark = #"<link rel="preload" href="api/state" as="fetch" crossorigin>"#

  /// The media type of a file.
  package static func mediaType(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
