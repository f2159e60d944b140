// SPDX-License-Identifier: MIT

import Foundation
import LabelUIKit
import Testing

/// The code of "UILabel typesetting".
enum UILabelImages {
  static let all = [
    DocumentedImage("LabelUIKit", "label-lines", data: lines),
    DocumentedImage("LabelUIKit", "label-truncation", data: truncation),
    DocumentedImage("LabelUIKit", "label-shrinking", data: shrinking),
    DocumentedImage("LabelUIKit", "label-attributes", data: attributes),
  ]

  static func lines() throws -> Data {
    // snippet: label-lines
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 180, height: 60))
    label.text = "Showers over the fjord, then a dry and sunny afternoon"
    label.numberOfLines = 2
    label.backgroundColor = UIColor(white: 0.93, alpha: 1)
    let image = try label.pngData(scale: 2)
    // end snippet
    return image
  }

  static func truncation() throws -> Data {
    // snippet: label-truncation
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4
    let modes: [NSLineBreakMode] = [
      .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping,
    ]
    for mode in modes {
      let label = UILabel()
      label.text = "From Bergen to Trondheim by boat"
      label.lineBreakMode = mode
      label.backgroundColor = UIColor(white: 0.93, alpha: 1)
      label.widthAnchor.constraint(equalToConstant: 180).isActive = true
      stack.addArrangedSubview(label)
    }
    let image = try stack.pngData(scale: 2)
    // end snippet
    return image
  }

  static func shrinking() throws -> Data {
    // snippet: label-shrinking
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 180, height: 30))
    label.text = "Storm warning for all coasts"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    label.backgroundColor = UIColor(white: 0.93, alpha: 1)
    let image = try label.pngData(scale: 2)
    // end snippet
    return image
  }

  static func attributes() throws -> Data {
    // snippet: label-attributes
    let text = NSMutableAttributedString(string: "12° and rain")
    let large = UIFont.systemFont(ofSize: 28, weight: .light)
    text.addAttribute(.font, value: large, range: NSRange(0..<3))
    let blue = UIColor.systemBlue
    text.addAttribute(.foregroundColor, value: blue, range: NSRange(8..<12))
    let label = UILabel()
    label.attributedText = text
    label.backgroundColor = UIColor(white: 0.93, alpha: 1)
    let image = try label.pngData(scale: 2)
    // end snippet
    return image
  }
}

@Suite struct UILabelSnippetTests {
  @Test func aLabelMeasuresItself() throws {
    // snippet: label-measuring
    let label = UILabel()
    label.text = "Lightning"
    label.font = .systemFont(ofSize: 17)
    let natural = label.intrinsicContentSize
    let fitting = label.sizeThatFits(CGSize(width: 60, height: 100))
    let baseline = label.firstBaseline
    // end snippet
    #expect(natural.width > 60 && fitting.height >= natural.height)
    #expect(try #require(baseline) > 0)
  }
}
