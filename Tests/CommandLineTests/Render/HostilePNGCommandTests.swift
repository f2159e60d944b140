// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPNG
import TestSupport
import Testing

/// Hostile PNG files in a process that may use no more memory than a small image needs.
struct HostilePNGCommandTests {
  private let tool: Tool
  /// An image of 8 × 8 transparent pixels.
  private let good: [UInt8]

  init() throws {
    tool = try Tool()
    good = try PNGEncoder().encode(Bitmap(width: 8, height: 8, pixels: Array(repeating: 0, count: 64)))
    try write(good, "good.png")
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: tool.home.appendingPathComponent("work/" + name))
  }

  /// The address space in KiB that is enough for comparing `good` with itself.
  private static let sufficientMemory: Int? = try? {
    let tests = try Self()
    return (1...24).map { $0 * 50_000 }.first { (try? tests.compare("good.png", memory: $0).code) == 0 }
  }()

  /// Runs `labelkit compare FILE good.png` with an address space limit in KiB.
  private func compare(_ file: String, memory: Int) throws -> Outcome {
    try tool.run(
      ["-c", "ulimit -v \(memory); exec \"$0\" compare \"$1\" good.png", Tool.executable.path, file],
      program: URL(fileURLWithPath: "/bin/sh"))
  }

  /// A chunk with its length and checksum.
  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typed = Array(type.utf8) + data
    var crc = UInt32.max
    for byte in typed {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return Self.bytes(UInt32(data.count)) + typed + Self.bytes(~crc)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) } }

  /// A zlib stream of 270 MB of zeros: a literal zero, then matches of length 258 at distance 1. Each match has 13 bits, so the byte pattern
  /// repeats every 13 bytes. The checksum at the end is wrong, which shows only after inflating everything.
  private var bomb: [UInt8] {
    let head: [UInt8] = [0x78, 0x9C] + [0x63, 0x18]
    let matches: [UInt8] = [0x05, 0xA3, 0x60, 0x14, 0x8C, 0x82, 0x51, 0x30, 0x0A, 0x46, 0xC1, 0x28, 0x18]
    return head + (0..<130_000).flatMap { _ in matches } + [0, 0, 0, 0]
  }

  /// The good file with another header, more chunks after the header, or other chunks in place of the rest.
  private func png(header: [UInt8]? = nil, more: [UInt8] = [], others: [UInt8]? = nil) -> [UInt8] {
    Array(good[..<8]) + (header ?? Array(good[8..<33])) + more + (others ?? Array(good[33...]))
  }

  private func header(_ width: UInt32, _ height: UInt32, depth: UInt8 = 8, color: UInt8 = 6) -> [UInt8] {
    chunk("IHDR", Self.bytes(width) + Self.bytes(height) + [depth, color, 0, 0, 0])
  }

  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory)) func hostileFilesNeedNoMoreMemoryThanGoodOnes() throws {
    let memory = try #require(Self.sufficientMemory)
    let bomb = bomb
    let files: [(name: String, bytes: [UInt8], codes: Set<Int32>)] = [
      ("sides of 30,000", png(header: header(30_000, 30_000)), [65]),
      ("sides of 30,000 in 16 bits", png(header: header(30_000, 30_000, depth: 16)), [65]),
      ("a side of two thousand million", png(header: header(0x7FFF_FFFF, 1)), [65]),
      ("no sides", png(header: header(0, 0)), [65]),
      ("a bomb in iTXt", png(more: chunk("iTXt", Array("x".utf8) + [0, 1, 0, 0, 0] + bomb)), [0]),
      ("a bomb in zTXt", png(more: chunk("zTXt", Array("x".utf8) + [0, 0] + bomb)), [0]),
      ("a bomb in iCCP", png(more: chunk("iCCP", Array("x".utf8) + [0, 0] + bomb)), [0, 65]),
      ("a bomb for pixels", png(header: header(8, 8), others: chunk("IDAT", bomb) + chunk("IEND", [])), [0, 65]),
      ("a chunk of two thousand million bytes", png(more: [0x7F, 0xFF, 0xFF, 0xFF] + Array("iTXtabc".utf8)), [65]),
      ("twenty thousand comments", png(more: (0..<20_000).flatMap { _ in chunk("tEXt", [97, 0, 98]) }), [0]),
    ]
    for file in files {
      try write(file.bytes, "hostile.png")
      // Enough for the file itself, and little more.
      let outcome = try compare("hostile.png", memory: memory + 20_000 + file.bytes.count / 200)
      #expect(file.codes.contains(outcome.code), "\(file.name): \(outcome.code) \(outcome.errors)")
    }
    // A check of the test itself: a valid image of 7000 × 7000 pixels does not fit into this memory.
    try write(png(header: header(7000, 7000, depth: 1, color: 0), others: chunk("IDAT", bomb) + chunk("IEND", [])), "large.png")
    #expect(try compare("large.png", memory: memory + 20_000).code > 1)
  }
}
