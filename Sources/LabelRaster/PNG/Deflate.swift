// SPDX-License-Identifier: MIT

internal import CDeflate
internal import LabelCore

/// libdeflate: compression in zlib's format, and PNG's checksum.
enum Deflate {
  static func compress(_ bytes: [UInt8], level: Int32) throws(MachineError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw .library(name: "libdeflate", call: "libdeflate_alloc_compressor", status: 0, message: "no memory, or no such level")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, bound)
    }
    guard !result.isEmpty else {
      throw .library(name: "libdeflate", call: "libdeflate_zlib_compress", status: 0, message: "the bound was too small")
    }
    return result
  }

  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
