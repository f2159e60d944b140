// SPDX-License-Identifier: MIT

public import Foundation

/// How text is read aloud, and other settings without a look. They have no effect in a rendered image.
extension View {
  /// Sets whether punctuation is read aloud. It has no effect in a rendered image.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Sets whether announcements wait for others. It has no effect in a rendered image.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Lets a user turn a dialog off. It has no effect: an image shows no dialog.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Lets a user turn a dialog off, with a title. It has no effect: an image shows no dialog.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  /// Shows a panel to move a file to. It is never open in a rendered image.
  public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
    self
  }
}

extension Text {
  /// Sets whether punctuation is read aloud. It has no effect in a rendered image.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Sets whether the text is read aloud character by character. It has no effect in a rendered image.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Makes the voice higher or lower. It has no effect in a rendered image.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Sets whether announcements wait for others. It has no effect in a rendered image.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
