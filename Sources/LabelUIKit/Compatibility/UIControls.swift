// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A control that is drawn as SwiftUI's.
open class _DrawnControl: UIControl {
  private let host = HostingView(EmptyView())

  /// Creates a control with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points. A size of zero is the control's own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a control. No nib is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(host)
    if bounds.size == .zero { bounds.size = sizeThatFits(.zero) }
  }

  /// The control of SwiftUI.
  var drawn: any View { EmptyView() }

  /// The size of the control; a width that it fills is none.
  open override var intrinsicContentSize: CGSize {
    host.content = drawn
    return host.intrinsicContentSize
  }
  /// Returns the size of the control, whatever the proposal.
  ///
  /// - Parameter size: The proposed size; not used.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    host.content = drawn
    return host.intrinsicContentSize
  }
  /// Places the control of SwiftUI.
  open override func layoutSubviews() {
    super.layoutSubviews()
    host.content = drawn
    host.frame = bounds
  }

  /// A view of SwiftUI with the tint of this one, and whether it can be used.
  final func styled(_ view: some View, tint: UIColor? = nil) -> any View {
    view.labelsHidden().tint(Color(tint ?? tintColor)).disabled(!isEnabled)
  }
}

/// A switch, drawn as SwiftUI's `Toggle`.
open class UISwitch: _DrawnControl {
  /// A Boolean value that indicates whether the switch is on; false by default.
  open var isOn = false
  /// The colour of a switch that is on, or nil for green.
  open var onTintColor: UIColor?
  /// The colour of the knob, or nil for white; without effect here.
  open var thumbTintColor: UIColor?
  /// Turns the switch on or off.
  ///
  /// - Parameters:
  ///   - on: Whether it is on.
  ///   - animated: Not used: an image does not move.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override var drawn: any View { styled(Toggle("", isOn: .constant(isOn)), tint: onTintColor ?? .systemGreen) }
}

/// A slider, drawn as SwiftUI's `Slider`.
open class UISlider: _DrawnControl {
  /// The value; 0 by default.
  open var value: Float = 0
  /// The value at the left end; 0 by default.
  open var minimumValue: Float = 0
  /// The value at the right end; 1 by default.
  open var maximumValue: Float = 1
  /// The colour of the track before the thumb, or nil for the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb, or nil; without effect here.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb, or nil for white; without effect here.
  open var thumbTintColor: UIColor?
  /// A Boolean value that indicates whether each movement is reported; without effect here.
  open var isContinuous = true
  /// Sets the value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - animated: Not used: an image does not move.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the image of the thumb, which is not drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  override var drawn: any View {
    styled(Slider(value: .constant(value), in: minimumValue...max(minimumValue, maximumValue)), tint: minimumTrackTintColor)
  }
  /// The height of the slider. It has no width of its own.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: super.intrinsicContentSize.height) }
}

/// Segments of which one is selected, drawn as SwiftUI's segmented `Picker`.
open class UISegmentedControl: _DrawnControl {
  /// The index of no segment, −1.
  public static var noSegment: Int { -1 }
  /// The index of the selected segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the selected segment, or nil; without effect here.
  open var selectedSegmentTintColor: UIColor?
  /// A Boolean value that indicates whether the widths follow the titles; without effect here.
  open var apportionsSegmentWidthsByContent = false
  private var titles: [String] = []

  /// Creates a control with segments.
  ///
  /// - Parameter items: The titles of the segments; images have no title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    bounds.size = sizeThatFits(.zero)
  }

  /// How many segments there are; 0 by default.
  open var numberOfSegments: Int { titles.count }
  /// Returns the title of a segment, or nil.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }
  /// Inserts a segment before another one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }
  /// Removes a segment; others stay selected.
  open func removeSegment(at segment: Int, animated: Bool) { if titles.indices.contains(segment) { titles.remove(at: segment) } }
  /// Removes the titles of all segments.
  open func removeAllSegments() { titles = [] }
  /// Sets the attributes of the titles, which are not used.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

  override var drawn: any View {
    styled(
      Picker("", selection: .constant(selectedSegmentIndex)) {
        ForEach(Array(titles.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
      }
      .pickerStyle(.segmented))
  }
}

/// A bar of progress, drawn as SwiftUI's `ProgressView`.
open class UIProgressView: _DrawnControl {
  /// The height of a bar. Both are drawn alike.
  public enum Style: Int, Hashable, Sendable {
    /// The usual one.
    case `default`
    /// That at the edge of a bar.
    case bar
  }

  /// The completed part, 0…1; 0 by default.
  open var progress: Float = 0
  /// The colour of the completed part, or nil for the tint colour.
  open var progressTintColor: UIColor?
  /// The colour of the rest, or nil; without effect here.
  open var trackTintColor: UIColor?
  /// The height of the bar.
  open var progressViewStyle = Style.default

  /// Creates a bar.
  ///
  /// - Parameter style: The height of the bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Sets the completed part.
  ///
  /// - Parameters:
  ///   - progress: The completed part, 0…1.
  ///   - animated: Not used: an image does not move.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  override var drawn: any View { styled(ProgressView(value: min(max(progress, 0), 1)), tint: progressTintColor) }
  /// The height of the bar. It has no width of its own.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: super.intrinsicContentSize.height) }
}

/// Two buttons that change a value, drawn as SwiftUI's `Stepper`.
open class UIStepper: _DrawnControl {
  /// The value; 0 by default. It is not drawn.
  open var value = 0.0
  /// The smallest value; 0 by default.
  open var minimumValue = 0.0
  /// The largest value; 100 by default.
  open var maximumValue = 100.0
  /// The distance between values; 1 by default.
  open var stepValue = 1.0
  override var drawn: any View { styled(Stepper("", onIncrement: {}, onDecrement: {})) }
}

/// Dots for pages, of which the current one is opaque. As on iOS they are white unless their colours are set.
open class UIPageControl: UIControl {
  /// The number of pages; 0 by default.
  open var numberOfPages = 0
  /// The index of the current page; 0 by default.
  open var currentPage = 0
  /// A Boolean value that indicates whether a single page has no dot; false by default.
  open var hidesForSinglePage = false
  /// The colour of the dots, or nil for white at opacity 0.5.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the current page, or nil for white.
  open var currentPageIndicatorTintColor: UIColor?

  /// The diameter of a dot and the distance between two dots, in points.
  private static var dot: CGFloat { 7 }
  private static var gap: CGFloat { 9 }

  /// The size of the dots with their margins.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * (Self.dot + Self.gap) + 2 * Self.gap, height: 26)
  }
  /// Returns the size of the dots with their margins, whatever the proposal.
  ///
  /// - Parameter size: The proposed size; not used.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Draws the dots in the middle.
  ///
  /// - Parameter rect: The bounds of the view.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let step = Self.dot + Self.gap
    var x = rect.midX - (CGFloat(numberOfPages) * step - Self.gap) / 2
    for page in 0..<numberOfPages {
      let current = currentPageIndicatorTintColor ?? .white
      (page == currentPage ? current : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)).setFill()
      UIBezierPath(ovalIn: CGRect(x: x, y: rect.midY - Self.dot / 2, width: Self.dot, height: Self.dot)).fill()
      x += step
    }
  }
}
