// SPDX-License-Identifier: MIT

internal import Foundation

/// A browser without a window, which opens pages of tests.
package enum HeadlessBrowser {
  /// The path of Chromium; nil if it is not installed.
  package static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Why tests that need it are skipped.
  package static let absence = "there is no Chromium; scripts/install-deps --with-chromium installs it"

  /// What the scripts of a page have written into it between lines `LOG` and `END`.
  ///
  /// - Parameters:
  ///   - page: The path of the file, with a query or a fragment.
  ///   - folder: A folder for the browser's own files.
  ///   - width: The width of the window.
  ///   - height: Its height.
  package static func log(of page: String, folder: String, width: Int = 800, height: Int = 600) throws -> String {
    let text = try ProgramOutput.text(
      of: path ?? "chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(folder)/profile",
        "--window-size=\(width),\(height)", "--virtual-time-budget=5000", "--dump-dom", "file://\(page)",
      ])
    let log = text.components(separatedBy: "LOG\n").dropFirst().last?.components(separatedBy: "\nEND").first ?? ""
    return log.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
