// SPDX-License-Identifier: MIT

// UIKit's properties have types of LabelKit and of the modules below it, such as `DynamicTypeSize` and `LayoutDirection`; one import has to
// do for all of them. LabelKit brings the others along: exported from here too, `Font` would be LabelKit's and LabelText's at once.

@_exported public import LabelKit
