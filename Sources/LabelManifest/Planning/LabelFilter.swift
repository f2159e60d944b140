// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// The labels of `--only`: those whose ids contain one of some texts. It keeps track of which texts have matched an id.
package final class LabelFilter: Sendable {
  private struct State {
    var unmatched: [String]
    /// Ids that were left out, for suggestions.
    var ids: [String] = []
  }

  /// How many ids are kept for suggestions. A run may have millions.
  private static let maximumIDs = 10_000

  private let texts: [String]
  private let state: Mutex<State>

  /// - Parameter texts: The texts, at least one.
  package init(_ texts: [String]) {
    self.texts = texts
    state = Mutex(State(unmatched: texts))
  }

  /// Whether the label with this id is planned. A label without a valid id is not.
  func contains(id: String?) -> Bool {
    guard let id else { return false }
    let isContained = texts.contains { id.contains($0) }
    state.withLock { state in
      if isContained {
        state.unmatched.removeAll { id.contains($0) }
      } else if state.ids.count < Self.maximumIDs, !state.unmatched.isEmpty {
        state.ids.append(id)
      }
    }
    return isContained
  }

  /// The error for a text that no id so far contains; nil if all have matched.
  package var error: Diagnostic? {
    state.withLock { state in
      state.unmatched.first.map { text in
        Diagnostic(
          LabelError.invalidValue(
            key: "--only", value: text, expected: "the id of a label, or a part of one", nearest: NearestNames.of(text, in: state.ids)),
          at: DocumentLocation(file: "--only"))
      }
    }
  }
}
