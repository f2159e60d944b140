// SPDX-License-Identifier: MIT

import LabelBuild
import Testing

@Suite struct BlockSizeTests {
  /// The sizes of blocks of a run whose items take as long as `duration` says.
  private func sizes(of count: Int, duration: (Int) -> Duration) -> [Int] {
    var size = BlockSize()
    var now = ContinuousClock.now
    var sizes: [Int] = []
    for index in 0..<count {
      let next = size.next(at: now)
      size.add(next, at: now)
      now = now.advanced(by: duration(index) * next)
      sizes.append(next)
    }
    return sizes
  }

  @Test func blocksGrowWithTheRun() {
    let sizes = sizes(of: 200) { _ in .microseconds(200) }
    #expect(sizes.first == 1 && sizes.last == BlockSize.maximum && sizes == sizes.sorted())
    var taken = 0
    for size in sizes {
      #expect(size <= 1 + taken / 16)
      taken += size
    }
  }

  @Test func itemsThatTakeLongAreTakenOneByOne() {
    #expect(sizes(of: 100) { _ in .milliseconds(20) }.allSatisfy { $0 == 1 })
    // Two milliseconds each: four of them are a block.
    #expect(sizes(of: 100) { _ in .milliseconds(2) }.last == 4)
    #expect(sizes(of: 300) { $0 < 200 ? .zero : .milliseconds(20) }.last == 1)
  }
}
