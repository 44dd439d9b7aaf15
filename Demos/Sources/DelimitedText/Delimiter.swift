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
    /// The semicolon, usual in CSV files where the comma is in numbers.
    public static let semicolon = Delimiter(unchecked: UInt8(ascii: ";"))
    /// The vertical bar.
    public static let bar = Delimiter(unchecked: UInt8(ascii: "|"))

    /// What is looked for in a first line, the likelier first.
    static let candidates: [Delimiter] = [.comma, .tab, .semicolon, .bar]

    /// Makes a delimiter of what a user typed: one ASCII character, `\t` or `tab`.
    ///
    /// Returns nil for anything else, and for a quote, a line end or NUL, which can separate
    /// nothing.
    public init?(_ text: String) {
        if text == "\\t" || text.lowercased() == "tab" {
            self = .tab
            return
        }
        guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
        guard byte < 0x80, !Syntax.cannotSeparate.contains(byte) else { return nil }
        self.byte = byte
    }

    private init(unchecked byte: UInt8) {
        self.byte = byte
    }

    /// Returns the likeliest delimiter of a file with this name and these first bytes.
    ///
    /// The ending `.tsv` or `.tab` means tabs. Otherwise the candidate that separates most fields
    /// of the first row wins, the comma when there is none. Separators within quotes do not count.
    public static func sniffed(name: String, bytes: some Collection<UInt8>) -> Delimiter {
        let lowered = name.lowercased()
        if lowered.hasSuffix(".tsv") || lowered.hasSuffix(".tab") { return .tab }
        var counts = [Int](repeating: 0, count: candidates.count)
        var isQuoted = false
        for byte in bytes.prefix(sniffedLength) {
            if byte == Syntax.quote {
                isQuoted.toggle()
            } else if !isQuoted {
                if byte == Syntax.lineFeed || byte == Syntax.carriageReturn { break }
                if let index = candidates.firstIndex(where: { $0.byte == byte }) {
                    counts[index] += 1
                }
            }
        }
        let best = counts.max().flatMap(counts.firstIndex(of:)) ?? 0
        return candidates[best]
    }

    /// A first row longer than this is judged by its beginning.
    private static let sniffedLength = 65_536
}
