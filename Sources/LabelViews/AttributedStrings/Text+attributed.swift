// SPDX-License-Identifier: MIT

public import FoundationEssentials
internal import LabelCore
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension Text {
  /// Creates a text view from an attributed string.
  ///
  /// The attributes of `AttributeScopes.LabelKitAttributes` and Foundation's `link` are drawn; others are ignored.
  ///
  /// - Parameter content: The string with its attributes.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    self.init(TextNode(runs: content.runs.map { TextNode.Run(String(content[$0.range].characters), $0.attributes) }))
  }
}

extension TextNode.Run {
  fileprivate init(_ text: String, _ container: AttributeContainer) {
    typealias Keys = AttributeScopes.LabelKitAttributes
    if let attachment = container[Keys.AttachmentAttribute.self] {
      self.init(attachment.image.content, attachment.bounds)
    } else {
      self.init(text)
    }
    attributes.font = container[Keys.FontAttribute.self]?.description
    attributes.color = container[Keys.ForegroundColorAttribute.self]?.description
    attributes.background = container[Keys.BackgroundColorAttribute.self]?.description
    attributes.kern = container[Keys.KernAttribute.self]
    attributes.tracking = container[Keys.TrackingAttribute.self]
    attributes.ligatures = container[Keys.LigatureAttribute.self].map { Ligatures(rawValue: min(max($0, 0), 2)) ?? .standard }
    attributes.baselineOffset = container[Keys.BaselineOffsetAttribute.self]
    attributes.underline = container[Keys.UnderlineStyleAttribute.self]?.description
    attributes.strikethrough = container[Keys.StrikethroughStyleAttribute.self]?.description
    attributes.stroke = container[Keys.StrokeWidthAttribute.self].map {
      StrokeDescription(width: $0, color: container[Keys.StrokeColorAttribute.self]?.description)
    }
    attributes.shadow = container[Keys.ShadowAttribute.self]?.description
    attributes.obliqueness = container[Keys.ObliquenessAttribute.self]
    attributes.expansion = container[Keys.ExpansionAttribute.self]
    attributes.superscript = container[Keys.SuperscriptAttribute.self]
    attributes.writingDirection = container[Keys.WritingDirectionAttribute.self]?.description
    if let intent = container[Keys.InlinePresentationIntentAttribute.self] { attributes.add(intent) }
    attributes.paragraph = container[Keys.ParagraphStyleAttribute.self]?.change
    OtherAttributes.read(container, into: &attributes)
    attributes.link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString
  }
}

extension TextAttributes {
  /// Applies markdown's presentation on top of the run's own font, as SwiftUI does.
  fileprivate mutating func add(_ intent: InlinePresentationIntent) {
    var font = font ?? FontDescription()
    if intent.contains(.stronglyEmphasized) { font.weight = .bold }
    if intent.contains(.emphasized) { font.isItalic = true }
    if intent.contains(.code) { font.design = .monospaced }
    if font != FontDescription() { self.font = font }
    if intent.contains(.strikethrough), strikethrough == nil { strikethrough = DecorationDescription() }
  }
}
