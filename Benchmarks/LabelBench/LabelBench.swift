// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelLayout
import LabelManifest

/// `LabelBench MANIFEST...`: measures how long each stage takes for the labels of manifests, in microseconds per label.
///
/// It prints the best of several rounds over all labels, after one that fills the caches: the cost of a label in a long batch on one thread.
@main
struct LabelBench {
  private static let rounds = 7

  static func main() throws {
    print("workload        plan  resolve   layout     draw rasterize  encode | all µs | bytes")
    for path in CommandLine.arguments.dropFirst() { try measure(path) }
  }

  private static func measure(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let format = ManifestFormat(path: path) ?? .ndjson
    func plan() throws -> [PlannedOutput] {
      var plan = ManifestPlan()
      plan.add(try ManifestDocument.read(bytes, file: path, format: format))
      return plan.outputs
    }
    let renderer = try RendererPool.shared.renderer()
    let jobs = try plan().map(\.job)
    var (resolved, laidOut, lists, bitmaps, files) = ([ResolvedLabel](), [LaidOutLabel](), [DisplayList](), [Bitmap](), [[UInt8]]())
    let stages: [() throws -> Void] = [
      { _ = try plan() },
      {
        resolved = try jobs.map {
          try renderer.resolve($0.label.record.viewNode(baseFolder: $0.folder), in: $0.label.record.renderEnvironment())
        }
      },
      { laidOut = resolved.map { renderer.layout($0).label } },
      { lists = try laidOut.map(renderer.draw) },
      { bitmaps = try lists.map { try renderer.rasterize($0) } },
      { files = try bitmaps.map(renderer.encode) },
    ]
    var best = [Double](repeating: .infinity, count: stages.count)
    for _ in 0...rounds {
      for (index, stage) in stages.enumerated() {
        let start = ContinuousClock.now
        try stage()
        best[index] = min(best[index], (ContinuousClock.now - start) / .microseconds(jobs.count))
      }
    }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let times = best.map { String(format: "%8.1f", $0) }.joined(separator: " ")
    let total = files.reduce(0) { $0 + $1.count } / max(1, files.count)
    print(name.padding(toLength: 12, withPad: " ", startingAt: 0), times, "|", String(format: "%6.1f", best.reduce(0, +)), "|", total)
  }
}
