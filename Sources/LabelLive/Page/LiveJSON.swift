// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelSettings
internal import LabelText
internal import LabelViewNode
internal import Synchronization

extension Diagnostic {
  /// The diagnostic for the page, as a JSON object.
  package var liveJSON: JSONValue { liveJSON(from: nil) }

  /// The diagnostic for the page.
  ///
  /// - Parameter place: The place that lines and columns are counted from, as `lineOffset` and `columnOffset`; nil, or a place in another
  ///   file, for the lines and columns of the file.
  func liveJSON(from place: DocumentLocation?) -> JSONValue {
    var json: JSONValue = ["severity": severity.rawValue.json, "code": code.rawValue.json, "message": message.json]
    if let location {
      json["file"] = location.file.json
      if let place, place.file == location.file, place.line > 0, location.line > 0 {
        json["lineOffset"] = (location.line - place.line).json
        json["columnOffset"] = (location.column - place.column).json
      } else if location.line > 0 {
        json["line"] = location.line.json
        json["column"] = location.column.json
      }
    }
    json["fix"] = help?.json
    return json
  }

  /// The body of an answer that is an error: its code, its message and its location.
  package var liveError: JSONValue {
    var json: JSONValue = ["code": code.rawValue.json, "message": message.json]
    if let location, location.line > 0 {
      json["location"] = ["file": location.file.json, "line": location.line.json, "column": location.column.json]
    }
    json["fix"] = help?.json
    return json
  }
}

extension LiveContent {
  /// The whole state for the page.
  ///
  /// - Parameters:
  ///   - version: The number of the state.
  ///   - images: The files of an export by label and column, where nothing can be saved; nil for a server.
  func json(version: Int, _ settings: LiveSettings, images: [String: [Int: String]]? = nil) -> JSONValue {
    let isExport = images != nil
    let labels = manifests.enumerated().flatMap { number, manifest in
      manifest.labels.map { $0.json(in: manifest, number: number, files: images?[$0.id]) }
    }
    return [
      "version": version.json, "mode": "manifest", "tool": LabelKitVersion.current.json, "editor": settings.editor.json,
      "canSave": (settings.canSave && !isExport).json,
      "manifests": .array(manifests.enumerated().map { $1.json(index: $0, isExport: isExport) }),
      "axes": Self.axes(locales: variants.compactMap(\.locale)), "variants": .array(variants.map(\.json)), "labels": .array(labels),
    ]
  }

  /// The values that the page offers.
  static func axes(locales: [String]) -> JSONValue {
    [
      "locales": locales.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.json, "scales": [1, 2, 3],
      "appearances": ["light", "dark"], "contrasts": ["standard", "increased"], "directions": ["ltr", "rtl"],
      "typeSizes": DynamicTypeSize.allCases.map(\.rawValue).json,
    ]
  }
}

extension LiveManifest {
  fileprivate func json(index: Int, isExport: Bool) -> JSONValue {
    [
      "index": index.json, "path": path.json, "absolutePath": (isExport ? path : absolutePath).json, "etag": etag.json,
      "draft": isDraft.json, "format": format.rawValue.json, "diagnostics": .array(diagnostics.map(\.liveJSON)),
    ]
  }
}

extension LiveContent.Variant {
  fileprivate var json: JSONValue {
    var values: JSONValue = [:]
    values["locale"] = locale?.json
    values["scale"] = scale?.json
    values["appearance"] = colorScheme?.rawValue.json
    values["contrast"] = contrast?.rawValue.json
    values["direction"] = direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }
    values["typeSize"] = typeSize?.rawValue.json
    return ["name": name.json, "values": values]
  }
}

extension LiveLabel {
  /// - Parameters:
  ///   - number: The index of the manifest.
  ///   - files: The files of an export by column; nil for a server.
  fileprivate func json(in manifest: LiveManifest, number: Int, files: [Int: String]?) -> JSONValue {
    guard files == nil else { return newJSON(in: manifest, number: number, files: files) }
    let use = LabelPlan.Use(id: id, variants: variants, manifest: number)
    return plan.json.withLock { known in
      if let known, known.use == use { return known.value }
      let value = newJSON(in: manifest, number: number, files: nil)
      known = (use, value)
      return value
    }
  }

  private func newJSON(in manifest: LiveManifest, number: Int, files: [Int: String]?) -> JSONValue {
    let record = node.json
    let images = zip(variants, outputs).map { column, output in
      var image: JSONValue = ["name": output.path.description.json]
      image["url"] = files?[column].map { HTMLText.url($0).json }
      return JSONValue.Member(String(column), image)
    }
    let only = node["id"]?.text ?? id
    return [
      "id": id.json, "group": group.json, "title": text.json, "alt": text.json, "manifest": number.json, "line": node.location.line.json,
      "column": node.location.column.json, "record": record,
      "cli": "labelkit batch \(ShellWord.quoted(manifest.path)) \(ShellWord.option("--only", only)) -o out/".json,
      "swift": SwiftLabelText.text(of: outputs.first?.job.label.storage.record, id: id).json, "yaml": YAMLText.record(record).json,
      "variants": variants.map(String.init).json, "pictures": .object(images), "diagnostics": .array(diagnostics.map(\.liveJSON)),
    ]
  }
}
