// SPDX-License-Identifier: MIT

internal import LabelKit
public import LabelText

/// Where lines stand between the edges of their box, by UIKit's name. SwiftUI's alignment by reading direction is `TextAlignment`.
public typealias NSTextAlignment = LabelText.TextAlignment

/// How text that is too wide is treated, by UIKit's name.
public typealias NSLineBreakMode = LineBreakMode

/// Where a line that autoshrink made smaller stands, by UIKit's name.
public typealias UIBaselineAdjustment = BaselineAdjustment
