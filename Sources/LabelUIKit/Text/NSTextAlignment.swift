// SPDX-License-Identifier: MIT

internal import LabelKit
public import LabelSettings

/// The horizontal alignment of lines. SwiftUI's alignment by layout direction is `TextAlignment`.
public typealias NSTextAlignment = LabelSettings.TextAlignment

/// How text that is too wide is wrapped or truncated.
public typealias NSLineBreakMode = LineBreakMode

/// How text that has shrunk is positioned vertically.
public typealias UIBaselineAdjustment = BaselineAdjustment
