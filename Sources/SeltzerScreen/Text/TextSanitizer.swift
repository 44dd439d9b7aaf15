// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The rule that makes any text safe, so that a terminal cannot take it for a command.
///
/// The text of every cell goes through ``substitute(for:)``, and every title, link and notification
/// through ``line(_:keepingBidiControls:)``. No API bypasses these functions.
///
/// | in the text | shown |
/// |---|---|
/// | tab | one space; ``Swift/StringProtocol/expandingTabs(every:from:)`` expands it to a tab stop |
/// | CR LF, U+2028, U+2029 | `␤` |
/// | any other C0 control, DEL | its picture: `␀` … `␟`, `␡` |
/// | C1 controls (U+0080–U+009F) | `�` (U+FFFD) |
/// | bidirectional controls | nothing |
///
/// Each substitute is one cell wide.
public enum TextSanitizer {
    /// The replacement of a scalar.
    public enum Substitute: Hashable, Sendable {
        /// The scalar is safe and stays.
        case itself
        /// Another scalar replaces it.
        case scalar(Unicode.Scalar)
        /// The scalar is left out.
        case nothing
    }

    /// The picture of a line end.
    static var newline: Unicode.Scalar { "\u{2424}" }

    /// Returns the replacement of a scalar.
    public static func substitute(for scalar: Unicode.Scalar) -> Substitute {
        if (0x20...0x7E).contains(scalar.value) { return .itself }
        if scalar == "\t" { return .scalar(" ") }
        guard let form = scalar.harmlessForm else { return .nothing }
        return form == scalar ? .itself : .scalar(form)
    }

    /// Returns whether a scalar is a control that changes the direction of text, and can make a
    /// text look like a different one.
    public static func isBidiControl(_ scalar: Unicode.Scalar) -> Bool { scalar.isBidiControl }

    /// Returns one line of safe text, for a title or similar uses.
    ///
    /// - Parameters:
    ///   - text: Text from anywhere.
    ///   - keepingBidiControls: Whether bidirectional controls stay; only for text that is known to be safe.
    public static func line(
        _ text: some StringProtocol,
        keepingBidiControls: Bool = false
    ) -> String {
        var line = String.UnicodeScalarView()
        var endsWithReturn = false
        for scalar in text.unicodeScalars {
            defer { endsWithReturn = scalar == "\r" }
            if scalar == "\n", endsWithReturn {
                line.removeLast()
                line.append(newline)
                continue
            }
            switch substitute(for: scalar) {
            case .itself: line.append(scalar)
            case .scalar(let other): line.append(other)
            case .nothing: if keepingBidiControls { line.append(scalar) }
            }
        }
        return String(line)
    }

    /// Returns safe text of several lines, for the clipboard: line ends become LF and stay, and so do tabs.
    package static func lines(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var endsWithReturn = false
        for scalar in text.unicodeScalars {
            if scalar == "\r" || (scalar == "\n" && !endsWithReturn) {
                result.append("\n")
            } else if scalar == "\t" {
                result.append(scalar)
            } else if scalar != "\n" {
                switch substitute(for: scalar) {
                case .itself: result.append(scalar)
                case .scalar(let other): result.append(other)
                case .nothing: break
                }
            }
            endsWithReturn = scalar == "\r"
        }
        return String(result)
    }
}
