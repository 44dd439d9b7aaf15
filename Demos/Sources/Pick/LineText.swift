// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Makes of a line's bytes what a row shows of it, with the letters that were found.
struct LineText: ~Copyable {
    /// The bytes that are searched for what to show of a line that is longer.
    static let searchedBytes = 1 << 16
    /// The bytes of a line that are made into text for each cell of the row, at least.
    static let bytesPerCell = 32

    private var matcher: FuzzyMatcher
    /// The look of what was found.
    var foundStyle = Style(foreground: .accent, attributes: .bold)

    init(_ pattern: FuzzyPattern) {
        matcher = FuzzyMatcher(pattern)
        // A line is found by its end, too, however long it is.
        matcher.maximumTextLength = .max
    }

    /// What is looked for.
    var pattern: FuzzyPattern { matcher.pattern }

    /// Returns the text for a row.
    ///
    /// What is no UTF-8 is shown as U+FFFD, controls are shown as pictures. Where the row has no room for what was
    /// found, the beginning of the line is left out.
    ///
    /// - Parameter width: The cells of the row.
    mutating func row(_ line: ArraySlice<UInt8>, width: Int) -> StyledText {
        guard width > 0 else { return StyledText() }
        let room = (width + 2) * Self.bytesPerCell
        guard line.count > room else { return shifted(text(of: line), isCut: false, width: width) }
        let found = line.prefix(Self.searchedBytes).withUnsafeBufferPointer { matcher.match($0) }
        let last = found?.ranges.last?.upperBound ?? 0
        let first = found?.ranges.first?.lowerBound ?? 0
        guard last > room else {
            return shifted(text(of: line.prefix(room)), isCut: false, width: width)
        }
        // Where not all of what was found has room, its beginning is shown.
        let start = max(0, last - first > room / 2 ? first - width : last - room / 2)
        let part = line.dropFirst(start).drop { $0 & 0xC0 == 0x80 }.prefix(room)
        return shifted(text(of: part), isCut: true, width: width)
    }

    private mutating func text(of line: ArraySlice<UInt8>) -> (
        text: StyledText, found: [Range<Int>]
    ) {
        let string = TextSanitizer.line(String(decoding: line, as: UTF8.self))
        var text = StyledText(string)
        guard let match = matcher.match(string) else { return (text, []) }
        text.addStyle(foundStyle, in: match)
        return (text, match.cells(in: string))
    }

    /// Leaves out the beginning of a text where that brings into sight what was found.
    private func shifted(
        _ line: (text: StyledText, found: [Range<Int>]), isCut: Bool, width: Int
    ) -> StyledText {
        let first = line.found.first?.lowerBound ?? 0
        let last = line.found.last?.upperBound ?? 0
        // The last cell may be the sign that more follows.
        guard isCut || last >= width else { return line.text }
        let start = max(0, min(first - width / 4, last + 2 - width), min(first, last + 2 - width))
        let sign = StyledText("…", style: Style(foreground: .tertiaryLabel))
        return sign + line.text.cells(start + 1..<Int.max)
    }
}
