// SPDX-License-Identifier: MIT

/// The secret in the address of a page.
package enum AccessToken {
  /// Returns a new secret: 32 hexadecimal digits of the system's random numbers.
  package static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// Whether two secrets are equal, in a time that does not tell where they differ.
  static func isEqual(_ a: some StringProtocol, _ b: some StringProtocol) -> Bool {
    a.utf8.count == b.utf8.count && zip(a.utf8, b.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Decides who may use the server: only the page itself, opened at the address that was printed.
///
/// The name in `Host` keeps away pages whose own name was made to lead here (DNS rebinding); `Origin` keeps away requests of other pages;
/// the token keeps away other users and programs of the machine.
package struct Access: Sendable {
  private let hosts: Set<String>
  private let token: String
  /// The cookie that has the token. Cookies are shared by all ports of a machine, so its name has the port.
  private let cookie: String

  /// - Parameters:
  ///   - host: The address that the server listens at.
  ///   - port: The port that it listens at.
  ///   - token: The secret in the address of the page.
  package init(host: String, port: Int, token: String) {
    var names: Set<String> = ["127.0.0.1", "localhost", "[::1]", Self.written(host).lowercased()]
    if ["0.0.0.0", "::"].contains(host) {
      names.formUnion(NetworkDevices.addresses.map { Self.written($0).lowercased() })
    }
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
    self.token = token
    cookie = "labelkit-\(port)"
  }

  /// Returns a host as it is written in addresses: IPv6 in brackets.
  static func written(_ host: String) -> String { host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host }

  /// Checks a request; nil if it is allowed.
  func refusal(of request: Request) -> Refusal? {
    guard let host = request.host?.lowercased(), hosts.contains(host) else {
      return Refusal(.misdirectedRequest, "this server has another name")
    }
    if let origin = request.headers[.origin] {
      guard origin.lowercased() == "http://\(host)" else { return Refusal(.forbidden, "the request is of another page") }
    } else if request.method != .get, let site = request.headers[.secFetchSite], site != "same-origin", site != "none" {
      return Refusal(.forbidden, "the request is of another page")
    }
    guard hasToken(request) else { return Refusal(.forbidden, "the token of the address that labelkit printed is missing") }
    return nil
  }

  /// Whether the address of a request has the token.
  func hasTokenInAddress(_ request: Request) -> Bool {
    request.parameter("token").map { AccessToken.isEqual($0, token) } ?? false
  }

  private func hasToken(_ request: Request) -> Bool {
    if hasTokenInAddress(request) { return true }
    let cookies = request.headers.values(of: .cookie).flatMap { $0.split(separator: ";") }
    return cookies.contains { part in
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2, words[0].drop(while: { $0 == " " }) == cookie else { return false }
      return AccessToken.isEqual(words[1].filter { $0 != " " }, token)
    }
  }

  /// The field that gives the page its cookie.
  var setCookie: String { "\(cookie)=\(token); HttpOnly; SameSite=Strict; Path=/" }
}
