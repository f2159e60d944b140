// SPDX-License-Identifier: MIT

// On Linux, `import SwiftUI` imports the views of LabelKit: files that define labels compile unchanged, including qualified names such as
// `SwiftUI.Label`. Like Apple's module, it also exports the names of UIKit and Combine, and Foundation.

@_exported public import Foundation
@_exported public import LabelCombine
@_exported public import LabelUIKit
@_exported public import LabelViews
@_exported public import Observation

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
