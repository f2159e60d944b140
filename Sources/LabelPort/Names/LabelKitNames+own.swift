// SPDX-License-Identifier: MIT

extension LabelKitNames {
  /// Names of LabelKit's own that `import SwiftUI` or `import UIKit` brings, separated by white space. They may be ambiguous with names of
  /// other modules that a program imports, so that there are none today.
  static let ownList = ""
}
