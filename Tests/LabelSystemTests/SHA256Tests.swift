// SPDX-License-Identifier: MIT

import LabelSystem
import Testing

struct SHA256Tests {
  private func hex(_ text: String) -> String { SHA256.digits(of: Array(text.utf8)) }

  /// The examples of FIPS 180-4.
  @Test func hashMatchesTheStandard() {
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(hex(String(repeating: "a", count: 1_000)) == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  @Test func partsGiveTheHashOfTheWhole() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for size in [1, 63, 64, 65, 999] {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) { hash.add(Array(bytes[start..<min(start + size, bytes.count)])) }
      #expect(hash.digits == SHA256.digits(of: bytes))
      #expect(hash.hash == SHA256.hash(bytes))
      // Reading the hash does not end it.
      hash.add([1])
      #expect(hash.digits == SHA256.digits(of: bytes + [1]))
    }
  }
}
