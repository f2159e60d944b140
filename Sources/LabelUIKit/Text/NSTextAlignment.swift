// SPDX-License-Identifier: MIT

internal import LabelKit
public import LabelText

/// The alignment of lines between the edges of their box, by UIKit's name. SwiftUI's alignment by reading direction is `TextAlignment`.
public typealias NSTextAlignment = LabelText.TextAlignment

/// How text that is too wide is treated, by UIKit's name.
public typealias NSLineBreakMode = LineBreakMode

/// The baseline of a line that autoshrink has made smaller, by UIKit's name.
public typealias UIBaselineAdjustment = BaselineAdjustment
