// SPDX-License-Identifier: MIT

// Apple's names that are declared in the modules below this one, and one name of each module whose types the views' API uses: the compiler
// lets a file use the members of a type only if the file imports its module, and one exported name is enough for that. Names of ours, such as
// `Size` and `Diagnostic`, are not exported here, so that `import SwiftUI` does not bring them; `import LabelKit` does.

@_exported public import enum LabelCore.Axis
@_exported public import enum LabelCore.ColorScheme
@_exported public import enum LabelCore.ColorSchemeContrast
// Hidden by the `TextAlignment` of this module, which is SwiftUI's.
@_exported public import enum LabelSettings.TextAlignment
@_exported public import enum LabelViewNode.DynamicTypeSize
