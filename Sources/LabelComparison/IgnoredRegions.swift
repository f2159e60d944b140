// SPDX-License-Identifier: MIT

/// The regions of an image that a rule ignores, as ranges of columns for each row. Testing each pixel against each region would take time
/// in proportion to the product of their numbers.
struct IgnoredRegions {
  /// The columns and rows of the regions in the image, sorted by their left edges.
  private let regions: [(columns: Range<Int>, rows: Range<Int>)]

  /// - Parameters:
  ///   - regions: The regions, which may be empty or outside of the image.
  ///   - width: The width of the image.
  ///   - height: The height of the image.
  package init(_ regions: [PixelRegion], width: Int, height: Int) {
    func range(_ start: Int, _ count: Int, in size: Int) -> Range<Int> {
      guard count > 0 else { return 0..<0 }
      let (end, isBeyond) = start.addingReportingOverflow(count)
      return (start..<(isBeyond ? Int.max : end)).clamped(to: 0..<size)
    }
    self.regions = regions.map { (range($0.x, $0.width, in: width), range($0.y, $0.height, in: height)) }
      .filter { !$0.columns.isEmpty && !$0.rows.isEmpty }.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
  }

  /// The ignored columns of a row, from left to right and without overlaps.
  package func columns(of row: Int) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    for region in regions where region.rows.contains(row) {
      if let last = columns.last, last.upperBound >= region.columns.lowerBound {
        columns[columns.count - 1] = last.lowerBound..<max(last.upperBound, region.columns.upperBound)
      } else {
        columns.append(region.columns)
      }
    }
    return columns
  }
}
