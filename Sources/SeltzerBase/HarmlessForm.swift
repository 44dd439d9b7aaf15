// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
    /// The scalar to show in place of this one: the same scalar if it is harmless, and nil if it is left out.
    ///
    /// Control characters have their pictures (U+2400 to U+2421), and Unicode's line and paragraph separators are U+2424.
    /// Controls that change the direction of text are left out, because they can make a text look like another one.
    package var harmlessForm: Unicode.Scalar? {
        switch value {
        case 0x20...0x7E: self
        case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        case 0x2028, 0x2029: "\u{2424}"
        default: isBidiControl ? nil : self
        }
    }

    /// Whether the scalar is a control that changes the direction of text.
    package var isBidiControl: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
        default: false
        }
    }
}

extension StringProtocol {
    /// The text with each scalar in its harmless form.
    package var harmlessForm: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(self) }
        var form = String.UnicodeScalarView()
        for case let scalar? in unicodeScalars.lazy.map(\.harmlessForm) { form.append(scalar) }
        return String(form)
    }
}
