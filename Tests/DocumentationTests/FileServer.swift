// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A web server on this machine that answers with the files of a folder, as the simplest servers do: a folder without a slash at the end of
/// its address is redirected, and a folder's page is its `index.html`.
final class FileServer: Sendable {
  let port: UInt16
  private let socket: Int32
  private let root: String

  init(root: URL) throws {
    self.root = root.path
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, address, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = UInt16(bigEndian: address.sin_port)
    Thread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Thread { [self] in
          answer(connection)
          close(connection)
        }.start()
      }
    }.start()
  }

  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private func answer(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 16384)
    let count = read(connection, &buffer, buffer.count)
    guard count > 0 else { return }
    let words = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    guard words.count > 1, let path = words[1].split(separator: "?")[0].removingPercentEncoding, !path.contains("..") else { return }
    var isFolder: ObjCBool = false
    var file = root + path
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
      guard path.hasSuffix("/") else { return send("301 Moved Permanently", "Location: \(words[1])/\r\n", Data(), to: connection) }
      file += "index.html"
    }
    guard let contents = FileManager.default.contents(atPath: file) else { return send("404 Not Found", "", Data(), to: connection) }
    let types = ["html": "text/html", "js": "text/javascript", "css": "text/css", "png": "image/png", "svg": "image/svg+xml"]
    let type = types[(file as NSString).pathExtension] ?? "application/octet-stream"
    send("200 OK", "Content-Type: \(type)\r\n", contents, to: connection)
  }

  private func send(_ status: String, _ headers: String, _ body: Data, to connection: Int32) {
    var rest = Data("HTTP/1.1 \(status)\r\n\(headers)Content-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8)[...] + body
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
