// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelPreviewBuild
internal import LabelPreviewProtocol
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension PreviewContent {
  /// The whole state for the page, with the same members as for manifests; Swift files are listed as `manifests`.
  ///
  /// - Parameters:
  ///   - version: The number of the state.
  ///   - images: The image files of an export, by preview and column; nil if the page is served.
  func json(version: Int, _ settings: PreviewSettings, images: [String: [Int: String]]? = nil) -> JSONValue {
    let files = files
    let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    return [
      "version": version.json, "mode": "preview", "tool": LabelKitVersion.current.json,
      "name": (settings.package == "." ? "Previews" : settings.package).json, "status": "\(status)".json,
      "editor": settings.editor.json, "canSave": false,
      "manifests": .array(files.enumerated().map { json(file: $1, index: $0, isExport: images != nil) }),
      "axes": LiveContent.axes(locales: columns.map(\.values.locale)), "variants": .array(columns.map(\.json)),
      "labels": .array(labels.map { json($0, file: numbers[$0.file], settings, files: images?[$0.id]) }),
    ]
  }

  private func json(file: String, index: Int, isExport: Bool) -> JSONValue {
    let own = diagnostics.filter { ($0.location?.file ?? files.first) == file }
    return [
      "index": index.json, "path": file.json, "absolutePath": (isExport ? file : sources?.absolutePath(of: file) ?? file).json,
      "draft": false, "format": "swift", "diagnostics": .array(own.map(\.liveJSON)),
    ]
  }

  private func json(_ label: Label, file: Int?, _ settings: PreviewSettings, files: [Int: String]?) -> JSONValue {
    let group = label.id.lastIndex(of: "/").map { String(label.id[..<$0]) } ?? ""
    let images = columns.indices.map { column in
      var image: JSONValue = ["name": label.id.json]
      image["url"] = files?[column].map { HTMLText.url($0).json }
      return JSONValue.Member(String(column), image)
    }
    let place = settings.package == "." ? "" : "--package-path \(ShellWord.quoted(settings.package)) "
    return [
      "id": label.id.json, "group": group.json, "title": "", "alt": label.id.json, "manifest": (file ?? 0).json, "line": label.line.json,
      "column": 1, "cli": "labelkit preview \(place)\(ShellWord.option("--filter", label.id)) -o previews".json,
      "variants": columns.indices.map(String.init).json, "pictures": .object(images),
      "diagnostics": .array(label.diagnostics.map(\.liveJSON)),
    ]
  }
}

extension PreviewContent.Column {
  /// The values that differ from the usual ones, which the toggles replace.
  fileprivate var json: JSONValue {
    let usual = PreviewValues()
    var json: JSONValue = [:]
    if values.locale != usual.locale { json["locale"] = values.locale.json }
    if values.scale != usual.scale { json["scale"] = values.scale.json }
    json["appearance"] = values.colorScheme.rawValue.json
    if values.contrast != usual.contrast { json["contrast"] = values.contrast.rawValue.json }
    json["direction"] = values.layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" }
    if values.dynamicTypeSize != usual.dynamicTypeSize { json["typeSize"] = values.dynamicTypeSize.rawValue.json }
    return ["name": name.json, "values": json]
  }
}
