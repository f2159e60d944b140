// SPDX-License-Identifier: MIT

internal import LabelComparison
internal import LabelCore
internal import LabelPNG

extension BaselineFolder {
  /// Compares a snapshot with the accepted one. Returns nil if they are equal.
  func failure(of snapshot: Snapshot, rule: ComparisonRule) throws -> SnapshotFailure? {
    switch snapshot.contents {
    case .text(let text): try failure(ofText: text, snapshot.name)
    case .image(let image, let png): try failure(of: image, png, snapshot, rule)
    }
  }

  private func failure(ofText text: String, _ name: String) throws -> SnapshotFailure? {
    guard let bytes = try contents(path(of: name + ".txt")) else {
      var failure = SnapshotFailure(name, "has no accepted text", .missing)
      failure.attachments = [.init(name: "actual.txt", bytes: Array(text.utf8))]
      return failure
    }
    guard let difference = TextDifference(actual: text, accepted: String(decoding: bytes, as: UTF8.self)) else { return nil }
    var failure = SnapshotFailure(name, "differs from the accepted text", .changed)
    failure.facts = difference.facts + [.init("accepted", path(of: name + ".txt"))]
    failure.attachments = [.init(name: "expected.txt", bytes: bytes), .init(name: "actual.txt", bytes: Array(text.utf8))]
    return failure
  }

  private func failure(of image: SnapshotImage, _ png: [UInt8], _ snapshot: Snapshot, _ rule: ComparisonRule) throws -> SnapshotFailure? {
    let file = storage.hasImages ? try contents(path(of: snapshot.name + ".png")) : nil
    let entry = storage.hasHashes ? try hashes.file().entries[snapshot.name] : nil
    let actual = SnapshotFailure.Attachment(name: "actual.png", bytes: png)
    guard file != nil || !storage.hasImages, entry != nil || !storage.hasHashes else {
      var failure = SnapshotFailure(snapshot.name, "has no accepted image", .missing)
      failure.attachments = [actual]
      return failure
    }
    // Files with the same bytes have the same pixels. Nearly every check of a suite that stores images ends here.
    if let file, file != png, !LatinTextChunk.file(file, isCommented: png),
      let failure = try failure(of: image, png, against: file, snapshot, rule)
    {
      return failure
    }
    // A hash cannot tell a difference that the rule allows from another one, so the image decides where there is one.
    if let entry, rule == .exact || file == nil, entry.hash != PixelHash(of: image) {
      return failure(ofHash: entry, snapshot, actual)
    }
    return try layoutFailure(of: snapshot) ?? svgFailure(of: snapshot)
  }

  private func failure(ofHash entry: HashFile.Entry, _ snapshot: Snapshot, _ actual: SnapshotFailure.Attachment) -> SnapshotFailure {
    var failure = SnapshotFailure(snapshot.name, "differs from the accepted hash", .changed)
    let difference = fingerprintDifference(from: entry.fingerprint, snapshot)
    failure.kinds = difference.kinds.isEmpty ? [.drawing] : difference.kinds
    let cause = difference.text.isEmpty ? "there is no accepted image to compare with" : difference.text
    failure.facts = [
      .init("kind", "\(failure.kinds.map(\.description).joined(separator: ", ")) (\(cause))"),
      .init("accepted", root + "/" + HashStore.fileName),
    ]
    failure.attachments = [actual]
    return failure
  }

  private func failure(
    of image: SnapshotImage, _ png: [UInt8], against file: [UInt8], _ snapshot: Snapshot, _ rule: ComparisonRule
  ) throws -> SnapshotFailure? {
    let acceptedPath = path(of: snapshot.name + ".png")
    let actual = SnapshotFailure.Attachment(name: "actual.png", bytes: png)
    let accepted: SnapshotImage
    do throws(UnreadableImage) { accepted = try SnapshotImage(png: file) } catch {
      var failure = SnapshotFailure(
        snapshot.name, "cannot be compared: the accepted file is not a readable image: \(error.reason)", .unusable)
      failure.facts = [.init("accepted", acceptedPath)]
      failure.attachments = [actual]
      return failure
    }
    guard var difference = ImageDifference(actual: image, accepted: accepted, rule: rule) else { return nil }
    // Of the colours that give the same premultiplied pixel, the file has the one that the author wrote.
    if let written = try? SnapshotImage(png: png), difference.firstColors.actual != nil {
      let origin = difference.placement.actual
      difference.firstColors.actual = written.color(difference.first.x - origin.x, difference.first.y - origin.y)
    }
    let fingerprints = fingerprintDifference(from: Fingerprint(png: file), snapshot)
    var (kinds, causes) = (difference.kinds, fingerprints.text)
    let oldLayout = try contents(path(of: snapshot.name + ".txt")).map { String(decoding: $0, as: UTF8.self) }
    if let layout = snapshot.layout, let oldLayout, snapshot.changesText(from: oldLayout, to: layout) {
      kinds = [.textChanged] + kinds.filter { $0 == .size }
    } else if !fingerprints.kinds.isEmpty {
      kinds = fingerprints.kinds + kinds.filter { $0 == .size }
    }
    // Another text often needs other fallback fonts, which explains nothing.
    if kinds.first == .textChanged { causes = fingerprints.causes.filter { $0.kind != .fontChanged }.map(\.text).joined(separator: "; ") }
    var cause: String?
    let newLayout = snapshot.layout ?? oldLayout
    if newLayout == oldLayout || oldLayout == nil,
      let replacement = PixelEvidence(actual: image, accepted: accepted, paints: snapshot.colors).replacement
    {
      // Outlines and background are the same, whichever shapes of the old colour kept it.
      if kinds == [.drawing] { kinds = [.colorOnly] }
      let parts = LayoutPart.names(of: newLayout ?? "", in: difference.box, width: image.width, height: image.height)
      cause = replacement.description + (parts.isEmpty ? "" : " of " + parts.joined(separator: " and "))
    }
    var failure = SnapshotFailure(snapshot.name, "differs from the accepted image", .changed)
    failure.kinds = kinds
    failure.facts = difference.facts(kinds: kinds, causes: causes)
    if let cause { failure.facts.insert(.init("cause", cause), at: 1) }
    if let layout = snapshot.layout, let oldLayout { failure.addChanges(from: oldLayout, to: layout, of: snapshot) }
    failure.facts.append(.init("accepted", acceptedPath))
    failure.figures = difference.figures
    failure.box = difference.box
    failure.placement = difference.placement
    failure.attachments = [
      .init(name: "expected.png", bytes: file), actual, .init(name: "difference.png", bytes: try SnapshotImage(difference.bitmap).png()),
    ]
    return failure
  }

