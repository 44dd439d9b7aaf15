// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The lines of the input, divided into a header and the lines that can be picked.
struct PickInput {
    /// The lines above the others.
    private(set) var header: [String] = []
    /// The source of the others.
    let source: PickerSource
    /// The lines, if all of them are read.
    private(set) var lines: PickerLines?

    /// Reads the lines of the header, and all lines if they are needed before the picker appears.
    init<Chunks: AsyncSequence & Sendable>(
        _ chunks: Chunks, options: PickOutputOptions, limit: Int
    ) async where Chunks.Element == [UInt8] {
        var leading = LeadingLines(chunks, count: options.headerLines, lineEnd: options.lineEnd)
        await leading.read()
        header = leading.lines.map { TextSanitizer.line(String(decoding: $0, as: UTF8.self)) }
        guard options.decidesAtOnce else {
            source = .bytes(leading.rest, lineEnd: options.lineEnd, limit: limit)
            return
        }
        let feed = PickerFeed(limit: limit)
        let (rest, lineEnd) = (leading.rest, options.lineEnd)
        async let reading: Void = feed.read(rest, lineEnd: lineEnd)
        await reading
        let all = await feed.next() ?? PickerLines()
        (source, lines) = (.lines(all), all)
    }

    /// Returns the lines that match a query; nil if not all lines are read.
    @MainActor
    func matches(_ query: String) async -> PickerMatches? {
        guard let lines else { return nil }
        let search = PickerSearch()
        search.pattern = FuzzyPattern(query)
        search.lines = lines
        await search.settle()
        return search.matches
    }
}
