// SPDX-License-Identifier: MIT

/// A match of whole colour runs and possibly of the first pixels of the next one.
struct ColorRunMatch {
  var distance = 0
  /// The number of whole runs that match.
  var count = 0
  /// The number of pixels of the next run that match.
  var rest = 0
  /// The estimated saving in bits.
  var gain = 0
  /// The run that has the first pixel after the earlier occurrence.
  var following = 0
}
