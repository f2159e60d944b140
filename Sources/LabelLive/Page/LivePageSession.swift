// SPDX-License-Identifier: MIT

package import LabelCore

/// What a live page shows: labels in variants, with what is to be said of them. Any number of threads may use it at once.
package protocol LivePageSession: AnyObject, Sendable {
  /// The number of the state, which grows with each change.
  var version: Int { get }

  /// The whole state as JSON.
  var json: String { get }

  /// The facts of all images that have been drawn, as JSON.
  var facts: String { get }

  /// Lets what is drawn in the background wait for a moment, because a page asks for something.
  func pauseBackground()

  /// The events from now on. They end when the page reads them too slowly, or the session stops.
  func events() -> AsyncStream<LiveEvent>

  /// Shows the pages that the connection is alive.
  func ping()

  /// Ends all threads and events.
  func stop()

  /// Returns an image of a label.
  ///
  /// - Parameters:
  ///   - id: The name of the label on the page.
  ///   - variant: The column; the first one that the label has for one that it does not have.
  ///   - toggles: What the page changes of the environment.
  /// - Throws: `LabelError.unknownLiveName`. A label that cannot be drawn has an empty image with its errors.
  func image(of id: String, variant: Int, _ toggles: LiveToggles) async throws(Diagnostic) -> LiveImage

  /// Returns where the parts of a label are, as a JSON object.
  ///
  /// - Throws: `LabelError.unknownLiveName`, and why the label cannot be laid out.
  func layout(of id: String, variant: Int, _ toggles: LiveToggles) async throws(Diagnostic) -> JSONValue

  /// What an export of the page draws and writes.
  ///
  /// - Throws: The first error of an input that cannot be shown at all.
  func exported() async throws(Diagnostic) -> LiveExport.Content
}

extension LivePageSession {
  /// Returns an image of a label as its variant is.
  package func image(of id: String, variant: Int) async throws(Diagnostic) -> LiveImage {
    try await image(of: id, variant: variant, LiveToggles())
  }

  /// Returns where the parts of a label are, as its variant is.
  package func layout(of id: String, variant: Int) async throws(Diagnostic) -> JSONValue {
    try await layout(of: id, variant: variant, LiveToggles())
  }
}
