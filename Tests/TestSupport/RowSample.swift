// SPDX-License-Identifier: MIT

/// Rows of NDJSON for runs with many labels.
package enum RowSample {
  /// Rows in five folders.
  ///
  /// - Parameter interval: Each row at a multiple of it has an unknown icon; 0 for none.
  package static func rows(_ count: Int, invalidEvery interval: Int = 0) -> String {
    (0..<count).map { index in
      let isInvalid = interval > 0 && index % interval == interval - 1
      let icon = isInvalid ? "bolt.fil" : "bolt"
      return "{\"id\": \"g\(index % 5)/r\(index)\", \"title\": \"\(index)\", \"icon\": \"\(icon)\", \"scale\": 1}\n"
    }.joined()
  }
}
