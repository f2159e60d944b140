// SPDX-License-Identifier: MIT

/// SHA-256 (FIPS 180-4), so that LabelKit needs no cryptography package.
///
/// Other hashes are `ContentHash`. SHA-256 is for hashes that users store and can check without LabelKit: those in `snapshots.sha256`, and
/// the first digits of `sha256sum FONT` in the fingerprints of accepted images.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  private static let constants: [UInt32] = {
    // The first 32 bits of the fractional parts of the cube roots of the first 64 primes. In integers, because Double has too few bits.
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    return primes.map { prime in
      // The largest root with root³ ≤ prime · 2⁹⁶, found bit by bit; its low 32 bits are the fraction.
      var root: UInt64 = 0
      for bit in stride(from: UInt64(34), through: 0, by: -1) {
        let candidate = root | 1 << bit
        let square = candidate.multipliedFullWidth(by: candidate)
        let low = square.low.multipliedFullWidth(by: candidate)
        let high = square.high &* candidate &+ low.high
        if high >> 32 < UInt64(prime) || high >> 32 == UInt64(prime) && high & 0xFFFF_FFFF == 0 && low.low == 0 { root = candidate }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }()

  /// Returns the hash of a message: 32 bytes.
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hash = SHA256()
    let blockEnd = bytes.count / 64 * 64
    for start in stride(from: 0, to: blockEnd, by: 64) { unsafe hash.add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64])) }
    var tail = unsafe Array(bytes[blockEnd...]) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> shift)) }
    unsafe tail.withUnsafeBytes { tail in
      for start in stride(from: 0, to: tail.count, by: 64) { unsafe hash.add(UnsafeRawBufferPointer(rebasing: tail[start..<start + 64])) }
    }
    return hash.state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  /// Returns the hash of a message: 32 bytes.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] { unsafe bytes.withUnsafeBytes { unsafe hash($0) } }

  private mutating func add(_ block: UnsafeRawBufferPointer) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    unsafe state.withUnsafeMutableBufferPointer { state in
      unsafe schedule.withUnsafeMutableBufferPointer { w in
        unsafe Self.constants.withUnsafeBufferPointer { constants in
          for index in 0..<16 {
            unsafe w[index] = unsafe UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
          }
          for index in 16..<64 {
            let (early, late) = unsafe (w[index - 15], w[index - 2])
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            unsafe w[index] = unsafe w[index - 16] &+ first &+ w[index - 7] &+ second
          }
          var (a, b, c, d, e, f, g, h) = unsafe (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
          for index in 0..<64 {
            let high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let one = unsafe h &+ high &+ (e & f ^ ~e & g) &+ constants[index] &+ w[index]
            let low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let two = low &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
          }
          for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { unsafe state[index] &+= word }
        }
      }
    }
  }
}
