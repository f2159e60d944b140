// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelText
internal import Synchronization

extension Diagnostic {
  /// The diagnostic for the page, as a JSON object.
  package var liveJSON: String { liveJSON(from: nil) }

  /// The diagnostic for the page.
  ///
  /// - Parameter place: The place that lines and columns are counted from, as `lineOffset` and `columnOffset`; nil, or a place in another
  ///   file, for the lines and columns of the file.
  func liveJSON(from place: DocumentLocation?) -> String {
    var members: [(name: String, value: String)] = [
      ("severity", JSONText.string(severity.rawValue)), ("code", JSONText.string(code.rawValue)), ("message", JSONText.string(message)),
    ]
    if let location {
      members.append(("file", JSONText.string(location.file)))
      if let place, place.file == location.file, place.line > 0, location.line > 0 {
        members += [("lineOffset", String(location.line - place.line)), ("columnOffset", String(location.column - place.column))]
      } else if location.line > 0 {
        members += [("line", String(location.line)), ("column", String(location.column))]
      }
    }
    if let help { members.append(("fix", JSONText.string(help))) }
    return JSONText.object(members)
  }

  /// The body of an answer that is an error: its code, its message and its location.
  package var liveError: String {
    var members: [(name: String, value: String)] = [("code", JSONText.string(code.rawValue)), ("message", JSONText.string(message))]
    if let location, location.line > 0 {
      let place: [(name: String, value: String)] = [
        ("file", JSONText.string(location.file)), ("line", String(location.line)), ("column", String(location.column)),
      ]
      members.append(("location", JSONText.object(place)))
    }
    if let help { members.append(("fix", JSONText.string(help))) }
    return JSONText.object(members)
  }
}

extension LiveContent {
  /// The whole state for the page.
  ///
  /// - Parameters:
  ///   - version: The number of the state.
  ///   - pictures: The files of an export by label and column, where nothing can be saved; nil for a server.
  func json(version: Int, _ settings: LiveSettings, pictures: [String: [Int: String]]? = nil) -> String {
    let isExport = pictures != nil
    return JSONText.object([
      ("version", String(version)), ("mode", JSONText.string("manifest")), ("tool", JSONText.string(LabelKitVersion.current)),
      ("editor", JSONText.string(settings.editor)), ("canSave", String(settings.canSave && !isExport)),
      ("manifests", JSONText.array(manifests.enumerated().map { $1.json(index: $0, isExport: isExport) })),
      ("axes", Self.axes(of: self)),
      ("variants", JSONText.array(variants.map(\.json))),
      (
        "labels",
        JSONText.array(
          manifests.enumerated().flatMap { number, manifest in
            manifest.labels.map { $0.json(in: manifest, number: number, files: pictures?[$0.id]) }
          })
      ),
    ])
  }

  /// The values that the page offers.
  private static func axes(of content: LiveContent) -> String {
    var locales: [String] = []
    for variant in content.variants { if let locale = variant.locale, !locales.contains(locale) { locales.append(locale) } }
    func list(_ values: [String]) -> String { JSONText.array(values.map { JSONText.string($0) }) }
    return JSONText.object([
      ("locales", list(locales)), ("scales", JSONText.array(["1", "2", "3"])), ("appearances", list(["light", "dark"])),
      ("contrasts", list(["standard", "increased"])), ("directions", list(["ltr", "rtl"])),
      ("typeSizes", list(DynamicTypeSize.allCases.map(\.rawValue))),
    ])
  }
}

extension LiveManifest {
  fileprivate func json(index: Int, isExport: Bool) -> String {
    JSONText.object([
      ("index", String(index)), ("path", JSONText.string(path)), ("absolutePath", JSONText.string(isExport ? path : absolutePath)),
      ("etag", JSONText.string(etag)), ("draft", String(isDraft)), ("format", JSONText.string(format.rawValue)),
      ("diagnostics", JSONText.array(diagnostics.map(\.liveJSON))),
    ])
  }
}

extension LiveContent.Variant {
  fileprivate var json: String {
    var members: [(name: String, value: String)] = []
    if let locale { members.append(("locale", JSONText.string(locale))) }
    if let scale { members.append(("scale", JSONText.number(scale))) }
    if let colorScheme { members.append(("appearance", JSONText.string(colorScheme.rawValue))) }
    if let contrast { members.append(("contrast", JSONText.string(contrast.rawValue))) }
    if let direction { members.append(("direction", JSONText.string(direction == .rightToLeft ? "rtl" : "ltr"))) }
    if let typeSize { members.append(("typeSize", JSONText.string(typeSize.rawValue))) }
    return JSONText.object([("name", JSONText.string(name)), ("values", JSONText.object(members))])
  }
}

extension LiveLabel {
  /// - Parameters:
  ///   - number: The index of the manifest.
  ///   - files: The files of an export by column; nil for a server.
  fileprivate func json(in manifest: LiveManifest, number: Int, files: [Int: String]?) -> String {
    guard files == nil else { return newJSON(in: manifest, number: number, files: files) }
    let use = LabelPlan.Use(id: id, variants: variants, manifest: number)
    return plan.json.withLock { known in
      if let known, known.use == use { return known.text }
      let text = newJSON(in: manifest, number: number, files: nil)
      known = (use, text)
      return text
    }
  }

  private func newJSON(in manifest: LiveManifest, number: Int, files: [Int: String]?) -> String {
    let record = node.json
    let pictures = zip(variants, outputs).map { column, output -> (name: String, value: String) in
      var members = [(name: "name", value: JSONText.string(output.path.description))]
      if let file = files?[column] { members.append(("url", JSONText.string(HTMLText.url(file)))) }
      return (String(column), JSONText.object(members))
    }
    let only = node["id"]?.text ?? id
    return JSONText.object([
      ("id", JSONText.string(id)), ("group", JSONText.string(group)), ("title", JSONText.string(text)), ("alt", JSONText.string(text)),
      ("manifest", String(number)), ("line", String(node.location.line)), ("column", String(node.location.column)),
      ("record", record.line),
      ("cli", JSONText.string("labelkit batch \(ShellWord.quoted(manifest.path)) \(ShellWord.option("--only", only)) -o out/")),
      ("swift", JSONText.string(SwiftLabelText.text(of: outputs.first?.job.label.storage.record, id: id))),
      ("yaml", JSONText.string(YAMLText.record(record))),
      ("variants", JSONText.array(variants.map { JSONText.string(String($0)) })), ("pictures", JSONText.object(pictures)),
      ("diagnostics", JSONText.array(diagnostics.map(\.liveJSON))),
    ])
  }
}
