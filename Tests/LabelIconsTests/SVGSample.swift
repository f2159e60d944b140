// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons

/// Short ways to read SVG text in tests.
enum SVGSample {
  /// A picture from the inside of a 24-unit `svg`.
  static func picture(_ inside: String, root: String = #"viewBox="0 0 24 24""#) throws(LabelError) -> VectorImage {
    try SVGReader.picture(Array("<svg \(root)>\(inside)</svg>".utf8), path: "test.svg")
  }

  /// All shapes of a picture, groups opened, in order.
  static func shapes(_ inside: String, root: String = #"viewBox="0 0 24 24""#) throws(LabelError) -> [IconShape] {
    shapes(of: try picture(inside, root: root).nodes)
  }

  static func shapes(of nodes: [IconNode]) -> [IconShape] {
    nodes.flatMap { node in
      switch node {
      case .shape(let shape): [shape]
      case .group(let group): shapes(of: group.nodes)
      }
    }
  }

  /// The outline of path data in the letters of dumps.
  static func words(_ data: String) throws(LabelError) -> String {
    try shapes("<path d=\"\(data)\"/>").first?.path.words ?? ""
  }

  /// An icon drawn as ours are.
  static func icon(_ inside: String, root: String = "") throws(LabelError) -> Icon {
    let attributes =
      #"viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round""#
    return try Icon(name: "sample", svg: Array("<svg \(attributes) \(root)>\(inside)</svg>".utf8), path: "sample.svg")
  }

  /// What a file of these bytes is refused with; nil when it is read.
  static func problem(_ text: String) -> (line: Int?, reason: String)? { problem(Array(text.utf8)) }

  static func problem(_ bytes: [UInt8]) -> (line: Int?, reason: String)? {
    do {
      _ = try SVGReader.picture(bytes, path: "test.svg")
      return nil
    } catch LabelError.unusableIcon(_, let line, let reason) {
      return (line, reason)
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
