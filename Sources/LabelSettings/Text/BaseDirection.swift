// SPDX-License-Identifier: MIT

/// The source of a paragraph's base direction.
package enum BaseDirection: Hashable, Sendable {
  /// From the first strong character (UAX #9 P2, P3); `fallback` for text without one.
  case natural(fallback: TextDirection)
  case fixed(TextDirection)

  /// The direction of text without a strong character.
  package var fallback: TextDirection {
    switch self {
    case .natural(let direction), .fixed(let direction): direction
    }
  }
}
