// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// The changes by a text's modifiers, collected from the outside in: the modifier closest to the text comes last and overrides the others.
struct TextChange: Sendable {
  /// The font; nil for the view's.
  var font: Font?
  var fontChanges: [FontChange] = []
  var attributes = TextAttributes()

  init() {}

  init(font: Font?, fontChanges: [FontChange], attributes: TextAttributes) {
    self.font = font
    self.fontChanges = fontChanges
    self.attributes = attributes
  }

  init(paint: PaintDescription) {
    attributes.color = paint.mainColor
    if paint.plainColor == nil { attributes.paint = paint }
  }

  func followed(by inner: TextChange) -> TextChange {
    TextChange(
      font: inner.font ?? font, fontChanges: fontChanges + inner.fontChanges, attributes: attributes.overridden(by: inner.attributes))
  }

  /// Returns a run with these changes, which the run's own attributes override.
  func applied(to run: TextNode.Run) -> TextNode.Run {
    var attributes = attributes
    if font != nil || !fontChanges.isEmpty {
      var description = font?.description ?? FontDescription()
      description.replacesInherited = font != nil
      for change in fontChanges { change.apply(to: &description) }
      attributes.font = description
    }
    var result = run
    result.attributes = attributes.overridden(by: run.attributes)
    return result
  }
}

extension Text {
  func changed(_ change: (inout TextChange) -> Void) -> Text {
    var result = TextChange()
    change(&result)
    return Text(.changed(self, result))
  }

  func attributed(_ change: (inout TextAttributes) -> Void) -> Text { changed { change(&$0.attributes) } }
}
