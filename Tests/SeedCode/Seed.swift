// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import SwiftUI

/// A seed sample as the layout sees it. It is drawn as well: a sample that compiles must make a picture.
func tree(_ view: some View) throws -> String {
  let renderer = ImageRenderer(content: view)
  renderer.scale = 2
  _ = try renderer.pngData()
  return try renderer.tree().dump
}

/// The texts and symbols of a sample, in the order of its dump.
func names(_ view: some View) throws -> [String] {
  try tree(view).split(separator: "\n").compactMap { line in
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("text ") || line.hasPrefix("image ") else { return nil }
    return line.split(separator: "\"").dropFirst().first.map(String.init)
  }
}
