// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings

/// Reads short SVG texts in tests.
enum SVGSample {
  /// The image of a 24-unit `svg` with this content.
  static func image(_ inside: String, root: String = #"viewBox="0 0 24 24""#) throws(LabelError) -> VectorImage {
    try SVGReader.image(Array("<svg \(root)>\(inside)</svg>".utf8), path: "test.svg")
  }

  /// All shapes of an image, including those in groups, in order.
  static func shapes(_ inside: String, root: String = #"viewBox="0 0 24 24""#) throws(LabelError) -> [IconShape] {
    shapes(of: try image(inside, root: root).nodes)
  }

  static func shapes(of nodes: [IconNode]) -> [IconShape] {
    nodes.flatMap { node in
      switch node {
      case .shape(let shape): [shape]
      case .group(let group): shapes(of: group.nodes)
      }
    }
  }

  /// An icon with the root attributes of built-in icons.
  static func icon(_ inside: String, root: String = "") throws(LabelError) -> Icon {
    let attributes =
      #"viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round""#
    return try Icon(name: "sample", svg: Array("<svg \(attributes) \(root)>\(inside)</svg>".utf8), path: "sample.svg")
  }

  /// The error of reading a file; nil when it is read.
  static func readError(_ text: String) -> (line: Int?, reason: String)? { readError(Array(text.utf8)) }

  static func readError(_ bytes: [UInt8]) -> (line: Int?, reason: String)? {
    do {
      _ = try SVGReader.image(bytes, path: "test.svg")
      return nil
    } catch let error where error.code == .unusableIcon {
      return (error.line, error.reason ?? "")
    } catch {
      return (nil, "another error: \(error)")
    }
  }
}

extension [DrawCommand] {
  /// The commands in the form of `labelkit dump --stage display`, without its first line.
  var dumpLines: [String] {
    let list = DisplayList(scale: 1, layoutRect: .zero, canvas: .zero, commands: self)
    return list.dump.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }
}
