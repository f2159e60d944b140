// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelPreviewBuild
internal import LabelPreviewProtocol
internal import LabelText

extension PreviewContent {
  /// The whole state for the page, with the same members as for manifests; Swift files are listed as `manifests`.
  ///
  /// - Parameters:
  ///   - version: The number of the state.
  ///   - pictures: The image files of an export, by preview and column; nil if the page is served.
  func json(version: Int, _ settings: PreviewSettings, pictures: [String: [Int: String]]? = nil) -> String {
    let files = files
    let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    return JSONText.object([
      ("version", String(version)), ("mode", JSONText.string("preview")), ("tool", JSONText.string(LabelKitVersion.current)),
      ("name", JSONText.string(settings.package == "." ? "Previews" : settings.package)), ("status", JSONText.string("\(status)")),
      ("editor", JSONText.string(settings.editor)), ("canSave", "false"),
      (
        "manifests",
        JSONText.array(files.enumerated().map { json(file: $1, index: $0, isExport: pictures != nil) })
      ), ("axes", axes), ("variants", JSONText.array(columns.map(\.json))),
      ("labels", JSONText.array(labels.map { json($0, file: numbers[$0.file], settings, files: pictures?[$0.id]) })),
    ])
  }

  private func json(file: String, index: Int, isExport: Bool) -> String {
    let own = diagnostics.filter { ($0.location?.file ?? files.first) == file }
    return JSONText.object([
      ("index", String(index)), ("path", JSONText.string(file)),
      ("absolutePath", JSONText.string(isExport ? file : sources?.absolutePath(of: file) ?? file)), ("draft", "false"),
      ("format", JSONText.string("swift")), ("diagnostics", JSONText.array(own.map(\.liveJSON))),
    ])
  }

  private var axes: String {
    func list(_ values: [String]) -> String { JSONText.array(values.map { JSONText.string($0) }) }
    return JSONText.object([
      ("locales", list(columns.map(\.values.locale).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })),
      ("scales", JSONText.array(["1", "2", "3"])), ("appearances", list(["light", "dark"])),
      ("contrasts", list(["standard", "increased"])),
      ("directions", list(["ltr", "rtl"])), ("typeSizes", list(DynamicTypeSize.allCases.map(\.rawValue))),
    ])
  }

  private func json(_ label: Label, file: Int?, _ settings: PreviewSettings, files: [Int: String]?) -> String {
    let group = label.id.lastIndex(of: "/").map { String(label.id[..<$0]) } ?? ""
    let pictures = columns.indices.map { column -> (name: String, value: String) in
      var members = [(name: "name", value: JSONText.string(label.id))]
      if let file = files?[column] { members.append(("url", JSONText.string(HTMLText.url(file)))) }
      return (String(column), JSONText.object(members))
    }
    let place = settings.package == "." ? "" : "--package-path \(ShellWord.quoted(settings.package)) "
    return JSONText.object([
      ("id", JSONText.string(label.id)), ("group", JSONText.string(group)), ("title", JSONText.string("")),
      ("alt", JSONText.string(label.id)), ("manifest", String(file ?? 0)), ("line", String(label.line)), ("column", "1"),
      ("cli", JSONText.string("labelkit preview \(place)\(ShellWord.option("--filter", label.id)) -o previews")),
      ("variants", JSONText.array(columns.indices.map { JSONText.string(String($0)) })), ("pictures", JSONText.object(pictures)),
      ("diagnostics", JSONText.array(label.diagnostics.map(\.liveJSON))),
    ])
  }
}

extension PreviewContent.Column {
  /// The values that differ from the usual ones, which the toggles replace.
  fileprivate var json: String {
    let usual = PreviewValues()
    var members: [(name: String, value: String)] = []
    if values.locale != usual.locale { members.append(("locale", JSONText.string(values.locale))) }
    if values.scale != usual.scale { members.append(("scale", JSONText.number(values.scale))) }
    members.append(("appearance", JSONText.string(values.colorScheme.rawValue)))
    if values.contrast != usual.contrast { members.append(("contrast", JSONText.string(values.contrast.rawValue))) }
    if let direction = values.layoutDirection {
      members.append(("direction", JSONText.string(direction == .rightToLeft ? "rtl" : "ltr")))
    }
    if values.dynamicTypeSize != usual.dynamicTypeSize { members.append(("typeSize", JSONText.string(values.dynamicTypeSize.rawValue))) }
    return JSONText.object([("name", JSONText.string(name)), ("values", JSONText.object(members))])
  }
}
