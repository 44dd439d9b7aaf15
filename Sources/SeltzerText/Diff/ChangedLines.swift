// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The removed and the added lines of a document, with a number for each text.
///
/// Texts are compared by their bytes, once: afterwards equal lines have equal numbers.
struct ChangedLines {
    /// A line that differs, with its place.
    struct Line {
        let file: Int
        let hunk: Int
        let line: Int
        /// The number of the text.
        var symbol: Int32 = 0
        /// The bytes of the text.
        let bytes: Range<Int>

        /// Whether the line follows another one without a line between them.
        func follows(_ other: Line) -> Bool {
            (file, hunk, line) == (other.file, other.hunk, other.line + 1)
        }
    }

    private(set) var removed: [Line] = []
    private(set) var added: [Line] = []
    /// The texts of all lines, one after the other.
    private var bytes: [UInt8] = []
    /// For each text, the index of the first removed line with it; -1 for none.
    private var first: [Int32] = []
    /// For each removed line, the index of the next one with the same text; -1 for none.
    private var next: [Int32] = []

    init(of files: [DiffFile]) {
        for file in files.indices {
            for hunk in files[file].hunks.indices { collect(files[file].hunks[hunk], file, hunk) }
        }
        number()
        chain()
    }

    private mutating func collect(_ hunk: DiffHunk, _ file: Int, _ number: Int) {
        for index in hunk.lines.indices where hunk.lines[index].kind != .context {
            let start = bytes.count
            bytes.append(contentsOf: hunk.lines[index].text.utf8)
            let line = Line(file: file, hunk: number, line: index, bytes: start..<bytes.count)
            if hunk.lines[index].kind == .removed {
                removed.append(line)
            } else {
                added.append(line)
            }
        }
    }

    /// Gives each text its number.
    private mutating func number() {
        var symbols = ByteSymbols(capacity: removed.count + added.count)
        bytes.withUnsafeBytes { bytes in
            for index in removed.indices {
                removed[index].symbol = symbols.symbol(
                    of: UnsafeRawBufferPointer(rebasing: bytes[removed[index].bytes]))
            }
            for index in added.indices {
                added[index].symbol = symbols.symbol(
                    of: UnsafeRawBufferPointer(rebasing: bytes[added[index].bytes]))
            }
        }
        first = Array(repeating: -1, count: symbols.count)
    }

    /// Links the removed lines with the same text.
    private mutating func chain() {
        next = Array(repeating: -1, count: removed.count)
        for index in removed.indices.reversed() {
            let symbol = Int(removed[index].symbol)
            next[index] = first[symbol]
            first[symbol] = Int32(index)
        }
    }

    /// Calls a closure with the indices of removed lines with the text of an added line, from the first one.
    ///
    /// - Parameters:
    ///   - index: The index of the added line.
    ///   - limit: The maximum number of calls.
    func forEachRemoved(likeAdded index: Int, limit: Int, _ body: (Int) -> Void) {
        var place = first[Int(added[index].symbol)]
        var count = 0
        while place >= 0, count < limit {
            body(Int(place))
            place = next[Int(place)]
            count += 1
        }
    }

    /// The number of letters and digits in a line; signs that are not of ASCII count with each byte.
    func letterCount(ofAdded index: Int) -> Int {
        bytes[added[index].bytes].count { $0.isAlphanumeric || $0 >= 0x80 }
    }
}
