// SPDX-License-Identifier: MIT

internal import LabelComparison
internal import LabelCore
internal import LabelSystem

extension BaselineFolder {
  /// What accepting a snapshot that failed would change; nil if it cannot be accepted.
  func change(to snapshot: Snapshot, _ failure: SnapshotFailure) throws -> SnapshotChange? {
    var change = SnapshotChange(name: snapshot.name, kind: failure.reason == .missing ? .new : .changed, summary: failure.summary)
    change.kinds = failure.kinds.map(\.description)
    change.facts = failure.facts.filter {
      ["kind", "pixels", "box", "largest", "first", "layout", "elements", "line", "is", "was"].contains($0.name)
    }
    switch snapshot.contents {
    case .text(let text):
      change.files = [try acceptedFile(snapshot.name + ".txt")]
      change.text = text
    case .image(let image, _):
      let text = storage.hasImages ? snapshot.layout : nil
      if storage.hasImages { change.files.append(try acceptedFile(snapshot.name + ".png")) }
      if text != nil { change.files.append(try acceptedFile(snapshot.name + ".txt")) }
      if storage.hasImages, let svg = snapshot.svg {
        change.files.append(try acceptedFile(snapshot.name + ".svg"))
        change.svg = svg
      }
      if storage.hasHashes { change.pixelHash = try hashes.file().entries[snapshot.name]?.hash.description }
      change.text = text
      if let png = failure.attachments.first(where: { $0.name == "actual.png" })?.bytes {
        change.image = .init(path: snapshot.name + ".actual.png", hash: SHA256.digits(of: png))
        change.fingerprint = Fingerprint(fontFiles: snapshot.fontFiles).description
      }
      if failure.reason == .changed, storage.hasImages { try explain(&change, snapshot, image, failure) }
    }
    return change
  }

  /// Adds the causes of a difference, and the group of the changes with the same ones.
  private func explain(_ change: inout SnapshotChange, _ snapshot: Snapshot, _ image: SnapshotImage, _ failure: SnapshotFailure) throws {
    let acceptedLayout = try contents(path(of: snapshot.name + ".txt")).map { String(decoding: $0, as: UTF8.self) }
    let layout = snapshot.layout ?? ""
    let layouts = LayoutSignature(actual: layout, accepted: acceptedLayout ?? layout)
    change.causes = snapshot.changes(from: acceptedLayout ?? layout, to: layout)
    var evidence = "no pixel differs"
    if let png = failure.attachments.first(where: { $0.name == "expected.png" })?.bytes, let accepted = try? SnapshotImage(png: png) {
      let pixels = PixelEvidence(actual: image, accepted: accepted, paints: layouts.isEmpty ? snapshot.colors : [])
      evidence = layouts.isEmpty ? pixels.ofOneLayout : pixels.ofTwoLayouts
      if layouts.isEmpty, let replacement = pixels.replacement { change.causes.append(replacement.description) }
    }
    if failure.summary == SnapshotFailure.otherSVG, let svg = snapshot.svg, let accepted = try contents(path(of: snapshot.name + ".svg")) {
      let former = String(decoding: accepted, as: UTF8.self)
      let difference = TextDifference(actual: SVGLines.text(of: svg), accepted: SVGLines.text(of: former))
      evidence = [difference?.actual, difference?.accepted].map { $0 ?? "" }.joined(separator: "\u{0}")
    }
    let kind = failure.facts.first { $0.name == "kind" }?.value.split(separator: "(").last ?? ""
    // A size in pixels is in the layout already, as a difference of two sizes.
    let causes = failure.kinds.contains(.size) ? "" : String(kind)
    let parts = [failure.summary, change.kinds.joined(separator: ","), causes, layouts.text, evidence]
    change.group = String(SHA256.digits(of: Array(parts.joined(separator: "\u{0}").utf8)).prefix(16))
  }

  /// What accepting the removal of a snapshot that belongs to no label would change.
  package func change(removing name: String) throws -> SnapshotChange {
    var change = SnapshotChange(name: name, kind: .deleted, summary: "belongs to no label")
    change.files = try Snapshot.fileExtensions.map { try acceptedFile(name + $0) }.filter { $0.hash != nil }
    if storage.hasHashes { change.pixelHash = try hashes.file().entries[name]?.hash.description }
    return change
  }

  private func acceptedFile(_ name: String) throws -> SnapshotChange.AcceptedFile {
    .init(path: name, hash: try contents(path(of: name)).map { SHA256.digits(of: $0) })
  }
}
