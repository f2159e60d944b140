// SPDX-License-Identifier: MIT

// What a user types with LabelKit includes public names of the modules below it, such as `TextAlignment` and `DynamicTypeSize`; one import
// has to do for all of them.

@_exported public import LabelCore
@_exported public import LabelLayout
@_exported public import LabelText
