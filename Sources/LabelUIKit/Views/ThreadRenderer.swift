// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelEngine
internal import LabelKit

/// The renderer of a thread. A label cannot be handed one, since ported code makes and measures labels anywhere, and fonts are too dear to
/// open for each.
enum ThreadRenderer {
  private static let key = "LabelKit.UILabel.Renderer"

  static func current() throws -> LabelRenderer {
    let values = Thread.current.threadDictionary
    if let renderer = values[key] as? LabelRenderer { return renderer }
    let renderer = try LabelRenderer()
    values[key] = renderer
    return renderer
  }
}
