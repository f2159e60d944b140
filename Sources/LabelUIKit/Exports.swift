// SPDX-License-Identifier: MIT

// UIKit's properties have types of LabelKit and of the modules below it, such as `DynamicTypeSize` and `LayoutDirection`, and one import must
// be enough for all of them. LabelKit exports the other modules; if this file exported them too, `Font` would be ambiguous.

@_exported public import LabelKit
