// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Converts the bytes of a line to the text of a row, with the matching letters highlighted.
struct PickerRowText: ~Copyable {
    /// The number of bytes of a long line that are searched for the part to show.
    static let searchedBytes = 1 << 16
    /// The smallest number of bytes that are decoded for each cell of the row.
    static let bytesPerCell = 32

    private var matcher: FuzzyMatcher
    /// The style of the matching letters.
    var foundStyle = Style(foreground: .accent, attributes: [.bold, .underline])

    init(_ pattern: FuzzyPattern) {
        matcher = FuzzyMatcher(pattern)
        // Long lines are searched up to their end.
        matcher.maximumTextLength = .max
    }

    /// The pattern to search for.
    var pattern: FuzzyPattern { matcher.pattern }

    /// Returns the text of a row.
    ///
    /// Invalid UTF-8 becomes U+FFFD, and control characters become pictures. If the matching
    /// letters do not fit, the beginning of the line is left out.
    ///
    /// - Parameter width: The width of the row in cells.
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
        // If not all matching letters fit, the first ones are shown.
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

    /// Leaves out the beginning of a text if that makes the matching letters visible.
    private func shifted(
        _ line: (text: StyledText, found: [Range<Int>]), isCut: Bool, width: Int
    ) -> StyledText {
        let first = line.found.first?.lowerBound ?? 0
        let last = line.found.last?.upperBound ?? 0
        // The last cell may be an ellipsis.
        guard isCut || last >= width else { return line.text }
        let start = max(0, min(first - width / 4, last + 2 - width), min(first, last + 2 - width))
        let sign = StyledText("…", style: Style(foreground: .tertiaryLabel))
        return sign + line.text.cells(start + 1..<Int.max)
    }
}
