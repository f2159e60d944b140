// SPDX-License-Identifier: MIT

internal import LabelCore

/// The drawings of badges, in grid units from the badge's centre.
extension IconBadge {
  /// The centre line of a sign that is not a disc; empty for a disc.
  var sign: VectorPath {
    switch self {
    case .gearshape: Self.gear
    case .star: Self.fivePointedStar
    case .key: Self.keyLine
    case .cloud: Self.cloudLine
    case .halfShield: Self.shield
    case .triangle: Self.warningTriangle
    case .plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark, .ellipsis, .clock, .moon, .info, .lock, .arrowForward, .dot:
      VectorPath()
    }
  }

  private static let gear = VectorPath(
    drawn: """
      M0.415 -2.719L1.555 -3.794L2.508 -3.244L2.147 -1.719A2.75 2.75 0 0 1 2.562 -1L4.063 -0.55L4.063 0.55L2.562 1\
      A2.75 2.75 0 0 1 2.147 1.719L2.508 3.244L1.555 3.794L0.415 2.719A2.75 2.75 0 0 1 -0.415 2.719L-1.555 3.794L-2.508 3.244\
      L-2.147 1.719A2.75 2.75 0 0 1 -2.562 1L-4.063 0.55L-4.063 -0.55L-2.562 -1A2.75 2.75 0 0 1 -2.147 -1.719L-2.508 -3.244\
      L-1.555 -3.794L-0.415 -2.719A2.75 2.75 0 0 1 0.415 -2.719Z
      """)
  private static let fivePointedStar = VectorPath(
    drawn: "M0 -4.15L1.234 -1.449L4.185 -1.11L1.997 0.899L2.586 3.81L0 2.35L-2.586 3.81L-1.997 0.899L-4.185 -1.11L-1.234 -1.449Z")
  private static let keyLine = VectorPath(
    drawn: "M-0.25 -2.5A2 2 0 1 0 3.75 -2.5A2 2 0 1 0 -0.25 -2.5ZM0.5 -1L-4 3.5M-2.75 2.25L-1.25 3.75")
  private static let cloudLine = VectorPath(drawn: "M-2.25 2.5A2 2 0 0 1 -2.5 -1.5A2.75 2.75 0 0 1 2.75 -1A1.75 1.75 0 0 1 2.75 2.5Z")
  private static let shield = VectorPath(drawn: "M0 -4.25L3.5 -3V0C3.5 2 2.25 3.5 0 4.25C-2.25 3.5 -3.5 2 -3.5 0V-3Z")
  private static let warningTriangle = VectorPath(drawn: "M0 -3.75L4.25 3.5H-4.25Z")

  /// The left half of the shield, which is filled.
  static let shieldHalf = VectorPath(drawn: "M0 -4.25V4.25C-2.25 3.5 -3.5 2 -3.5 0V-3Z")
  /// The mark in the warning triangle.
  static let exclamationMark = VectorPath(drawn: "M0 -1.5V0.75M0 3.25h0.01")
  /// The mark of a locked thing: a body and its shackle.
  static let padlock = VectorPath(drawn: "M-1.5 0.25H1.5V2H-1.5ZM-1.25 0.25V-1A1.25 1.25 0 0 1 1.25 -1V0.25")
  /// An arrow to the right, at the size of `IconMark` paths.
  static let arrow = VectorPath(drawn: "M-4.25 0H4.25M0.75 -3.5L4.25 0L0.75 3.5")
}
