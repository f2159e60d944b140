// SPDX-License-Identifier: MIT

internal import LabelText

/// The alignment of the lines of a text, by reading direction. UILabel's alignments are `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing

  func textAlignment(in direction: LayoutDirection) -> LabelText.TextAlignment {
    switch (self, direction) {
    case (.center, _): .center
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
    }
  }
}

extension Text {
  /// Which part of too long a text an ellipsis replaces.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle

    var lineBreakMode: LineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    }
  }

  /// A change of case.
  public enum Case: Hashable, Sendable {
    /// To capitals, by the locale's rules.
    case uppercase
    /// To lowercase letters, by the locale's rules.
    case lowercase
  }
}
