// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// A subclass of UILabel as most apps write it, in a module whose code belongs to the main actor.

import Foundation
import LabelUIKit
import Testing

class BadgeLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .boldSystemFont(ofSize: 13)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var text: String? {
        didSet { isHidden = text == nil }
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 16, height: size.height + 8)
    }
}

@Suite struct MainActorLabelSwift6Tests {
    @Test func aSubclassOfUILabelIsMeasuredAndDrawn() throws {
        let label = BadgeLabel()
        label.text = "New"
        let plain = UILabel()
        (plain.text, plain.font) = ("New", .boldSystemFont(ofSize: 13))
        #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
        #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
        label.frame.size = label.intrinsicContentSize
        #expect(try !label.pngData(scale: 1).isEmpty)
    }
}
