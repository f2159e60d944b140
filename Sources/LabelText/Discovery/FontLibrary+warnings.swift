// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

extension FontRequest {
  /// Whether the request has values that some fonts do not have: a design, a width, features or axes.
  package var hasOptionalValues: Bool { design != .default || width != .standard || !features.isEmpty || !variations.isEmpty }

  /// The request without its size and metrics, and with only some of its optional values.
  fileprivate func with(design: FontDesign, width: FontWidth) -> FontRequest {
    FontRequest(family: family, size: 1, weight: weight, width: width, isItalic: isItalic, design: design)
  }
}

extension FontLibrary {
  /// The values of a request that change nothing: a design or a width without a face of its own, and features and axes that the face lacks.
  ///
  /// A feature that is off changes nothing in any font that lacks it, as intended.
  ///
  /// - Throws: The errors of `font(for:)`.
  package func ineffectiveValues(of request: FontRequest) throws(Diagnostic.Cause) -> [LabelError] {
    guard request.hasOptionalValues else { return [] }
    var key = request.with(design: request.design, width: request.width)
    (key.features, key.variations) = (request.features, request.variations)
    if let cached = ineffectiveValueCache[key] { return cached }
    let face = try choice(for: request).face
    var found: [LabelError] = []
    if request.design != .default, try isEqual(request, to: request.with(design: .default, width: request.width)) {
      found.append(ineffective("design", request.design.rawValue, because: designReason(request)))
    }
    if request.width != .standard, try isEqual(request, to: request.with(design: request.design, width: .standard)) {
      found.append(ineffective("width", request.width.rawValue, because: widthReason(request, face)))
    }
    found += ineffectiveFeatures(of: request, face)
    found += try ineffectiveAxes(of: request, face)
    ineffectiveValueCache.insert(found, for: key)
    return found
  }

  private func ineffective(_ key: String, _ value: String, because reason: String, nearest: [String] = []) -> LabelError {
    .ineffectiveFontValue(key: "font." + key, value: value, reason: reason, nearest: nearest)
  }

  /// Whether two requests have the same face, apart from explicit axis values.
  private func isEqual(_ request: FontRequest, to other: FontRequest) throws(Diagnostic.Cause) -> Bool {
    let own = request.with(design: request.design, width: request.width)
    return try choice(for: own).face.id == choice(for: other).face.id
  }

  private func designReason(_ request: FontRequest) -> String {
    switch request.family {
    case .system: request.design == .rounded ? "no rounded family is installed" : "the system font has no such design here"
    case .named(let name): request.design == .rounded ? "no family \(name) Rounded is installed" : "\(name) has a design of its own"
    case .file: "a font file has a design of its own"
    }
  }

  private func widthReason(_ request: FontRequest, _ face: FontFace) -> String {
    let reason = "\(face.familyName) has no \(request.width.rawValue) face"
    let others = families(having: request.width).filter { $0 != face.familyName }.prefix(3)
    return others.isEmpty ? reason : reason + "; these families have one: " + others.joined(separator: ", ")
  }

  /// The families with a face on the side of a width, in alphabetical order.
  private func families(having width: FontWidth) -> [String] {
    let faces = database.catalog.indices.compactMap { database.catalog[$0] }
    let fitting = faces.filter { width.percent < 100 ? $0.traits.width.lowerBound < 95 : $0.traits.width.upperBound > 105 }
    return Set(fitting.compactMap(\.family)).sorted()
  }

  private func ineffectiveFeatures(of request: FontRequest, _ face: FontFace) -> [LabelError] {
    let wanted = request.features.filter { $0.value > 0 }
    guard !wanted.isEmpty, let features = face.features else { return [] }
    let names = features.map(\.description)
    return wanted.filter { !features.contains($0.tag) }.map { feature in
      let tag = feature.tag.description
      return ineffective(
        "features", "\(tag): \(feature.value)", because: "\(face.postScriptName) has no feature \(tag)",
        nearest: NearestNames.of(tag, in: names))
    }
  }

  private func ineffectiveAxes(of request: FontRequest, _ face: FontFace) throws(Diagnostic.Cause) -> [LabelError] {
    guard !request.variations.isEmpty else { return [] }
    let tags: [OpenTypeTag]
    do throws(UnusableFont) { tags = try openFaces.file(face.path).designSpace(at: face.index).tags } catch {
      throw .label(.unusableFont(path: face.path, reason: error.reason))
    }
    return request.variations.filter { !tags.contains($0.tag) }.map { variation in
      let (tag, name) = (variation.tag.description, face.postScriptName)
      let reason = tags.isEmpty ? "\(name) is not a variable font" : "\(name) has no axis \(tag)"
      return ineffective(
        "variations", "\(tag): \(DumpText.number(variation.value))", because: reason,
        nearest: NearestNames.of(tag, in: tags.map(\.description)))
    }
  }

  // MARK: Substituted faces

  /// What a request asks for and its face does not have: the weight, and the italic, which is then drawn by slanting the glyphs.
  ///
  /// - Throws: The errors of `font(for:)`.
  package func substitutes(of request: FontRequest) throws(Diagnostic.Cause) -> [LabelError] {
    let traits = try record(for: request).traits
    let choice = try choice(for: request)
    let name = choice.face.familyName.isEmpty ? choice.face.postScriptName : choice.face.familyName
    var found: [LabelError] = []
    let weight = Double(request.weight.cssValue)
    // Weights are a hundred apart, and some faces are a little beside theirs.
    if weight - traits.weight.upperBound >= 50 || traits.weight.lowerBound - weight >= 50 {
      let used = DumpText.number(traits.weight.lowerBound.rounded())
      found.append(
        .substitutedFont(
          font: name, missing: "\(request.weight.rawValue) face", used: "\(choice.face.postScriptName), of weight \(used), is used"))
    }
    if request.isItalic, !choice.supportsItalic {
      found.append(.substitutedFont(font: name, missing: "italic face", used: "\(choice.face.postScriptName) is slanted"))
    }
    return found
  }
}
