// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest
import LabelText
import TestSupport
import Testing

/// A worker process gets the labels and resources that the run has, and its answers arrive as they were.
@Suite struct RenderRequestTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized.path

  /// The jobs of the examples, and of some rows of each benchmark.
  private static func jobs() throws -> [LabelJob] {
    let folder = root + "/Benchmarks/labels"
    let benchmarks = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".ndjson") }.sorted()
    let manifests = ["weather", "typesetting"].map { "\(root)/Examples/\($0).yaml" } + benchmarks.map { "\(folder)/\($0)" }
    return manifests.flatMap { manifest in
      let stream = LabelStream([ManifestFile.input(manifest)])
      var jobs: [LabelJob] = []
      while jobs.count < 40, let item = stream.next() { if case .file(let output) = item { jobs.append(output.job) } }
      return jobs
    }
  }

  @Test func requestHasTheRecordFolderAndResourcesOfItsJob() throws {
    for (index, original) in try Self.jobs().enumerated() {
      var job = original
      if index % 3 == 0 { job.fit = SquareFit(side: 16 + index, ground: SquareFit.Ground.allCases[index % 3]) }
      let request = RenderRequest(index % 2 == 0 ? .image : .diagnostics, job)
      let read = try RenderRequest(request.frame)
      #expect(read.purpose == request.purpose && read.job.fit == job.fit && read.job.folder == job.folder)
      #expect(read.job.label.record.canonical == job.label.record.canonical)
      #expect(read.job.resources.iconFolders == job.resources.iconFolders && read.job.resources.fontFolders == job.resources.fontFolders)
    }
  }

  @Test func jobOfARequestIsDrawnAsTheRunWouldDrawIt() throws {
    let renderer = try RendererPool.shared.renderer()
    for job in try Self.jobs() {
      let sent = try RenderRequest(RenderRequest(.image, job).frame).job
      #expect(try renderer.render(sent).file.bytes == renderer.render(job).file.bytes)
    }
  }

  @Test func damagedRequestsAreRefused() throws {
    let frame = RenderRequest(.image, try #require(Self.jobs().first)).frame
    var generator = Seeded(state: 3)
    #expect(throws: FrameError.damaged) { try RenderRequest(Frame(kind: 9, payload: frame.payload)) }
    for count in stride(from: 0, to: frame.payload.count, by: 3) {
      #expect(throws: FrameError.damaged) { try RenderRequest(Frame(kind: frame.kind, payload: Array(frame.payload.prefix(count)))) }
    }
    for _ in 0..<500 {
      var changed = frame
      changed.payload[.random(in: changed.payload.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      _ = try? RenderRequest(changed)
    }
  }

  @Test func answersAreReadBackTheSame() throws {
    let diagnostics = [Diagnostic(LabelError.unknownIcon(name: "a", nearest: ["b"])), Diagnostic(MachineError.noFonts)]
    let answers: [RenderAnswer] = [
      .rendered(RenderedOutput(bytes: [1, 2, 3], pixelWidth: 4, pixelHeight: 5, warnings: diagnostics)), .failed(diagnostics),
      .unusableResources(diagnostics), .refused,
    ]
    for answer in answers {
      #expect(try RenderAnswer(answer.frame) == answer)
      #expect(throws: FrameError.damaged) { try RenderAnswer(Frame(kind: answer.frame.kind, payload: answer.frame.payload + [0])) }
    }
    #expect(throws: FrameError.damaged) { try RenderAnswer(Frame(kind: 0, payload: [])) }
  }

  @Test func greetingIsReadBackTheSame() throws {
    var resources = Resources()
    resources.fontFolders = ["a", "/b"]
    resources.usesSystemFonts = false
    resources.fontCatalogFile = FontCatalogFile(path: "/c")
    resources.optimizesFiles = true
    resources.embedsRecords = true
    resources.isStrict = true
    resources.iconSources = [.init(prefix: "p", path: "i", option: "--icons"), .init(prefix: "q", path: "j")]
    resources.limits = Limits(
      maximumSide: 1, maximumArea: 2, maximumGlyphs: 3, maximumTextBytes: 4, maximumEdgeRows: 5, maximumSeconds: 6.5)
    for paths in [nil, [], ["/a", "/b"]] {
      let greeting = WorkerGreeting(resources, readablePaths: paths)
      #expect(try WorkerGreeting(greeting.frame) == greeting)
    }
    let read = try WorkerGreeting(WorkerGreeting(resources, readablePaths: nil).frame).resources
    #expect(throws: FrameError.damaged) { try WorkerGreeting(RenderAnswer.refused.frame) }
    #expect(
      read == resources && read.limits == resources.limits && read.fontCatalogFile?.path == "/c"
        && read.iconSources == resources.iconSources)
    // A new property has to be sent too.
    #expect(Mirror(reflecting: resources).children.count == 8 && Mirror(reflecting: resources.limits).children.count == 6)
  }
}
