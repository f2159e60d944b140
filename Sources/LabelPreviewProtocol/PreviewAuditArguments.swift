// SPDX-License-Identifier: MIT

package import LabelAudit
internal import LabelCore
internal import LabelStrings
internal import LabelText

/// What previews are audited for, as arguments `key=value` of the program that audits them.
package struct PreviewAuditArguments {
  /// The options so far.
  package private(set) var options = AuditOptions()

  package init() {}

  /// The arguments for some options. A background is not among them: previews have their own.
  package static func texts(of options: AuditOptions) -> [String] {
    func list(_ values: [some RawRepresentable<String>]) -> String { values.map(\.rawValue).joined(separator: ",") }
    var texts = [
      "audit.sizes=" + list(options.typeSizes.values), "audit.schemes=" + list(options.colorSchemes.values),
      "audit.contrasts=" + list(options.contrasts.values), "audit.directions=" + list(options.layoutDirections.values),
      "audit.pseudo=" + list(options.pseudoLocales), "audit.least=\(options.leastSize)", "audit.pictures=\(options.draws() ? 1 : 0)",
    ]
    if let locales = options.locales { texts.append("audit.locales=" + locales.joined(separator: ",")) }
    return texts
  }

  /// Reads an argument; false if it is none of an audit.
  package mutating func set(_ key: String, _ text: String) -> Bool {
    let parts = text.split(separator: ",").map(String.init)
    func values<Value: RawRepresentable<String>>() -> [Value] { parts.compactMap { Value(rawValue: $0) } }
    switch key {
    case "audit.sizes": options.typeSizes.narrow(to: values())
    case "audit.schemes": options.colorSchemes.narrow(to: values())
    case "audit.contrasts": options.contrasts.narrow(to: values())
    case "audit.directions": options.layoutDirections.narrow(to: values())
    case "audit.pseudo": options.pseudoLocales = values()
    case "audit.least": options.leastSize = Double(text) ?? options.leastSize
    case "audit.pictures":
      let draws = text == "1"
      options.draws = { draws }
    case "audit.locales": options.locales = parts
    default: return false
    }
    return true
  }
}
