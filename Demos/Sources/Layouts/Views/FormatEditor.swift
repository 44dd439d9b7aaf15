// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A field for a format string, with a caption before it and its error below it.
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
        (label.widthAnchor == Self.nameWidth).isActive = true
        message.numberOfLines = 0
        message.paragraphStyle.firstLineHeadIndent = Self.nameWidth
        message.paragraphStyle.headIndent = Self.nameWidth
        place.isHidden = true
        message.isHidden = true
    }

    /// The error in the format string; nil if there is none.
    var error: VisualFormatError? {
        didSet {
            field.isInvalid = error != nil
            place.isHidden = error == nil
            message.isHidden = error == nil
            guard let error else { return }
            message.text = "\(error.message), at character \(error.position + 1)."
        }
    }

    /// Puts the mark below the place of the error in the field.
    ///
    /// Hides it if the field may have scrolled.
    override func layoutSubviews() {
        let room = max(0, bounds.width - Self.nameWidth)
        if let error, let cursor = field.cursorPosition, field.text.cellWidth < room {
            // The position of the cursor shows whether the field has scrolled.
            let start = field.selectedRange.lowerBound.index(in: field.text)
            let beforeCursor = field.text[..<start].cellWidth
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
