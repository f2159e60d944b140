// SPDX-License-Identifier: MIT

// On Linux, `import UIKit` imports LabelUIKit: `UILabel` and related types. Like Apple's module, it also exports Foundation.

@_exported public import Foundation
@_exported public import LabelUIKit
