// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

extension NSAttributedString {
  /// Creates an attributed string of Foundation from one of Swift. UIKit's attributes, links and the colours and lines of SwiftUI are kept.
  ///
  /// - Parameter attributedString: The string with its attributes.
  public convenience init(_ attributedString: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      var keys = run.attributes.swiftUIAttributes.merging(run.attributes.uiKitAttributes) { $1 }
      if let link = run.attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] { keys[.link] = link }
      result.append(NSAttributedString(string: String(attributedString[run.range].characters), attributes: keys))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates an attributed string of Swift from one of Foundation. UIKit's attributes and links are kept, others are left out.
  ///
  /// - Parameter nsStr: The string with its attributes.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    unsafe nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { keys, range, _ in
      var container = AttributeContainer()
      container.setUIKitAttributes(keys)
      container[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
        keys[.link] as? URL ?? (keys[.link] as? String).flatMap { URL(string: $0) }
      append(AttributedString((nsStr.string as NSString).substring(with: range), attributes: container))
    }
  }
}

extension AttributeContainer {
  /// SwiftUI's attributes that UIKit has as well.
  fileprivate var swiftUIAttributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.LabelKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    if let font = self[Keys.FontAttribute.self] { result[.font] = UIFont(font.description) }
    if let color = self[Keys.ForegroundColorAttribute.self] { result[.foregroundColor] = UIColor(color) }
    if let color = self[Keys.BackgroundColorAttribute.self] { result[.backgroundColor] = UIColor(color) }
    if let length = self[Keys.KernAttribute.self] { result[.kern] = length }
    if let length = self[Keys.TrackingAttribute.self] { result[.tracking] = length }
    if let length = self[Keys.BaselineOffsetAttribute.self] { result[.baselineOffset] = length }
    if self[Keys.UnderlineStyleAttribute.self] != nil { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if self[Keys.StrikethroughStyleAttribute.self] != nil { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    return result
  }
}
