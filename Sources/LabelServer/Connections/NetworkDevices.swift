// SPDX-License-Identifier: MIT

internal import Glibc

/// The network devices of this machine.
enum NetworkDevices {
  /// Their addresses, such as `192.168.0.2` and `fe80::1`; empty if the system does not tell.
  static var addresses: [String] {
    var devices: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&devices) == 0 else { return [] }
    defer { unsafe freeifaddrs(devices) }
    var addresses: [String] = []
    var next = unsafe devices
    while let device = unsafe next?.pointee {
      unsafe next = device.ifa_next
      guard let address = unsafe device.ifa_addr else { continue }
      let size: Int
      switch unsafe Int32(address.pointee.sa_family) {
      case AF_INET: size = MemoryLayout<sockaddr_in>.size
      case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
      default: continue
      }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard unsafe getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else { continue }
      // An address of one device only has its name after a percent sign.
      let bytes = text.lazy.map { UInt8(bitPattern: $0) }.prefix { $0 != 0 && $0 != UInt8(ascii: "%") }
      addresses.append(String(decoding: bytes, as: UTF8.self))
    }
    return addresses
  }
}
