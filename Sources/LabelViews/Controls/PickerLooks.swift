// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// The look of pickers.
enum PickerLook: Hashable, Sendable {
  case menu, segmented, wheel, inline, navigationLink
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

private struct PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.menu }

/// A picker in its look. In a form a closed menu is a row with the label, and the options of an inline picker are rows of their own;
/// elsewhere a menu shows only its value, and inline options are on a wheel, as on iOS.
struct PickerView<Label: View, Content: View>: GroupView {
  let label: Label
  let content: Content
  /// The description of the selected value.
  let tag: String
  let currentValue: (any View)?

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    var inner = context
    inner.isInPicker = true
    inner.environment.pickerLook = .menu
    let options = inner.children(of: content).filter { $0 != .empty }.map { PickerOption(node: $0, isSelected: $0.tag == tag) }
    inner.isInPicker = false
    let selected = currentValue.map { inner.lower(any: $0) } ?? options.first(where: \.isSelected)?.node ?? .empty
    switch context.environment.pickerLook {
    case .menu where context.container == .form: return [(row(selected), inner)]
    case .menu: return [(ClosedMenu(selected: selected, isBare: context.buttonStyles.isEmpty), inner)]
    case .segmented: return [(Segments(options: options), inner)]
    case .navigationLink where context.container == .form: return [(link(selected), inner)]
    case .navigationLink: return [(ClosedMenu(selected: selected, isBare: context.buttonStyles.isEmpty), inner)]
    case .inline where context.container == .form:
      return [(label, inner)] + options.map { (InlineOption(option: $0), inner) }
    case .inline, .wheel: return [(Wheel(options: options), inner)]
    }
  }

  private func row(_ selected: ViewNode) -> some View {
    LabeledContent {
      MenuValue(selected: selected).foregroundStyle(.secondary)
    } label: {
      label
    }
  }

  private func link(_ selected: ViewNode) -> some View {
    NavigationLink(destination: EmptyView()) {
      LabeledContent {
        LoweredView(content: selected)
      } label: {
        label
      }
    }
  }
}

/// The selected option with the two chevrons of a closed menu.
private struct MenuValue: View {
  let selected: ViewNode

  var body: some View {
    HStack(spacing: 4) {
      LoweredView(content: selected)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
  }
}

/// A closed menu outside of a form: a button with the selected option, with the insets of UIKit's plain buttons unless views set another
/// button style.
private struct ClosedMenu: View {
  let selected: ViewNode
  let isBare: Bool

  var body: some View {
    Button(action: {}) {
      if isBare {
        MenuValue(selected: selected).padding(.horizontal, 12).padding(.vertical, 7)
      } else {
        MenuValue(selected: selected)
      }
    }
  }
}

/// An option of a picker.
struct PickerOption {
  let node: ViewNode
  let isSelected: Bool
}

/// An option as a row, with a check mark if it is selected.
private struct InlineOption: View {
  let option: PickerOption

  var body: some View {
    HStack {
      LoweredView(content: option.node)
      if option.isSelected {
        Spacer()
        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
      }
    }
  }
}

/// The options as segments of the same width, as UISegmentedControl of iOS 13 to 18: 32 points high, the selected one on a white pane.
private struct Segments: View {
  let options: [PickerOption]
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    EqualWidths {
      ForEach(options.indices, id: \.self) { index in
        LoweredView(content: options[index].node)
          .font(.system(size: 13, weight: options[index].isSelected ? .semibold : .regular))
          .lineLimit(1)
          .padding(.horizontal, 6)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            if options[index].isSelected {
              RoundedRectangle(cornerRadius: 7).fill(pane).shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            }
          }
          .padding(2)
      }
    }
    .frame(height: 32)
    .background(Color(description: .tertiaryFill), in: .rect(cornerRadius: 9))
    .foregroundStyle(.primary)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var pane: Color { colorScheme == .dark ? Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255) : .white }
}

/// A row of views that have the width of the widest one, or share the proposed width.
private struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count)
    let height = proposal.height ?? sizes.map(\.height).max() ?? 0
    return CGSize(width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// The options on a wheel at rest, as UIPickerView: 216 points high, the selected one in the middle on a pale bar, and up to three options
/// above and below it, which are paler and lower with their distance.
private struct Wheel: View {
  let options: [PickerOption]

  private static var reach: Int { 3 }

  var body: some View {
    let middle = options.firstIndex(where: \.isSelected) ?? 0
    VStack(spacing: 0) {
      ForEach(-Self.reach...Self.reach, id: \.self) { step in
        let angle = Double(step) * .pi / 8.5
        Group {
          if options.indices.contains(middle + step) {
            LoweredView(content: options[middle + step].node).font(.system(size: 21)).lineLimit(1)
              .scaleEffect(x: 1, y: max(0.2, cos(angle)))
              .opacity(step == 0 ? 1 : 0.6 * cos(angle))
          } else {
            Color.clear
          }
        }
        .frame(height: 34 * cos(angle))
      }
    }
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity)
    .frame(height: 216)
    .background { RoundedRectangle(cornerRadius: 8).fill(Color(description: .tertiaryFill)).frame(height: 34).padding(.horizontal, 9) }
    .foregroundStyle(.primary)
  }
}
