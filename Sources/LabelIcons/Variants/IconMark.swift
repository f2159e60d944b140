// SPDX-License-Identifier: MIT

internal import LabelCore

/// A mark for use inside an enclosure: smaller and simpler than the symbol of the same name.
enum IconMark: String, Hashable, Sendable, CaseIterable {
  case plus
  case minus
  case xmark
  case multiply
  case divide
  case equal
  case checkmark
  case exclamationmark
  case questionmark
  case info
  case ellipsis

  /// The colour in multicolor; nil for the foreground.
  var color: IconLayer.Color? {
    switch self {
    case .plus, .checkmark: .system(.green)
    case .minus, .xmark: .system(.red)
    case .exclamationmark: .system(.yellow)
    case .questionmark, .info: .system(.blue)
    case .multiply, .divide, .equal, .ellipsis: nil
    }
  }

  /// The centre lines, in grid units from the middle of the enclosure, y down.
  var path: VectorPath { VectorPath(drawn: data) }

  private var data: StaticString {
    switch self {
    case .plus: "M0 -4.25V4.25M-4.25 0H4.25"
    case .minus: "M-4.25 0H4.25"
    case .xmark, .multiply: "M-3.25 -3.25L3.25 3.25M3.25 -3.25L-3.25 3.25"
    case .divide: "M-4.25 0H4.25M0.2 -3.75h.01M-0.2 -3.75h.01M0 -3.95h.01M0 -3.55h.01M0.2 3.75h.01M-0.2 3.75h.01M0 3.95h.01M0 3.55h.01"
    case .equal: "M-4 -1.875H4M-4 1.875H4"
    case .checkmark: "M-4.25 0.5L-1.25 3.5L4.25 -3.25"
    case .exclamationmark: "M0 -4.75V0.75M0.2 4.75h.01M-0.2 4.75h.01M0 4.95h.01M0 4.55h.01"
    case .questionmark:
      "M-2.65 -2.6A2.65 2.65 0 0 1 2.65 -2.6C2.65 -0.75 0 -0.9 0 1M0.2 5.125h.01M-0.2 5.125h.01M0 5.325h.01M0 4.925h.01"
    case .info: "M0 -0.125V4.75M0.2 -4.625h.01M-0.2 -4.625h.01M0 -4.425h.01M0 -4.825h.01"
    case .ellipsis:
      """
      M-4.05 0h.01M-4.45 0h.01M-4.25 0.2h.01M-4.25 -0.2h.01M0.2 0h.01M-0.2 0h.01M0 0.2h.01M0 -0.2h.01M4.45 0h.01M4.05 0h.01M4.25 0.2h.01\
      M4.25 -0.2h.01
      """
    }
  }
}

extension VectorPath {
  /// Reads built-in SVG path data.
  ///
  /// - Precondition: the data is valid.
  init(drawn data: StaticString) {
    do throws(SVGError) {
      let (path, _, errorOffset, _) = try PathData.read(data.description, line: 1, commandLimit: SVGLimits.pathCommands)
      precondition(errorOffset == nil, "built-in path data is valid")
      self = path
    } catch {
      preconditionFailure("built-in path data is within the limits: \(error.reason)")
    }
  }
}
