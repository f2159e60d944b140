// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A row of a table, as UIKit's `UITableViewCell`: a view with another one, as large, for what it shows. There are no tables; a cell is
/// drawn by itself, without selection and accessories.
open class UITableViewCell: UIView {
  /// The layout of a cell's own labels, of which there are none.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title.
    case `default`
    /// A title and a value at the other edge.
    case value1
    /// A title and a value beside it.
    case value2
    /// A title and a smaller one below it.
    case subtitle
  }

  /// How a chosen cell looks; none is.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As usual.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// As usual.
    case `default`
  }

  /// What the cell shows.
  public final let contentView = UIView()
  /// What tables find it by.
  public final let reuseIdentifier: String?
  /// How it looks when it is chosen, which it never is.
  open var selectionStyle = SelectionStyle.default

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Makes a cell. No nib is read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Not called: no cell is used twice.
  open func prepareForReuse() {}
  /// Does nothing: no cell is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) {}
}

/// An item of a collection, as UIKit's `UICollectionViewCell`: a view with another one, as large, for what it shows. There are no
/// collections; a cell is drawn by itself.
open class UICollectionViewCell: UIView {
  /// What the cell shows.
  public final let contentView = UIView()
  /// Whether it is chosen; nothing changes by itself.
  open var isSelected = false
  /// Whether a finger is on it; nothing changes by itself.
  open var isHighlighted = false

  /// Makes a cell of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Makes a cell. No nib is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Not called: no cell is used twice.
  open func prepareForReuse() {}
}

extension UIView {
  /// Puts a view inside, as large as this one.
  fileprivate func fill(with view: UIView) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
