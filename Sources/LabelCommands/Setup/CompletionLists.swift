// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import LabelViewNode

/// The values of options that are keys of a label's record, for help and completion.
enum CompletionLists {
  static let weights = FontWeight.allCases.map { $0.rawValue }
  static let textStyles = TextStyleName.allCases.map { $0.rawValue }
  static let lineBreaks = LineBreakMode.allCases.map { $0.rawValue }
  static let dynamicTypes = DynamicTypeSize.allCases.map { $0.rawValue }

  /// The names of colours.
  static let colors = ColorDescription.names
  static let colorSpaces = ImageColorSpace.allCases.map { $0.rawValue }
}
