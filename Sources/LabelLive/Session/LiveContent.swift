// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// All manifests of a session at a moment: their labels by name, and the columns of their variants.
struct LiveContent: Sendable {
  /// The values that make a column. Nil for an axis on which the label does not vary.
  struct Variant: Hashable, Sendable {
    var locale: String?
    var scale: Double?
    var colorScheme: ColorScheme?
    var contrast: ColorSchemeContrast?
    var direction: TextDirection?
    var typeSize: DynamicTypeSize?
  }

  /// The position of a label.
  struct Position: Hashable, Sendable {
    var manifest: Int
    var label: Int
  }

  private(set) var manifests: [LiveManifest]
  /// The columns.
  private(set) var variants: [Variant] = []
  private(set) var positions: [String: Position] = [:]
  /// What decides the images of all labels.
  private(set) var keys = ImageKeys(nil, adding: [], removing: [])

  /// - Parameters:
  ///   - former: The content before.
  ///   - key: Returns what decides an image.
  init(_ manifests: [LiveManifest], former: LiveContent? = nil, key: (PlannedOutput) -> ImageKey) {
    self.manifests = []
    var columns: [Variant: Int] = [:]
    var (added, removed) = ([ImageKey](), [ImageKey]())
    // The last number that was appended to each name. Counting from 1 for each label would take quadratic time.
    var numbers: [String: Int] = [:]
    for (number, manifest) in manifests.enumerated() {
      var labels = manifest.labels
      let known = former.flatMap { $0.manifests.indices.contains(number) ? $0.manifests[number].labels : nil } ?? []
      for index in labels.indices {
        nameLabel(&labels[index], of: manifest, &numbers)
        let plan = labels[index].plan
        // Labels that were kept have their keys already.
        if labels[index].keys.isEmpty { labels[index].keys = plan.outputs.map(key) }
        if !known.indices.contains(index) || known[index].plan !== plan {
          added += labels[index].keys
          if known.indices.contains(index) { removed += known[index].keys }
        }
        positions[labels[index].id] = Position(manifest: number, label: index)
        labels[index].variants = plan.variants.map { variant in
          if let column = columns[variant] { return column }
          columns[variant] = variants.count
          variants.append(variant)
          return variants.count - 1
        }
      }
      for label in known.dropFirst(labels.count) { removed += label.keys }
      self.manifests.append(manifest.with(labels))
    }
    for manifest in former?.manifests.dropFirst(manifests.count) ?? [] { removed += manifest.labels.flatMap(\.keys) }
    keys = ImageKeys(former?.keys, adding: added, removing: removed)
  }

  /// Gives a label a name that no label before it has: another manifest may have its id, and so may a label with an error.
  private func nameLabel(_ label: inout LiveLabel, of manifest: LiveManifest, _ numbers: inout [String: Int]) {
    label.id = label.ownID
    guard positions[label.id] != nil else { return }
    let id = "\(label.id) (\(manifest.path):\(label.node.location.line))"
    var number = numbers[id] ?? 1
    label.id = number == 1 ? id : "\(id) \(number)"
    while positions[label.id] != nil {
      number += 1
      label.id = "\(id) \(number)"
    }
    numbers[id] = number
  }

  /// Returns the facts of images by label and column.
  ///
  /// - Parameter accepted: How the images compare with the accepted ones, by the paths of their files.
  func facts(
    _ facts: [ImageKey: LiveImage.Facts], _ accepted: [OutputPath: AcceptedSnapshots.State]
  ) -> [String: [Int: LiveImage.Facts]] {
    var result: [String: [Int: LiveImage.Facts]] = [:]
    for label in manifests.flatMap(\.labels) {
      for (index, column) in label.variants.enumerated() {
        guard var known = facts[label.keys[index]] else { continue }
        known.accepted = accepted[label.outputs[index].path]
        result[label.id, default: [:]][column] = known
      }
    }
    return result
  }

  /// Returns a label by its name; nil if there is none.
  func label(_ id: String) -> LiveLabel? { positions[id].map { manifests[$0.manifest].labels[$0.label] } }

  /// Returns a label by its name with its manifest; nil if there is none.
  subscript(id: String) -> (manifest: LiveManifest, label: LiveLabel)? {
    guard let position = positions[id] else { return nil }
    let manifest = manifests[position.manifest]
    return (manifest, manifest.labels[position.label])
  }
}

extension LiveContent.Variant {
  init(_ output: PlannedOutput) {
    let record = output.job.label.storage.record
    let environment = record.renderEnvironment()
    if output.axes.contains(.locale) { locale = environment.locale }
    if output.axes.contains(.scale) { scale = environment.scale }
    if output.axes.contains(.colorScheme) { colorScheme = environment.appearance.colorScheme }
    if output.axes.contains(.contrast) { contrast = environment.appearance.contrast }
    if output.axes.contains(.layoutDirection) { direction = environment.direction }
    if output.axes.contains(.dynamicTypeSize) { typeSize = environment.dynamicTypeSize }
  }

  /// The heading of the column.
  var name: String {
    let words: [String?] = [
      locale, scale.map { "@\(DumpText.number($0, places: 3))x" }, colorScheme?.rawValue, typeSize?.rawValue,
      direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }, contrast.map { $0 == .increased ? "more contrast" : "standard contrast" },
    ]
    let name = words.compactMap { $0 }.joined(separator: " ")
    return name.isEmpty ? "default" : name
  }
}
