// SPDX-License-Identifier: MIT

extension LabelKitNames {
  /// Names of LabelKit's own that `import SwiftUI` or `import UIKit` brings, separated by white space. They would be ambiguous with names of
  /// other modules that a program imports, so there is none today.
  package static let ownList = ""
}
