// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A row of a table, like UIKit's `UITableViewCell`: a view with a content view of the same size. There are no tables here; a cell is drawn
/// by itself, without selection and accessories.
open class UITableViewCell: UIView {
  /// The layout of a cell's own labels. Cells have none of their own here.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title with an optional image.
    case `default`
    /// A title and a value at the trailing edge.
    case value1
    /// A title and a value next to it.
    case value2
    /// A title and a smaller subtitle below it.
    case subtitle
  }

  /// The look of a selected cell. No cell is drawn as selected here.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// A selected cell looks like any other.
    case none
    /// A selected cell had a blue background before iOS 7.
    case blue
    /// A selected cell has a gray background.
    case gray
    /// A selected cell has the system's usual background.
    case `default`
  }

  /// The view for the content of the cell. It is as large as the cell.
  public final let contentView = UIView()
  /// The identifier by which a table finds cells to reuse, or nil.
  public final let reuseIdentifier: String?
  /// The look of the cell when it is selected, which never happens here.
  open var selectionStyle = SelectionStyle.default

  /// Creates a cell without labels of its own.
  ///
  /// - Parameters:
  ///   - style: The layout of the cell's own labels; not used.
  ///   - reuseIdentifier: The identifier by which a table finds cells to reuse, or nil.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Creates a cell. No nib is read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Prepares the cell for reuse on Apple's platforms. It is never called here.
  open func prepareForReuse() {}
  /// Selects or deselects the cell on Apple's platforms; does nothing here.
  open func setSelected(_ selected: Bool, animated: Bool) {}
}

/// An item of a collection, like UIKit's `UICollectionViewCell`: a view with a content view of the same size. There are no collections here;
/// a cell is drawn by itself.
open class UICollectionViewCell: UIView {
  /// The view for the content of the cell. It is as large as the cell.
  public final let contentView = UIView()
  /// A Boolean value that indicates whether the cell is selected; false by default. The cell's look does not change by itself.
  open var isSelected = false
  /// A Boolean value that indicates whether the cell is being touched; false by default. The cell's look does not change by itself.
  open var isHighlighted = false

  /// Creates a cell.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Creates a cell. No nib is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Prepares the cell for reuse on Apple's platforms. It is never called here.
  open func prepareForReuse() {}
}

extension UIView {
  /// Adds a subview with constraints that make it as large as this view.
  fileprivate func fill(with view: UIView) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
