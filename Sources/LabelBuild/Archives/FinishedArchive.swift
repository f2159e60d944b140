// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// An archive of an earlier run whose part of the input has not changed.
struct FinishedArchive: Sendable {
  let number: Int
  let manifest: ArchiveManifest
  /// The positions of the labels that failed in the earlier run.
  let failed: Set<Int>
  /// The errors of the labels that failed again, by their positions.
  var failures: [Int: [Diagnostic]] = [:]

  init(number: Int, manifest: ArchiveManifest) {
    self.number = number
    self.manifest = manifest
    failed = Set(manifest.failures.map { manifest.first + $0.position })
  }

  /// The position after that of the last label.
  var end: Int { manifest.first + manifest.total }
}

/// Finds the archives of earlier runs that a run can keep. It reads the input once, and renders only labels that failed.
struct FinishedArchiveSearch {
  private let folder: ArchiveFolder
  private let inputs: ArchiveInputs
  private let steps: LabelSteps
  private let isCancelled: () -> Bool
  private var renderer: (any OutputRenderer)?
  /// The archives that have not been compared, the next one last.
  private var candidates: [FinishedArchive]
  private var found: [FinishedArchive] = []
  /// The hash of the input of the next candidate so far; nil once it cannot be kept.
  private var hash: ContentHash? = ContentHash()
  /// How many labels that failed are rendered again at most.
  private var failuresLeft = 10_000

  init(_ folder: ArchiveFolder, fingerprint: String, _ inputs: ArchiveInputs, _ steps: LabelSteps, isCancelled: @escaping () -> Bool) {
    self.folder = folder
    self.inputs = inputs
    self.steps = steps
    self.isCancelled = isCancelled
    candidates = folder.numbers().compactMap { number in
      guard let manifest = folder.manifest(number), manifest.fingerprint == fingerprint, manifest.shard == folder.shardText,
        manifest.maximumBytes == folder.series.maximumBytes, manifest.failures.count == manifest.failed
      else { return nil }
      return FinishedArchive(number: number, manifest: manifest)
    }
    candidates.sort { ($0.manifest.first, $0.number) > ($1.manifest.first, $1.number) }
  }

  /// Whether there is nothing to compare with.
  var isOver: Bool { candidates.isEmpty }

  /// Compares the labels of an input with the manifests.
  ///
  /// - Parameter next: returns the next label; nil at the end.
  /// - Returns: the archives to keep, in the order of the input.
  mutating func find(_ next: ItemSource) throws(Diagnostic) -> [FinishedArchive] {
    var index = 0
    while !isOver, !isCancelled() {
      let item = next()
      let input = item.map { inputs.hash(of: $0) }
      closeCandidates(at: index, next: input)
      guard let item, let input else { break }
      try compare(item, input, at: index)
      index += 1
    }
    return isCancelled() ? [] : found
  }

  /// Decides about the archives that end before a label.
  private mutating func closeCandidates(at index: Int, next: ContentHash?) {
    while let candidate = candidates.last, candidate.end <= index {
      candidates.removeLast()
      if var hash, candidate.end == index {
        hash.close(next: next)
        if hash.digits == candidate.manifest.input, folder.holds(candidate.manifest, candidate.number, isCancelled: isCancelled) {
          found.append(candidate)
        }
      }
      // One that overlaps this one cannot be right.
      while let other = candidates.last, other.manifest.first < index { candidates.removeLast() }
      hash = ContentHash()
    }
  }

  private mutating func compare(_ item: PlannedItem, _ input: ContentHash, at index: Int) throws(Diagnostic) {
    guard let candidate = candidates.last, index >= candidate.manifest.first, hash != nil else { return }
    hash?.add(input)
    guard candidate.failed.contains(index), case .file(let output) = item else { return }
    failuresLeft -= 1
    guard failuresLeft >= 0 else { return hash = nil }
    let result = try result(of: output, at: index)
    if result.status == .failed {
      candidates[candidates.count - 1].failures[index] = result.diagnostics
    } else {
      hash = nil
    }
  }

  /// The result of a label that failed in an earlier run.
  private mutating func result(of output: PlannedOutput, at index: Int) throws(Diagnostic) -> RunResult {
    if let result = steps.resultWithoutRendering(of: output, at: index) { return result }
    let renderer: any OutputRenderer
    if let cached = self.renderer { renderer = cached } else { renderer = try steps.makeRenderer() }
    self.renderer = renderer
    if renderer.begins { renderer.begin(output) }
    return steps.result(of: output, at: index, renderer: renderer)
  }
}
