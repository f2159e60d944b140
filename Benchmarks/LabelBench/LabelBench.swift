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
    /// Renders all labels up to a stage, and returns the lengths of their files.
    func render(upTo stage: Stage) throws -> Int {
      try jobs.reduce(0) { total, job in
        let record = job.label.record
        let rendering = try renderer.render(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment(), upTo: stage)
        return total + (rendering.outputs.file?.bytes.count ?? 0)
      }
    }
    let stages: [Stage] = [.resolved, .layout, .display, .bitmap, .file]
    var bestPlan = Double.infinity
    var best = [Double](repeating: .infinity, count: stages.count)
    var total = 0
    for _ in 0...rounds {
      bestPlan = min(bestPlan, try microseconds(of: jobs.count) { _ = try plan() })
      for (index, stage) in stages.enumerated() {
        best[index] = min(best[index], try microseconds(of: jobs.count) { total = try render(upTo: stage) })
      }
    }
    // Each measurement has the stages before it.
    let times = [bestPlan] + zip(best, [0] + best).map { $0 - $1 }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let columns = times.map { String(format: "%8.1f", $0) }.joined(separator: " ")
    let all = String(format: "%6.1f", times.reduce(0, +))
    print(name.padding(toLength: 12, withPad: " ", startingAt: 0), columns, "|", all, "|", total / max(1, jobs.count))
  }

  private static func microseconds(of count: Int, _ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .microseconds(count)
  }
}
