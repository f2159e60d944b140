// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons

/// Handwritten SF Symbols templates in the documented format.
struct TemplateSample {
  /// The id, such as `Regular-S`, the content and the transform of each variant's group.
  var variants: [(id: String, inside: String, transform: String)] = []
  var guides = ""
  var style = ""
  var version = "3.0"
  var root = #"width="3300" height="2200""#

  /// The baselines of the scales on Apple's canvas; the cap height is 70.459.
  static let baselines = ["S": 696.0, "M": 1126, "L": 1556]
  static let capHeight = 70.459

  static let standardLines = baselines.map { scale, y in
    """
    <line id="Baseline-\(scale)" x1="263" x2="3036" y1="\(y)" y2="\(y)"/>
    <line id="Capline-\(scale)" x1="263" x2="3036" y1="\(y - capHeight)" y2="\(y - capHeight)"/>
    """
  }.joined()

  var text: String {
    let groups = variants.map { variant in
      "<g id=\"\(variant.id)\"\(variant.transform.isEmpty ? "" : " transform=\"\(variant.transform)\"")>\(variant.inside)</g>"
    }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" \(root)>
      <style>\(style)</style>
      <g id="Notes"><rect width="3300" height="2200" fill="white"/><text id="template-version">Template v.<tspan>\(version)</tspan></text></g>
      <g id="Guides"><g id="H-reference"><path d="M0 0h9"/></g>\(guides)</g>
      <g id="Symbols">\(groups)</g>
      </svg>
      """
  }

  func icon() throws(LabelError) -> Icon { try Icon(name: "sample", svg: Array(text.utf8), path: "sample.svg") }

  /// Three small masters of a drawing. `shape` gives the path data and width; the origin is the left end of the baseline.
  static func masters(_ shape: (_ weight: String) -> (data: String, width: Double), classes: String = "") -> TemplateSample {
    var sample = TemplateSample(guides: standardLines)
    for (index, weight) in ["Ultralight", "Regular", "Black"].enumerated() {
      let (data, width) = shape(weight)
      let left = 500.0 + 1000 * Double(index)
      sample.variants.append(
        ("\(weight)-S", "<path class=\"\(classes)\" d=\"\(data)\"/>", "matrix(1 0 0 1 \(left) 696)"))
      sample.guides += margins("\(weight)-S", left, left + width)
    }
    return sample
  }

  static func margins(_ variant: String, _ left: Double, _ right: Double) -> String {
    [("left", left), ("right", right)].map { side, x in
      "<line id=\"\(side)-margin-\(variant)\" x1=\"\(x)\" x2=\"\(x)\" y1=\"600\" y2=\"720\"/>"
    }.joined()
  }
}
