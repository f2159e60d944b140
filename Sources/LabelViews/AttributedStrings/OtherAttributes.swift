// SPDX-License-Identifier: MIT

package import FoundationEssentials
package import LabelViewNode
internal import Synchronization

/// The attributes of attributed strings that other modules define, such as UIKit's.
package enum OtherAttributes {
  package typealias Reader = @Sendable (AttributeContainer, inout TextAttributes) -> Void

  private static let readers = Mutex<[Reader]>([])

  /// Adds a reader for texts that are drawn from now on. A module does so before the first of its attributes is set.
  package static func add(_ reader: @escaping Reader) { readers.withLock { $0.append(reader) } }

  static func read(_ container: AttributeContainer, into attributes: inout TextAttributes) {
    for reader in readers.withLock({ $0 }) { reader(container, &attributes) }
  }
}
