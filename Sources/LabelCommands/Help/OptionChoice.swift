// SPDX-License-Identifier: MIT

import ArgumentParser

/// An option's value that is one of a fixed set of names.
///
/// Help lists the raw values only. ArgumentParser's default implementation also looks for descriptions, which makes Swift's runtime search
/// all protocol conformances of the tool three times for each such option, and twice more to describe a default value. So the options of
/// `batch` and `render` are optional instead, and their help names the default.
protocol OptionChoice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension OptionChoice {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  static var allValueDescriptions: [String: String] { [:] }
}
