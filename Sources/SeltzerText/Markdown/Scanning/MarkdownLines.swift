// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines of the text of a block.
package struct MarkdownLines: Sendable {
    let bytes: [UInt8]
    private var starts: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var start = 0
        while start < bytes.count {
            starts.append(start)
            start = end(ofLineFrom: start)
            start += bytes.hasASCII("\r\n", at: start, before: bytes.count) ? 2 : 1
        }
    }

    private func end(ofLineFrom start: Int) -> Int {
        var place = start
        while place < bytes.count, !bytes[place].isLineEnd { place += 1 }
        return place
    }

    /// The number of lines.
    package var count: Int { starts.count }

    /// Returns the bytes of a line without its end.
    func range(_ line: Int) -> Range<Int> {
        starts[line]..<end(ofLineFrom: starts[line])
    }

    /// Returns a line without its end.
    package func text(_ line: Int) -> String {
        bytes[range(line)].text
    }
}
