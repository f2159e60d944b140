// SPDX-License-Identifier: MIT

// UIKit's properties have types of SwiftUI, such as `DynamicTypeSize` and `LayoutDirection`, and one import must be enough for all of them.
// `import LabelKit` brings more: LabelKit's own types, such as `Diagnostic`.

@_exported public import LabelViews
