// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Chromium without a window, driven by the DevTools protocol over two pipes. One test uses it, on one thread.
final class DevTools {
  static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What went wrong in the browser, or that it did not answer in time.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The errors that the page has logged or thrown, and requests that failed.
  private(set) var errors: [String] = []

  private let process = Process()
  private let toBrowser = Pipe()
  private let fromBrowser = Pipe()
  private var received: [UInt8] = []
  private var lastCall = 0
  private var session = ""

  /// Seconds that the browser has for one answer; much, because the machine may run many tests at once.
  private static let patience = 90.0

  /// Starts the browser with an empty page.
  ///
  /// - Parameter folder: Where its profile goes.
  init(in folder: URL) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    // The protocol is on descriptors 3 and 4.
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#, Self.chromium ?? "", "--headless=new", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--remote-debugging-pipe", "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A browser that ends is an answer that does not come, and no signal.
    signal(SIGPIPE, SIG_IGN)
    let target = try call("Target.createTarget", ["url": "about:blank"])
    session = try call("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])["sessionId"] as? String ?? ""
    for domain in ["Page", "Runtime", "Log", "Accessibility"] { try call(domain + ".enable") }
    try resize(width: 1280)
  }

  /// Gives the window another width.
  func resize(width: Int) throws {
    try call("Emulation.setDeviceMetricsOverride", ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Ends the browser.
  func close() {
    session = ""
    _ = try? call("Browser.close")
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// Sends one command, and returns its result.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastCall += 1
    let id = lastCall
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    try toBrowser.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      let answer = try nextMessage(before: end, of: method)
      note(answer)
      guard answer["id"] as? Int == id else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func nextMessage(before end: Date, of method: String) throws -> [String: Any] {
    while true {
      if let zero = received.firstIndex(of: 0) {
        let message = Data(received[..<zero])
        received.removeFirst(zero + 1)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let handle = fromBrowser.fileHandleForReading
      var waiting = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(max(0, end.timeIntervalSinceNow * 1000))
      guard poll(&waiting, 1, left) > 0 else { throw Failure(description: "\(method): the browser does not answer") }
      let data = handle.availableData
      guard !data.isEmpty else { throw Failure(description: "\(method): the browser has ended") }
      received += data
    }
  }

  private func note(_ message: [String: Any]) {
    guard let parameters = message["params"] as? [String: Any] else { return }
    switch message["method"] as? String {
    case "Runtime.exceptionThrown": errors.append("\(parameters["exceptionDetails"] ?? "")")
    case "Runtime.consoleAPICalled" where ["error", "warning", "assert"].contains(parameters["type"] as? String):
      errors.append("\(parameters["args"] ?? "")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      errors.append("\(entry["text"] ?? "") \(entry["url"] ?? "")")
    default: break
    }
  }

  /// Forgets errors that contain a text, which the test expects.
  func expectErrors(_ text: String) { errors.removeAll { $0.contains(text) } }
}

// What a person does with the page.
extension DevTools {
  /// Opens an address and waits until the page shows its labels.
  func open(_ address: String) throws {
    try call("Page.navigate", ["url": "about:blank"])
    try call("Page.navigate", ["url": address])
    try wait("document.body?.classList.contains('ready')", for: "true")
  }

  /// The value of an expression as a string. A promise is awaited.
  func value(_ expression: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": "(async () => String(await (\(expression))))()", "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      throw Failure(description: "\(expression): \((details["exception"] as? [String: Any])?["description"] ?? details)")
    }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Runs statements in the page.
  func run(_ statements: String) throws { _ = try value("(async () => { \(statements) })()") }

  /// Waits until an expression has a value.
  func wait(_ expression: String, for expected: String) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var last = ""
    while Date.now < deadline {
      // The page may be replaced while it is asked, which is an error of this question only.
      let quoted = String(decoding: try JSONSerialization.data(withJSONObject: [expected]), as: UTF8.self)
      let script = """
        new Promise(done => {
          const end = Date.now() + 5000;
          const look = () => {
            let now;
            try { now = String(\(expression)); } catch (error) { now = 'ERROR ' + error.message; }
            if (now === \(quoted)[0] || Date.now() > end) done(now); else setTimeout(look, 15);
          };
          look();
        })
        """
      do { last = try value(script) } catch let error as Failure where "\(error)".contains("context was destroyed") { continue }
      if last == expected { return }
    }
    throw Failure(description: "\(expression) is \(last), not \(expected)")
  }

  /// Presses a key, such as "a", "Enter" or "ArrowDown".
  func press(_ key: String, control: Bool = false) throws {
    let codes = [
      "Enter": 13, "Escape": 27, "Tab": 9, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
      "ArrowRight": 39, "ArrowDown": 40,
    ]
    var event: [String: Any] = ["key": key, "modifiers": control ? 2 : 0]
    if let code = codes[key] { event["windowsVirtualKeyCode"] = code }
    var down = event
    down["type"] = "keyDown"
    if key.count == 1, !control { down["text"] = key }
    if key == "Enter" { down["text"] = "\r" }
    try call("Input.dispatchKeyEvent", down)
    event["type"] = "keyUp"
    try call("Input.dispatchKeyEvent", event)
  }

  /// Types a text into the element that has the focus.
  func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

  /// The roles of controls and images without a name for assistive software.
  func namelessControls() throws -> [String] {
    let roles: Set = [
      "button", "link", "textbox", "searchbox", "combobox", "slider", "checkbox", "radio", "tab", "spinbutton", "image", "img", "grid",
      "gridcell", "columnheader", "rowheader", "dialog", "ColorWell", "listbox", "tabpanel", "tablist",
    ]
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.compactMap { node in
      guard node["ignored"] as? Bool != true, let role = (node["role"] as? [String: Any])?["value"] as? String, roles.contains(role) else {
        return nil
      }
      let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
      return name.isEmpty ? role : nil
    }
  }
}
