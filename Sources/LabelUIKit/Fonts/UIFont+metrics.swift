// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
internal import LabelSettings
internal import LabelText

/// Whether lines grow for glyphs that extend beyond the font's ascent and descent, by UIKit's name.
public typealias UILetterformAwareSizingRule = SizingRule

/// The metrics of the font at its size, in points, from the font's file. They are 0 for a font that is not installed.
extension UIFont {
  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { metrics?.ascent ?? 0 }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  public var descender: CGFloat { -(metrics?.descent ?? 0) }
  /// The height of a line without `leading`, in points.
  public var lineHeight: CGFloat { metrics?.lineHeight ?? 0 }
  /// The font's extra space between lines, in points. Labels ignore it.
  public var leading: CGFloat { metrics?.lineGap ?? 0 }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics?.capHeight ?? 0 }
  /// The height of lowercase letters without ascenders, such as x, in points.
  public var xHeight: CGFloat { metrics?.xHeight ?? 0 }
  /// The PostScript name of the font; empty for a font that is not installed.
  public var fontName: String { face?.postScriptName ?? "" }
  /// The name of the font's family; empty for a font that is not installed.
  public var familyName: String { face?.familyName ?? "" }

  private var metrics: LabelText.FontMetrics? { try? resolved().metrics }

  private var face: FontFace? { try? resolved().face }

  private func resolved() throws -> LabelText.Font {
    try RendererPool.shared.renderer().typesetter.library.font(for: request.request(for: .large, table: .iOS))
  }
}
