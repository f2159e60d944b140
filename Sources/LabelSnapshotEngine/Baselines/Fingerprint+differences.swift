// SPDX-License-Identifier: MIT

package import LabelComparison

extension Fingerprint {
  /// The differences of two fingerprints by their kind.
  package struct Difference: Hashable, Sendable {
    /// A kind, and the differences in words, such as `FreeType 2.13.2, was 2.12.1`.
    package struct Cause: Hashable, Sendable {
      package let kind: DifferenceKind
      package let text: String
    }

    package fileprivate(set) var causes: [Cause] = []

    package var kinds: [DifferenceKind] {
      causes.reduce(into: []) { kinds, cause in if !kinds.contains(cause.kind) { kinds.append(cause.kind) } }
    }

    package var text: String { causes.map(\.text).joined(separator: "; ") }
  }

  /// What differs from an accepted fingerprint: the fonts that the label asks for, the contents of a font file, or the renderer. Other fonts
  /// come first, because the author of the label chose them.
  package func difference(from accepted: Fingerprint) -> Difference {
    func values(_ parts: [Part]) -> [String: String] { Dictionary(parts.map { ($0.name, $0.value) }) { first, _ in first } }
    let (old, new) = (values(accepted.parts), values(parts))
    let added = parts.filter { $0.isFont && old[$0.name] == nil }.map(\.name)
    let removed = accepted.parts.filter { $0.isFont && new[$0.name] == nil }.map(\.name)
    var difference = Difference()
    func add(_ kind: DifferenceKind, _ text: String) { difference.causes.append(.init(kind: kind, text: text)) }
    switch (added.isEmpty, removed.isEmpty) {
    case (true, true): break
    case (false, true): add(.fontChanged, "\(added.joined(separator: ", ")) was not used")
    case (true, false): add(.fontChanged, "\(removed.joined(separator: ", ")) is not used any more")
    case (false, false): add(.fontChanged, "\(added.joined(separator: ", ")), was \(removed.joined(separator: ", "))")
    }
    for part in parts where part.isFont && old[part.name] != nil && old[part.name] != part.value {
      add(.fontFileDiffers, "\(part.name) \(part.value), was \(old[part.name] ?? "")")
    }
    for part in parts where !part.isFont && old[part.name] != part.value {
      add(.rendererDiffers, "\(part.name) \(part.value)" + (old[part.name].map { ", was \($0)" } ?? ", was not used"))
    }
    for part in accepted.parts where !part.isFont && new[part.name] == nil {
      add(.rendererDiffers, "\(part.name) is not used any more")
    }
    return difference
  }
}
