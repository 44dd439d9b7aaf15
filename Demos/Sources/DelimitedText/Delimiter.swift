// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The byte that separates the fields of a row.
public struct Delimiter: Sendable, Equatable {
    /// The ASCII code of the separating character.
    public let byte: UInt8

    /// The comma, usual in CSV files.
    public static let comma = Delimiter(unchecked: UInt8(ascii: ","))
    /// The tab of TSV files.
    public static let tab = Delimiter(unchecked: UInt8(ascii: "\t"))
    /// The semicolon, usual in CSV files of languages that write numbers with a comma.
    public static let semicolon = Delimiter(unchecked: UInt8(ascii: ";"))
    /// The vertical bar.
    public static let bar = Delimiter(unchecked: UInt8(ascii: "|"))

    /// The candidates for the delimiter, the likeliest first.
    static let candidates: [Delimiter] = [.comma, .tab, .semicolon, .bar]

    /// Creates a delimiter from the user's text: one ASCII character, `\t` or `tab`.
    ///
    /// The result is nil for any other text, and for a quote, a line end or NUL, which cannot
    /// separate fields.
    public init?(_ text: String) {
        if text == "\\t" || text.lowercased() == "tab" {
            self = .tab
            return
        }
        guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
        self.init(byte: byte)
    }

    private init(unchecked byte: UInt8) {
        self.byte = byte
    }

    /// Creates a delimiter from a byte; nil for a byte that cannot separate fields.
    init?(byte: UInt8) {
        guard byte < 0x80, !Syntax.cannotSeparate.contains(byte) else { return nil }
        self.byte = byte
    }
}
