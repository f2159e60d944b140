// SPDX-License-Identifier: MIT

import CLibFuzzer
import Glibc
import LabelFuzzTargets

/// Runs libFuzzer on one target: `LabelFuzz svg -max_total_time=20 FOLDER…`, with libFuzzer's own options. `scripts/fuzz` calls it.
///
/// - `LabelFuzz --list` prints the names of the targets.
/// - `LabelFuzz --words` prints a dictionary of the words of manifests.
/// - `LabelFuzz --manifest FILE` prints the manifest that a finding of `record` chooses.
@main
enum LabelFuzz {
  /// The target's name for the processes that libFuzzer starts, as with `-fork`.
  private static let variable = "LABELKIT_FUZZ_TARGET"

  private static let target = selectedTarget()

  static func main() {
    setenv(variable, target.rawValue, 1)
    // libFuzzer would take the target's name for a folder.
    let arguments = CommandLine.arguments.enumerated().filter { $0.offset != 1 || $0.element != target.rawValue }.map(\.element)
    var count = Int32(arguments.count)
    // Kept for libFuzzer as long as the process lives.
    let copies = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 1)
    copies.initialize(repeating: nil, count: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { copies[index] = strdup(argument) }
    var address = Optional(copies)
    exit(LLVMFuzzerRunDriver(&count, &address, runTarget))
  }

  fileprivate static func run(_ bytes: UnsafeBufferPointer<UInt8>) { target.run(Array(bytes)) }

  private static func selectedTarget() -> FuzzTarget {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "--list": print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
    case "--words": print(FuzzTarget.manifestWords.map { "\"\($0)\"" }.joined(separator: "\n"))
    case "--manifest": print(FuzzTarget.manifest(chosenBy: arguments.dropFirst().first.map(bytes) ?? []), terminator: "")
    case let name:
      if let target = name.flatMap(FuzzTarget.init) { return target }
      if let name = getenv(variable), let target = FuzzTarget(rawValue: String(cString: name)) { return target }
      print("usage: LabelFuzz TARGET [libFuzzer's options] [FOLDER…] | --list | --words | --manifest FILE")
      exit(64)
    }
    exit(0)
  }

  private static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else {
      print("\(path) cannot be read")
      exit(66)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while let byte = UInt8(exactly: fgetc(file)) { bytes.append(byte) }
    return bytes
  }
}

private func runTarget(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  LabelFuzz.run(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}