  /// Compares the layout too: the positions of everything, whichever libraries drew the image.
  private func layoutFailure(of snapshot: Snapshot) throws -> SnapshotFailure? {
    guard storage.hasImages, let layout = snapshot.layout else { return nil }
    let layoutPath = path(of: snapshot.name + ".txt")
    guard let bytes = try contents(layoutPath) else {
      let what = snapshot.showsElements ? "has no accepted list of what is read" : "has no accepted layout"
      var failure = SnapshotFailure(snapshot.name, what, .missing)
      failure.attachments = [.init(name: "actual.txt", bytes: Array(layout.utf8))]
      return failure
    }
    guard let difference = TextDifference(actual: layout, accepted: String(decoding: bytes, as: UTF8.self)) else { return nil }
    let what = snapshot.showsElements ? "is read in another way than accepted" : "has a different layout than accepted"
    var failure = SnapshotFailure(snapshot.name, what, .changed)
    failure.addChanges(from: String(decoding: bytes, as: UTF8.self), to: layout, of: snapshot)
    failure.facts += difference.facts + [.init("accepted", layoutPath)]
    failure.attachments = [.init(name: "expected.txt", bytes: bytes), .init(name: "actual.txt", bytes: Array(layout.utf8))]
    return failure
  }

  /// Compares the SVG file too, as text; its image is compared already.
  private func svgFailure(of snapshot: Snapshot) throws -> SnapshotFailure? {
    guard storage.hasImages, let svg = snapshot.svg else { return nil }
    let svgPath = path(of: snapshot.name + ".svg")
    let actual = SnapshotFailure.Attachment(name: "actual.svg", bytes: Array(svg.utf8))
    guard let bytes = try contents(svgPath) else {
      var failure = SnapshotFailure(snapshot.name, "has no accepted SVG file", .missing)
      failure.attachments = [actual]
      return failure
    }
    let accepted = SVGLines.text(of: String(decoding: bytes, as: UTF8.self))
    guard let difference = TextDifference(actual: SVGLines.text(of: svg), accepted: accepted) else { return nil }
    var failure = SnapshotFailure(snapshot.name, SnapshotFailure.otherSVG, .changed)
    failure.facts = difference.facts + [.init("image", "no pixel differs"), .init("accepted", svgPath)]
    failure.attachments = [.init(name: "expected.svg", bytes: bytes), actual]
    return failure
  }

  /// The fonts and libraries that differ from those that drew the accepted image; none if that is not known.
  private func fingerprintDifference(from accepted: Fingerprint?, _ snapshot: Snapshot) -> Fingerprint.Difference {
    accepted.map { Fingerprint(fontFiles: snapshot.fontFiles).difference(from: $0) } ?? Fingerprint.Difference()
  }
}

extension SnapshotFailure {
  /// Adds what changed in the layout or in what is read, in words, if that can be said.
  fileprivate mutating func addChanges(from accepted: String, to actual: String, of snapshot: Snapshot) {
    let text = LayoutDifference.text(of: snapshot.changes(from: accepted, to: actual))
    if !text.isEmpty { facts.append(.init(snapshot.showsElements ? "elements" : "layout", text)) }
  }
}

extension Snapshot {
  /// The changes between two texts beside the image, in words.
  func changes(from accepted: String, to actual: String) -> [String] {
    showsElements
      ? ElementDifference(actual: actual, accepted: accepted).changes : LayoutDifference(actual: actual, accepted: accepted).changes
  }

  /// Whether the texts beside the image have other words.
  fileprivate func changesText(from accepted: String, to actual: String) -> Bool {
    showsElements
      ? ElementDifference(actual: actual, accepted: accepted).changesWhatIsRead
      : TextDifference.changesLineText(actual: actual, accepted: accepted)
  }
}
