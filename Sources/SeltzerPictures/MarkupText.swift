// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Text for XML and HTML, from any text.
package enum MarkupText {
    /// Returns a text in which no character is markup or ends an attribute's value.
    ///
    /// Controls and characters that XML forbids become U+FFFD; bidirectional controls are left out.
    package static func escaped(_ text: some StringProtocol) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: escaped += "&amp;"
            case 0x3C: escaped += "&lt;"
            case 0x3E: escaped += "&gt;"
            case 0x22: escaped += "&quot;"
            case 0x27: escaped += "&#39;"
            case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF:
                escaped.unicodeScalars.append("\u{FFFD}")
            default:
                if !TextSanitizer.isBidiControl(scalar) { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped
    }

    /// Returns a color in the form `#ff8800`.
    package static func color(_ value: UInt32) -> String { Color.hex(value).description }

    /// The fonts of a picture, beginning with the reader's own monospaced font, for an attribute in
    /// double quotes.
    package static var fonts: String {
        "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"
    }
}
