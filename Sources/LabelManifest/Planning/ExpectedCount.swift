// SPDX-License-Identifier: MIT

/// How many items the manifests of a run have, as far as they are read.
package enum ExpectedCount: Hashable, Sendable {
  /// All manifests are planned.
  case exactly(Int)
  /// An estimate: the planned items in proportion to the part of the manifests' bytes that they were planned from.
  case about(Int)

  /// The number, exact or estimated.
  package var number: Int {
    switch self {
    case .exactly(let number), .about(let number): number
    }
  }
}
