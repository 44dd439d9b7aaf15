// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The value of a cell.
///
/// Cells of text files are always texts, so that `007` and `1.50` look as they do in the file.
/// ``number`` reads the number in such a text.
public enum SheetValue: Hashable, Sendable {
    /// No value: SQL's `NULL`, or a field that a row does not have.
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    /// The value as a screen shows it, and as one types it; empty for ``null``.
    ///
    /// Bytes are an SQL literal such as `x'00FF'`. The text may contain line ends and control
    /// characters.
    public var text: String {
        switch self {
        case .null: ""
        case .integer(let value): String(value)
        case .real(let value): Self.text(of: value)
        case .text(let text): text
        case .bytes(let bytes): Self.literal(of: bytes, limit: .max)
        }
    }

    /// Returns the value as a cell shows it: at most `limit` characters, and only the first bytes
    /// of a large value.
    public func shortText(limit: Int = 1000) -> String {
        switch self {
        case .text(let text): String(text.prefix(limit))
        case .bytes(let bytes): Self.literal(of: bytes, limit: max(0, limit / 2))
        default: text
        }
    }

    /// The text that is edited and copied in a grid: of more than 1000 bytes, only the first ones,
    /// with `…` behind them.
    package var editedText: String {
        if case .bytes(let bytes) = self, bytes.count > 1000 { return shortText(limit: 40) }
        return text
    }

    /// Whether a text is an ``editedText`` that lacks bytes.
    package static func isPart(ofBytes text: String) -> Bool {
        text.hasPrefix("x'") && text.hasSuffix("…'")
    }

    /// The number that the value is, or that its text contains; nil for other values.
    public var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .text(let text): NumberText.number(in: text.utf8)
        case .null, .bytes: nil
        }
    }

    /// Whether the value is ``null``.
    public var isNull: Bool { self == .null }

    private static func text(of value: Double) -> String {
        // Whole numbers keep their point, so that a real number stays one when it is typed.
        String(describing: value)
    }

    private static func literal(of bytes: [UInt8], limit: Int) -> String {
        let digits = Array("0123456789ABCDEF")
        var text = "x'"
        for byte in bytes.prefix(limit) {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return text + (bytes.count > limit ? "…'" : "'")
    }
}
