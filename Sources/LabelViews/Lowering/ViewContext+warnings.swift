// SPDX-License-Identifier: MIT

internal import LabelCore

extension ViewContext {
  /// Records that something is drawn in another way than on iOS.
  ///
  /// - Parameters:
  ///   - name: The modifier as it is written, such as `.datePickerStyle(.wheel)`.
  ///   - used: What is drawn, as in "in the compact style".
  ///   - advice: What to write instead; nil for none.
  func warn(_ name: String, isDrawn used: String, advice: String? = nil) {
    session.warn(.drawnDifferently(name: name, used: used, advice: advice))
  }

  /// Records that something draws nothing.
  ///
  /// - Parameters:
  ///   - name: The modifier as it is written, such as `.navigationTitle`.
  ///   - reason: Why it draws nothing.
  ///   - advice: What to write instead; nil for none.
  func warn(_ name: String, drawsNothingBecause reason: String, advice: String? = nil) {
    session.warn(.notDrawn(name: name, reason: reason, advice: advice))
  }
}

extension View {
  /// Records a warning when the view is drawn.
  func warning(_ name: String, isDrawn used: String, advice: String? = nil) -> some View {
    contextual { $0.warn(name, isDrawn: used, advice: advice) }
  }

  /// Records a warning when the view is drawn.
  func warning(_ name: String, drawsNothingBecause reason: String, advice: String? = nil) -> some View {
    contextual { $0.warn(name, drawsNothingBecause: reason, advice: advice) }
  }
}
