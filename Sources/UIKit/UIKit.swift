// SPDX-License-Identifier: MIT

// Off Apple's platforms, `import UIKit` means LabelUIKit: `UILabel` and what belongs to it. As Apple's, the module brings Foundation along.

@_exported public import Foundation
@_exported public import LabelUIKit
