// SPDX-License-Identifier: MIT

import Foundation
import LabelUIKit
import Testing

/// Constraints from a visual format.
@Suite struct VisualFormatTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
  }

  private func layout(_ formats: [String], _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
    }
    page.layoutIfNeeded()
  }

  @Test func hyphensAreStandardDistances() {
    layout(["H:|-[a(40)]-[b]-|", "V:|-[a(20)]", "V:|[b]|"])
    #expect(a.frame == CGRect(x: 8, y: 8, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 56, y: 0, width: 136, height: 100))
  }

  @Test func distancesAreNumbersAndMetrics() {
    layout(["|-10-[a(==width)][b(a)]-gap-|", "V:|-(5)-[a(>=30,<=30)]", "V:[b(a*2+1)]-0-|"], metrics: ["gap": 24, "width": 60.0])
    #expect(a.frame.minX == 10 && a.frame.minY == 5 && a.frame.height == 30)
    // b is as wide as a, which is 60 wide: its right edge decides against neither.
    #expect(b.frame.height == 61 && b.frame.maxY == 100)
  }

  @Test func prioritiesGiveWay() {
    layout(["H:|-0-[a(50@250)]", "H:[a(<=30)]", "V:|[a]|"])
    #expect(a.frame.width == 30)
  }

  @Test func optionsAlignTheViews() {
    layout(["H:|[a(40)]-20-[b(20)]"], .alignAllTop)
    layout(["V:|-12-[a(10)]", "V:[b(10)]"])
    #expect(a.frame.minY == 12 && b.frame.minY == 12 && b.frame.minX == 60)
  }

  @Test func formatsAreReadFromRightToLeft() {
    layout(["H:|-10-[a(40)]-5-[b(20)]"], .directionRightToLeft)
    #expect(a.frame.maxX == 190 && b.frame.maxX == 145)
  }

  @Test(arguments: [
    ("", 0, "a view in brackets is missing"), ("H:", 2, "a view in brackets is missing"), ("|", 1, "a view in brackets is missing"),
    ("[a", 2, "expected ]"), ("[]", 1, "expected a view"), ("[a]-", 4, "expected a number or a name"),
    ("[a]-8[b]", 5, "expected - after a distance"),
    ("[a(]", 3, "expected a number or a metric"), ("[a(10]", 5, "expected ) or a comma"), ("[a(1.2.3)]", 3, "this is not a number"),
    ("[a]x", 3, "expected a view in brackets or |"), ("[a]|[b]", 4, "nothing can follow the superview's edge"),
  ])
  func mistakesAreShownAtTheirPlaces(format: String, position: Int, reason: String) {
    #expect(throws: VisualFormatError(format: format, position: position, reason: reason)) { try VisualFormatReader.read(format) }
  }

  @Test func aMessagePointsAtTheMistake() {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormatReader.read("H:|-[icon(24]") }
    #expect(error?.description == "The visual format cannot be read: expected ) or a comma.\nH:|-[icon(24]\n            ^")
  }

  @Test func unknownNamesAreShownAtTheirPlaces() {
    func error(_ format: String) -> VisualFormatError? {
      #expect(throws: VisualFormatError.self) {
        try VisualFormatConstraints(format, [], ["gap": 3], ["a": a, "b": b]).constraints()
      }
    }
    #expect(error("[a]-[c]").map { ($0.position, $0.reason) }! == (5, "\"c\" is not among the views: a, b"))
    #expect(error("[a]-space-[b]").map { ($0.position, $0.reason) }! == (4, "\"space\" is not among the metrics: gap"))
    #expect(error("[a(b/0)]").map { $0.position } == 5)
    a.removeFromSuperview()
    #expect(error("|-[a]").map { $0.reason } == "the view next to | has no superview")
  }

  /// Whatever the text, reading ends with a format or a mistake inside it.
  @Test func anyTextIsReadOrHasAMistakeInside() {
    let parts = ["H:", "V:", "|", "-", "[", "]", "(", ")", "a", "8", "@", ",", ">=", "==", "*", ".", " ", "é"]
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var format = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        format += parts[Int(state >> 33) % parts.count]
      }
      do throws(VisualFormatError) { _ = try VisualFormatReader.read(format) } catch {
        #expect(error.position >= 0 && error.position <= format.count && !error.reason.isEmpty)
      }
    }
  }
}
