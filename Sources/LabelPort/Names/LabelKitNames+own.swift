// SPDX-License-Identifier: MIT

extension LabelKitNames {
  /// Names of LabelKit's own that `import SwiftUI` or `import UIKit` brings, separated by white space. They may be ambiguous with names of
  /// other modules that a program imports, so that there should be few.
  static let ownList = """
    AccessibilityContentImportance BlurReplaceConfiguration ChainedVisualEffect ConditionalView SchedulerTimeInterval TupleToolbarContent
    """
}
