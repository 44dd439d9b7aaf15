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

    /// The delimiters that are looked for in the first row, the likeliest first.
    static let candidates: [Delimiter] = [.comma, .tab, .semicolon, .bar]

    /// Creates a delimiter from the user's text: one ASCII character, `\t` or `tab`.
    ///
    /// The result is nil for any other text, and for a quote, a line end or NUL, which cannot separate fields.
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

    /// Returns the likeliest delimiter for a file's name and first bytes.
    ///
    /// The ending `.tsv` or `.tab` means tabs. Otherwise the candidate that occurs most often in the first row outside
    /// of quotes wins. If none occurs, the result is the comma.
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

    /// The number of bytes of the first row that are read to choose a delimiter.
    private static let sniffedLength = 65_536
}
