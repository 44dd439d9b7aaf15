// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A line of the Visual Format Language with its name before it, and what is wrong with it below.
final class FormatEditor: VStack {
    let field = TextField()
    private let place = Label("^", style: Style(foreground: .danger, attributes: .bold))
    private let message = Label(style: Style(foreground: .danger))
    private static let nameWidth = 8

    init(_ name: String) {
        let label = Label(name, style: Style(foreground: .secondaryLabel))
        let (field, place, message) = (self.field, self.place, self.message)
        super.init {
            HStack {
                label
                field
            }
            place
            message
        }
        (label.width == Self.nameWidth).isActive = true
        message.lineBreakMode = .byWordWrapping
        message.paragraphStyle.firstLineHeadIndent = Self.nameWidth
        message.paragraphStyle.headIndent = Self.nameWidth
        place.isHidden = true
        message.isHidden = true
    }

    /// What is wrong; nil for nothing.
    var error: VisualFormatError? {
        didSet {
            field.isInvalid = error != nil
            place.isHidden = error == nil
            message.isHidden = error == nil
            guard let error else { return }
            message.text = "\(error.message), at character \(error.position + 1)."
        }
    }

    /// Puts the mark under its place; leaves it out where the field may not show the text from its beginning.
    override func layoutSubviews() {
        let room = max(0, bounds.width - Self.nameWidth)
        if let error, let cursor = field.cursorPosition, field.text.cellWidth < room {
            // The cursor tells where the text stands in the field.
            let beforeCursor = field.text[..<field.selectedRange.lowerBound].cellWidth
            let before = String(
                String.UnicodeScalarView(error.format.unicodeScalars.prefix(error.position)))
            place.paragraphStyle.firstLineHeadIndent =
                Self.nameWidth + cursor.x - beforeCursor + before.cellWidth
            place.isHidden = false
        } else {
            place.isHidden = true
        }
        super.layoutSubviews()
    }
}
