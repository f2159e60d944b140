// SPDX-License-Identifier: MIT

package import LabelAudit
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelPreviewProtocol
internal import LabelSettings
internal import LabelStrings
internal import LabelText
internal import LabelViewNode
package import LabelViews

/// The audit of a preview: it is laid out in each locale, direction and text size, and what breaks is found.
///
/// Colours are compared in the usual text size, and what assistive technologies read in the first variant.
package struct PreviewAudit {
  private let preview: Preview
  private let options: AuditOptions
  private let isTransparent: Bool
  private let locales: [String]
  private var findings: LabelFindings
  private var label = AuditedLabel()
  /// The first layout, whose texts name those of all others.
  private var source: LabelGeometry?

  /// - Parameter options: The variants; their locales begin with that of the source language.
  package init(_ preview: Preview, _ options: AuditOptions, isTransparent: Bool) {
    (self.preview, self.options, self.isTransparent) = (preview, options, isTransparent)
    let all = (options.locales ?? ["en"]) + options.pseudoLocales.map(\.rawValue)
    locales = all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    findings = LabelFindings(.preview(preview.name))
    label.id = preview.name
  }

  /// Audits the preview.
  package mutating func run() -> AuditedLabel {
    for locale in locales {
      for size in sizes {
        do { try audit(locale, size) } catch {
          label.diagnostics = [PreviewHost.diagnostic(error, preview)]
          return label
        }
      }
    }
    do {
      try checkContrast()
      try checkElements()
    } catch let error as Diagnostic where error.code == .missingGlyph {
      // It has been found.
    } catch { label.diagnostics = [PreviewHost.diagnostic(error, preview)] }
    label.findings = findings.findings
    if options.draws() { draw(&label.findings) }
    return label
  }

  /// The usual size first, then the larger ones, then the smaller ones.
  private var sizes: [DynamicTypeSize] { options.typeSizes.values.usualFirst }

  /// The directions, that of a locale first.
  private func directions(of locale: String) -> [TextDirection] { options.layoutDirections.values.ownFirst(in: locale) }

  private func variant(_ locale: String, _ direction: TextDirection, _ size: DynamicTypeSize) -> AuditVariant {
    AuditVariant(
      locale: locale, layoutDirection: direction, dynamicTypeSize: size, colorScheme: options.colorSchemes.values[0],
      contrast: options.contrasts.values[0])
  }

  // MARK: Layouts

  private mutating func audit(_ locale: String, _ size: DynamicTypeSize) throws {
    let count = options.colorSchemes.values.count * options.contrasts.values.count
    var first: LabelGeometry?
    for direction in directions(of: locale) {
      let variant = variant(locale, direction, size)
      label.variantCount += count
      label.layoutCount += 1
      do {
        try preview.drawn(in: PreviewVariant(variant), isTransparent: isTransparent) { renderer, layout in
          let geometry = geometry(of: layout, variant, count)
          check(geometry, renderer)
          if let first, locale == locales[0] {
            let (own, other) = first.variant.layoutDirection == .leftToRight ? (first, geometry) : (geometry, first)
            own.checkIcons(own.icons.map { ($0.icon.name, false) }, mirrored: other, renderer.icons, &findings)
          }
          first = first ?? geometry
        }
      } catch let error as Diagnostic where error.code == .missingGlyph {
        findings.add(missingCharacter: error, in: variant, count: count)
      }
    }
  }

  private mutating func geometry(of layout: LaidOutLabel, _ variant: AuditVariant, _ count: Int) -> LabelGeometry {
    var geometry = LabelGeometry(layout: layout, variant: variant, count: count)
    geometry.nameTexts(like: source)
    source = source ?? geometry
    return geometry
  }

  private mutating func check(_ geometry: LabelGeometry, _ renderer: Renderer) {
    geometry.checkFit(leastSize: options.leastSize, &findings)
    geometry.checkWords(&findings)
    geometry.checkOverlap(renderer.typesetter.library, iconsMayOverflow: true, &findings)
    geometry.checkCharacters(&findings)
    geometry.checkTextDirection(&findings)
  }

  // MARK: Colours

  /// Compares the colours in each appearance. The system's own colours, such as its blue and its grey for secondary text, have too little by
  /// design where the reader asks for no more; they are reported if they have too little with increased contrast as well.
  private mutating func checkContrast() throws {
    let count = locales.count * options.typeSizes.values.count * options.layoutDirections.values.count
    for colorScheme in options.colorSchemes.values {
      var increased: Set<String> = []
      for contrast in options.contrasts.values.sorted(by: { $0 == .increased && $1 != .increased }) {
        var variant = variant(locales[0], directions(of: locales[0])[0], sizes[0])
        (variant.colorScheme, variant.contrast) = (colorScheme, contrast)
        let (failures, appearance) = try preview.drawn(in: PreviewVariant(variant), isTransparent: isTransparent) { _, layout in
          let appearance = layout.environment.appearance
          return (ContrastCheck(layout, on: options.background.colors(in: appearance), namesParts: true).failures, appearance)
        }
        let own = Set(SystemColor.allCases.map { $0.resolved(in: appearance).hex })
        for failure in failures {
          let part = "\(failure.what) \(failure.part ?? "")"
          if contrast == .increased, failure.level == .aa { increased.insert(part) }
          let isBySystem = own.contains(failure.contrast.foreground.hex) && options.contrasts.values.contains(.increased)
          if contrast == .standard, isBySystem, !increased.contains(part) { continue }
          findings.add(failure, in: variant, count: count)
        }
      }
    }
  }

  // MARK: What assistive technologies read

  private mutating func checkElements() throws {
    let variant = variant(locales[0], directions(of: locales[0])[0], sizes[0])
    for element in try preview.accessibilityElements(in: PreviewVariant(variant)).flatMap(\.flattened) {
      element.check(in: variant, &findings)
    }
  }

  // MARK: Pictures

  private func draw(_ findings: inout [AuditFinding]) {
    for index in findings.indices {
      guard let worst = findings[index].worst else { continue }
      findings[index].draw(worst, besideLanguage: locales[0]) { variant in
        try? preview.drawn(in: PreviewVariant(variant), isTransparent: isTransparent) { renderer, layout in
          let texts = LabelGeometry(layout: layout, variant: variant, count: 1).texts.map(\.string)
          return AuditPicture(
            variant, png: try renderer.render(layout).file.bytes, size: layout.size, text: texts.joined(separator: ", "))
        }
      }
    }
  }
}

extension PreviewVariant {
  fileprivate init(_ variant: AuditVariant) {
    var values = PreviewValues()
    (values.locale, values.layoutDirection, values.dynamicTypeSize) = (variant.locale, variant.layoutDirection, variant.dynamicTypeSize)
    (values.colorScheme, values.contrast) = (variant.colorScheme, variant.contrast)
    self.init(values)
  }
}
