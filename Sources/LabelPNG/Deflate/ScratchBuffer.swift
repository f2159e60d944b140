// SPDX-License-Identifier: MIT

/// Memory that one worker uses for picture after picture. Its contents are undefined whenever it is taken.
///
/// What a huge picture needed is given back with the next ordinary one, so that a long run does not stay as large as its largest label.
final class ScratchBuffer<Element: BitwiseCopyable> {
  /// Up to this many elements stay allocated.
  private let maximumKeptCount: Int
  private var memory: UnsafeMutableBufferPointer<Element>

  init(keeping maximumKeptCount: Int) {
    self.maximumKeptCount = maximumKeptCount
    memory = .allocate(capacity: 0)
  }

  deinit { memory.deallocate() }

  /// Room for `count` elements; valid until the next call.
  func room(for count: Int) -> UnsafeMutableBufferPointer<Element> {
    if count > memory.count || memory.count > maximumKeptCount, count != memory.count {
      memory.deallocate()
      memory = .allocate(capacity: count > maximumKeptCount ? count : min(maximumKeptCount, count + count / 2))
    }
    return UnsafeMutableBufferPointer(rebasing: memory[..<count])
  }
}
