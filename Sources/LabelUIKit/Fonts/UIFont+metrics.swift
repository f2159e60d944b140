// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
internal import LabelText

/// UIKit's name of `SizingRule`.
public typealias UILetterformAwareSizingRule = SizingRule

/// The metrics of the font's file at this size, in points; 0 for a font that does not exist.
extension UIFont {
  /// From the baseline up to the top of a line.
  public var ascender: CGFloat { metrics?.ascent ?? 0 }
  /// From the baseline to the bottom of a line, negative.
  public var descender: CGFloat { -(metrics?.descent ?? 0) }
  /// The height of a line without `leading`.
  public var lineHeight: CGFloat { metrics?.lineHeight ?? 0 }
  /// The extra room between lines, which a label ignores.
  public var leading: CGFloat { metrics?.lineGap ?? 0 }
  /// The height of capitals.
  public var capHeight: CGFloat { metrics?.capHeight ?? 0 }
  /// The height of lowercase letters without ascenders.
  public var xHeight: CGFloat { metrics?.xHeight ?? 0 }
  /// The face's PostScript name; empty for a font that does not exist.
  public var fontName: String { face?.postScriptName ?? "" }
  /// The name of the face's family; empty for a font that does not exist.
  public var familyName: String { face?.familyName ?? "" }

  private var metrics: LabelText.FontMetrics? { try? resolved().metrics }

  private var face: FontFace? { try? resolved().face }

  private func resolved() throws -> LabelText.Font {
    try RendererPool.shared.renderer().typesetter.library.font(for: request.request(for: .large, table: .iOS))
  }
}
