// SPDX-License-Identifier: MIT

internal import LabelSettings
internal import LabelText

/// The alignment of the lines of a text, which depends on the reading direction. UILabel's alignments are `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// The lines begin at the leading edge.
  case leading
  /// The lines are centred between both edges.
  case center
  /// The lines end at the trailing edge.
  case trailing

  func textAlignment(in direction: LayoutDirection) -> LabelSettings.TextAlignment {
    switch (self, direction) {
    case (.center, _): .center
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
    }
  }
}

extension Text {
  /// The part of a text that an ellipsis replaces when it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the text is replaced.
    case head
    /// The end of the text is replaced.
    case tail
    /// The middle of the text is replaced.
    case middle

    var lineBreakMode: LineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    }
  }

  /// A change of the text's case.
  public enum Case: Hashable, Sendable {
    /// The text is shown in capitals, by the rules of the locale.
    case uppercase
    /// The text is shown in lowercase letters, by the rules of the locale.
    case lowercase
  }
}
