// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelSnapshots
import SwiftUI

/// A seed sample as the layout sees it. It is drawn as well: a sample that compiles must make a picture.
///
/// - Parameter picture: names the accepted picture that it is compared with; nil compares with none.
func tree(
  _ view: some View, picture: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) throws -> String {
  let renderer = ImageRenderer(content: view)
  // Accepted pictures are kept small.
  renderer.scale = picture == nil ? 2 : 1
  let bitmap = try renderer.bitmap()
  if let picture {
    assertSnapshot(
      of: bitmap, as: .image, named: picture, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  }
  return try renderer.tree().dump
}

/// The texts and symbols of a sample, in the order of its dump.
func names(
  _ view: some View, picture: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) throws -> [String] {
  try tree(view, picture: picture, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("text ") || line.hasPrefix("image ") else { return nil }
      return line.split(separator: "\"").dropFirst().first.map(String.init)
    }
}
