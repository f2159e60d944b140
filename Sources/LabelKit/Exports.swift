// SPDX-License-Identifier: MIT

// `import LabelKit` brings SwiftUI's names and LabelKit's own: what a renderer returns and throws, and the types of UIKit's properties.
// `import SwiftUI` brings only the former, because names such as `Size` and `Limits` are common in apps.

@_exported public import LabelAssets
@_exported public import LabelViews

@_exported public import struct LabelCore.Bitmap
@_exported public import struct LabelCore.Diagnostic
@_exported public import struct LabelCore.DiagnosticCode
@_exported public import struct LabelCore.DocumentLocation
@_exported public import enum LabelCore.FontWeight
@_exported public import struct LabelCore.LabelError
@_exported public import struct LabelCore.Limits
@_exported public import struct LabelCore.MachineError
@_exported public import struct LabelCore.Point
@_exported public import struct LabelCore.PremultipliedPixel
@_exported public import struct LabelCore.Rect
@_exported public import struct LabelCore.SRGBColor
@_exported public import struct LabelCore.Size
@_exported public import enum LabelCore.SystemColor
@_exported public import enum LabelCore.SystemPalette
@_exported public import enum LabelSettings.BaselineAdjustment
@_exported public import enum LabelSettings.FallbackMetrics
@_exported public import enum LabelSettings.LineBreakMode
@_exported public import struct LabelSettings.LineBreakStrategy
@_exported public import enum LabelSettings.LineHeightDistribution
@_exported public import enum LabelSettings.SizingRule
@_exported public import enum LabelSettings.TypesettingRules
@_exported public import enum LabelSettings.VerticalCentering
@_exported public import enum LabelViewNode.TextMetrics
@_exported public import enum LabelViewNode.TextStyleTable
