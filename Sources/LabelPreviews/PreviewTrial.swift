// SPDX-License-Identifier: MIT

/// A test process that another one has started to draw a single preview, which may end it.
///
/// It runs the test that draws the preview, which finds by `wanted` that only this one is asked for, and ends the process when it is drawn.
package enum PreviewTrial {
  /// The file name of the preview that this process has to draw; nil for a process that runs tests.
  package static let wanted = values(of: previewOption).first
  /// Whether this process is a trial.
  package static var isRunning: Bool { wanted != nil }
  /// The exit code of a trial whose preview has been drawn. A test process that ends by itself has 0 or 1.
  package static let drawnCode: Int32 = 97

  /// The providers that end the process when they are asked for their previews.
  static let skippedProviders = Set(values(of: providerOption))

  // Test frameworks ignore options that they do not know.
  private static let previewOption = "--labelkit-preview"
  private static let providerOption = "--labelkit-skip-provider"

  /// The arguments for a trial, in addition to those that choose the test.
  ///
  /// - Parameter preview: The file name of the preview.
  package static func arguments(preview: String) -> [String] {
    [previewOption, preview] + Previews.endedProviders.flatMap { [providerOption, $0] }
  }

  private static func values(of option: String) -> [String] {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
  }
}
