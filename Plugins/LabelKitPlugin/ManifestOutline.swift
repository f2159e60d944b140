// SPDX-License-Identifier: MIT

/// The part of a manifest that decides which images it gives: ids and variants.
struct ManifestOutline {
  private let root: OutlineNode

  init(_ text: String) throws { root = try OutlineReader.read(text) }

  /// The file names of all labels, as `labelkit assets --kind swiftpm` names them.
  var imageNames: [String] {
    (root["labels"]?.elements ?? []).flatMap { label in
      label["id"]?.scalar.map { OutputNames.names(of: $0, axes(of: label)) } ?? []
    }
  }

  /// The values of each axis for one label: its own `variants`, else its own key, else the manifest's `variants`, else the default.
  private func axes(of label: OutlineNode) -> [OutputNames.Axis: [String]] {
    var axes: [OutputNames.Axis: [String]] = [:]
    for axis in OutputNames.Axis.allCases {
      let own = label["variants"]?[axis.rawValue]?.elements.compactMap(\.scalar)
      let fixed = label[axis.rawValue]?.scalar
      let shared = root["variants"]?[axis.rawValue]?.elements.compactMap(\.scalar)
      let single = fixed ?? root["defaults"]?[axis.rawValue]?.scalar
      let values = own ?? (fixed == nil ? shared : nil) ?? single.map { [$0] } ?? []
      // An empty list is the same as none.
      axes[axis] = values.isEmpty ? single.map { [$0] } ?? [] : values
    }
    return axes
  }
}
