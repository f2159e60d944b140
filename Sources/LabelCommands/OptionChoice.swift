// SPDX-License-Identifier: MIT

import ArgumentParser

/// One of a few words that an option takes.
///
/// Only the raw values are shown: ArgumentParser's own way of asking for descriptions, too, makes Swift's runtime search all conformances of
/// the tool three times for each such option.
protocol OptionChoice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension OptionChoice {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  static var allValueDescriptions: [String: String] { [:] }
}
