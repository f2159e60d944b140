// SPDX-License-Identifier: MIT

// Off Apple's platforms, `import SwiftUI` means LabelKit: files that say what a label looks like compile as they stand, qualified names such
// as `SwiftUI.Label` included. As Apple's, the module brings UIKit's names and Foundation along.

@_exported public import Foundation
@_exported public import LabelKit
@_exported public import LabelUIKit
@_exported public import Observation
