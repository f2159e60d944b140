// SPDX-License-Identifier: MIT

internal import Foundation

/// A text that is not a JSON object.
private struct NoObject: Error {}

/// Parses a JSON object.
package func jsonObject(_ text: some StringProtocol) throws -> [String: Any] {
  guard let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { throw NoObject() }
  return object
}
