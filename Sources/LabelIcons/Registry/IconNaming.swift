// SPDX-License-Identifier: MIT

package import LabelCore

/// What a set of icons calls ours: `trash` is `trash-2` in Lucide, `bell.slash` is `bell-off`.
package struct IconNaming: Hashable, Sendable {
  private let names: [String: String]

  /// Our names with the set's.
  init(_ names: [String: String]) { self.names = names }

  /// Reads a `naming.json`: an object of our names with the set's, such as `{ "trash": "trash-2" }`. The last of equal names counts.
  ///
  /// - Throws: `LabelError.unusableIcon` with `path` and the line of the first thing that is not such an object.
  package init(json bytes: [UInt8], path: String) throws(LabelError) {
    do throws(SVGProblem) {
      self.init(try NamingReader.names(bytes))
    } catch {
      throw error.located(in: path)
    }
  }

  /// The set's name for one of ours, under any name that ours is known by; nil when the set is not known to have it.
  package func name(for name: String) -> String? { IconAliases.candidates(for: name).lazy.compactMap { names[$0] }.first }
}
