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
@_exported public import enum LabelLayout.TextMetrics
@_exported public import enum LabelLayout.TextStyleTable
@_exported public import enum LabelText.BaselineAdjustment
@_exported public import enum LabelText.FallbackMetrics
@_exported public import enum LabelText.LineBreakMode
@_exported public import struct LabelText.LineBreakStrategy
@_exported public import enum LabelText.LineHeightDistribution
@_exported public import enum LabelText.SizingRule
@_exported public import enum LabelText.TypesettingRules
@_exported public import enum LabelText.VerticalCentering
