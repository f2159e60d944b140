// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

extension RunSession {
  /// Opens the archives of a series, and finds out which ones of an earlier run stay as they are.
  ///
  /// - Throws: `MachineError.notReplaced`, `.otherShard` or `.cannotWrite`, located at the option that names the archives.
  func openArchives(of series: ArchiveSeries) throws(Diagnostic) -> NumberedArchives {
    let folder = ArchiveFolder(series: series, shard: run.shard, isInput: isInput)
    do throws(MachineError) { try folder.check() } catch { throw Diagnostic(error, at: DocumentLocation(file: "--archive")) }
    let fingerprint: String
    do throws(MachineError) {
      fingerprint = try JobFingerprint(context.resources, options: run.embedsRecords ? ["embed"] : []).digits
    } catch { throw Diagnostic(error) }
    let inputs = ArchiveInputs(context)
    let kept = try finishedArchives(in: folder, fingerprint: fingerprint, inputs)
    return NumberedArchives(folder, keeping: kept, inputs, fingerprint: fingerprint, isCancelled: run.isCancelled)
  }

  /// The archives of earlier runs that this one would write again with the same contents.
  private func finishedArchives(
    in folder: ArchiveFolder, fingerprint: String, _ inputs: ArchiveInputs
  ) throws(Diagnostic) -> [FinishedArchive] {
    // Standard input can be read only once.
    if run.rendersAll || run.manifests.contains("-") { return [] }
    let steps = LabelSteps(context, MemoryTarget(), nil, rendersAll: true)
    var search = FinishedArchiveSearch(folder, fingerprint: fingerprint, inputs, steps, isCancelled: run.isCancelled)
    if search.isOver { return [] }
    let stream = LabelStream(
      run.manifests.map(ManifestFile.input), shard: run.shard, filter: filter, overrides: run.overrides,
      formats: run.formats)
    return try search.find { stream.next() }
  }
}
