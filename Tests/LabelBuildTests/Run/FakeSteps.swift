// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem
import LabelViewNode
import Testing

/// Steps that render given bytes or fail with a given diagnostic. Files are written to a folder, or kept in the results.
struct FakeSteps: RunTarget {
  typealias Rendering = Result<[UInt8], Diagnostic>

  var renderings: [Rendering]
  var folder: OutputFolder?
  /// Called before a thread gets its renderer. If it throws, the thread cannot render.
  var start: @Sendable () throws(Diagnostic) -> Void = { () throws(Diagnostic) in }
  /// Called before each file is rendered, with its index.
  var willRender: @Sendable (Int) -> Void = { _ in }
  /// How many files a renderer begins before it renders the first of them.
  var blockLength = 8

  /// Workers with these steps.
  func workers(threads: Int = 1, maximumFailures: Int? = nil) throws -> RunWorkers {
    var items = try Self.outputs(renderings.count).map { PlannedItem.file($0) }.makeIterator()
    let steps = OutputSteps(into: self) { () throws(Diagnostic) in
      try start()
      return FakeRenderer(steps: self)
    }
    return RunWorkers(source: LockedIterator { items.next() }, steps: steps, count: threads, maximumFailures: maximumFailures)
  }

  /// Planned files label/0.png, label/1.png …
  static func outputs(_ count: Int) throws -> [PlannedOutput] {
    var plan = ManifestPlan()
    plan.add(try ManifestDocument.read(Array("version: 1\nlabels:\n  - {id: a, title: A}".utf8), file: "m.yaml", format: .yaml))
    let job = try #require(plan.outputs.first).job
    return try (0..<count).map { PlannedOutput(id: "label/\($0)", path: try OutputPath("label/\($0).png"), job: job) }
  }

  /// The results of a run on one thread that keeps the bytes.
  static func results(of renderings: [Rendering]) throws -> [RunResult] {
    var results: [RunResult] = []
    try FakeSteps(renderings: renderings).workers().run { results.append($0) }
    return results
  }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    guard let folder else { return (.written, RunResult.File(rendered), rendered.bytes) }
    return (try folder.write(rendered.bytes, to: output.path), RunResult.File(rendered), [])
  }
}

/// Renders the bytes of `FakeSteps`.
final class FakeRenderer: OutputRenderer {
  private let steps: FakeSteps
  /// The files that were begun and not rendered.
  private var begun: [String] = []
  private var isRendering = false

  init(steps: FakeSteps) { self.steps = steps }

  var hasRoom: Bool { !isRendering && begun.count < steps.blockLength }
  func begin(_ output: PlannedOutput) { begun.append(output.id) }

  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput {
    #expect(begun.removeFirst() == output.id)
    isRendering = !begun.isEmpty
    guard let index = Int(output.id.dropFirst("label/".count)) else { throw RenderFailure([Diagnostic(.emptyLabel)]) }
    steps.willRender(index)
    switch steps.renderings[index] {
    case .success(let bytes): return RenderedOutput(bytes: bytes, pixelWidth: bytes.count, pixelHeight: 1)
    case .failure(let diagnostic): throw RenderFailure([diagnostic])
    }
  }

  func diagnostics(of job: LabelJob) -> [Diagnostic] { [] }
}
