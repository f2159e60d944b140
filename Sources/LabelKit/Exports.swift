// SPDX-License-Identifier: MIT

// LabelKit's API uses public names of the modules below it, such as `TextAlignment` and `DynamicTypeSize`. They are exported, so that one
// import is enough.

@_exported public import LabelCore
@_exported public import LabelLayout
@_exported public import LabelText
