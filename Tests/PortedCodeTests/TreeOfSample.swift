// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelSnapshots
import SwiftUI

/// The dump of a sample's view tree. The sample is rendered as well, so that one that compiles but cannot be rendered fails.
///
/// - Parameter snapshot: The name of the accepted image that it is compared with; nil compares with none.
func tree(
  _ view: some View, snapshot: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) throws -> String {
  let renderer = ImageRenderer(content: view)
  // Accepted images are kept small.
  renderer.scale = snapshot == nil ? 2 : 1
  let bitmap = try renderer.bitmap()
  if let snapshot {
    assertSnapshot(
      of: bitmap, as: .image, named: snapshot, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  }
  return try renderer.tree().dump
}

/// The texts and symbols of a sample, in the order of its dump.
func names(
  _ view: some View, snapshot: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) throws -> [String] {
  try tree(view, snapshot: snapshot, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    .split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("text ") || line.hasPrefix("image ") else { return nil }
      return line.split(separator: "\"").dropFirst().first.map(String.init)
    }
}
