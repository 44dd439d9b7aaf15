// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A guess from the first rows of a file: its delimiter, and the beginning of the table.
///
/// Each candidate splits the first rows into fields, with the rules for the whole table. The
/// candidate that gives the most rows the same number of fields wins; if no candidate separates
/// fields, the comma wins. A first line `sep=;`, as spreadsheets write it, names the delimiter. The
/// name of a file that ends with `.tsv` or `.tab` means tabs.
struct DelimiterGuess {
    /// The likeliest delimiter.
    let delimiter: Delimiter
    /// The offset of the first row, after a line such as `sep=;`.
    let firstRow: Int
    /// The offset of the row that names the columns: titles of the file, comments and empty lines
    /// come before it.
    let header: Int

    /// The number of bytes that are read to choose a delimiter.
    private static let sampledLength = 65_536

    /// Guesses the delimiter of a file whose text begins at an offset.
    init(name: String, bytes: [UInt8], from start: Int, isCut: Bool = false) {
        let end = min(bytes.count, start + Self.sampledLength)
        self = bytes[..<end].withUnsafeBytes { sample in
            Self(name: name, sample: sample, from: start, isCut: isCut || end < bytes.count)
        }
    }

    private init(name: String, sample: UnsafeRawBufferPointer, from start: Int, isCut: Bool) {
        let named = Self.separatorLine(in: sample, from: start)
        firstRow = named?.end ?? start
        let name = name.lowercased()
        let isTabs = name.hasSuffix(".tsv") || name.hasSuffix(".tab")
        let known = named?.delimiter ?? (isTabs ? .tab : nil)
        let candidates = (known.map { [$0] } ?? Delimiter.candidates).map {
            SampledRows(sample, from: named?.end ?? start, delimiter: $0, isCut: isCut)
        }
        var best = candidates[0]
        for candidate in candidates.dropFirst() where best.isLessLikely(than: candidate) {
            best = candidate
        }
        delimiter = best.delimiter
        header = best.header ?? firstRow
    }

    /// Returns the delimiter of a first line such as `sep=;` or `"sep=;"`, and the offset of the
    /// next line.
    ///
    /// Returns nil if the first line has another form.
    static func separatorLine(
        in bytes: UnsafeRawBufferPointer, from start: Int
    ) -> (delimiter: Delimiter, end: Int)? {
        let line = bytes[start...].prefix(16).prefix { !FieldScanner.endsRow($0) }
        var text = Array(line)
        if text.count == 7, text.first == Syntax.quote, text.last == Syntax.quote {
            text = Array(text.dropFirst().dropLast())
        }
        guard text.count == 5, String(decoding: text[..<4], as: UTF8.self).lowercased() == "sep=",
            let delimiter = Delimiter(byte: text[4])
        else { return nil }
        return (delimiter, end(ofLineEndAt: line.endIndex, in: bytes))
    }

    /// Returns the offset after a line end, which may be two bytes.
    static func end(ofLineEndAt offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        guard offset < bytes.count else { return bytes.count }
        let isPair =
            bytes[offset] == Syntax.carriageReturn && offset + 1 < bytes.count
            && bytes[offset + 1] == Syntax.lineFeed
        return offset + (isPair ? 2 : 1)
    }
}
