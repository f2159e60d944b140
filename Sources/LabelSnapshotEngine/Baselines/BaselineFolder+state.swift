// SPDX-License-Identifier: MIT

internal import LabelComparison
internal import LabelPNG
internal import LabelSystem

extension BaselineFolder {
  /// How an image compares with the accepted one.
  package enum AcceptedState: String, Hashable, Sendable {
    /// It has the pixels of the accepted one.
    case same
    /// It differs from the accepted one.
    case changed
    /// None was accepted.
    case unaccepted
  }

  /// Compares an image with the accepted one, exactly. Nothing is written.
  ///
  /// - Parameters:
  ///   - png: The PNG file; empty for a label that cannot be drawn, which differs from every image.
  ///   - name: The name of the snapshot.
  package func state(of png: [UInt8], named name: String) -> AcceptedState {
    if let file = try? contents(path(of: name + ".png")) {
      if file == png || LatinTextChunk.file(file, isCommented: png) { return .same }
      guard let image = try? SnapshotImage(png: png), let accepted = try? SnapshotImage(png: file) else { return .changed }
      return ImageDifference(actual: image, accepted: accepted) == nil ? .same : .changed
    }
    guard let entry = try? hashes.file().entries[name] else { return .unaccepted }
    guard let image = try? SnapshotImage(png: png) else { return .changed }
    return entry.hash == PixelHash(of: image) ? .same : .changed
  }

  /// Whether an image was accepted.
  package func hasAccepted(_ name: String) -> Bool {
    if FileStamp(path: path(of: name + ".png")) != nil { return true }
    return (try? hashes.file().entries[name]) != nil
  }

  /// The folder of the accepted image of a name, whose entries change when an image is accepted.
  package func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { path(of: String(name[..<$0])) } ?? root
  }
}
