// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

extension ViObject {
    /// Returns the stretch of the object at a position; nil if there is none.
    ///
    /// - Parameters:
    ///   - position: The position of the cursor.
    ///   - count: The number of objects, or of blocks outwards.
    ///   - text: The text.
    func target(at position: Int, count: Int, in text: ViText) -> ViTarget? {
        switch kind {
        case .word(let big): words(at: position, count, big, text)
        case .paragraph: paragraphs(at: position, count, text)
        case .quotes(let quote): quotes(quote, at: position, text)
        case .block(let open, let close): block(open, close, at: position, count, text)
        }
    }

    // MARK: Words

    private func words(at position: Int, _ count: Int, _ big: Bool, _ text: ViText) -> ViTarget? {
        let range = text.line(around: position)
        var reader = ViReader(text, at: position)
        guard reader.character != nil else {
            return ViTarget(position: position, start: position, adjustsEnd: false)
        }
        let first = reader.kind(big: big)
        while !reader.isAtLineStart {
            var before = reader
            before.goBackward()
            guard before.kind(big: big) == first else { break }
            reader = before
        }
        var start = reader.position, hasBlanksAfter = first == 0
        for _ in 0..<count {
            guard reader.character != nil else { return nil }
            let isBlank = reader.kind(big: big) == 0
            skipRun(&reader, big)
            guard isOuter, reader.character != nil else {
                hasBlanksAfter = hasBlanksAfter && !isOuter
                continue
            }
            // A word with the blanks after it, or blanks with the word after them.
            hasBlanksAfter = isBlank || reader.kind(big: big) == 0
            if hasBlanksAfter { skipRun(&reader, big) }
        }
        if isOuter, first != 0, !hasBlanksAfter {
            // At the end of a line, the blanks before the word belong to it, but not an indentation.
            var before = start
            while before > range.lowerBound, isBlank(text.previous(before), text) {
                before = text.previous(before)
            }
            if before > range.lowerBound { start = before }
        }
        return ViTarget(
            position: text.previous(reader.position), kind: .inclusive, start: start)
    }

    private func skipRun(_ reader: inout ViReader, _ big: Bool) {
        let kind = reader.kind(big: big)
        while reader.character != nil, reader.kind(big: big) == kind { reader.goForward() }
    }

    private func isBlank(_ position: Int, _ text: ViText) -> Bool {
        ViReader(text, at: position).kind(big: true) == 0
    }

    // MARK: Paragraphs

    private func paragraphs(at position: Int, _ count: Int, _ text: ViText) -> ViTarget? {
        let line = text.line(at: position), last = text.lineCount - 1
        let isBlank = text.isBlank(line: line)
        var start = line, end = line
        while start > 0, text.isBlank(line: start - 1) == isBlank { start -= 1 }
        func extend() {
            let kind = text.isBlank(line: end)
            while end < last, text.isBlank(line: end + 1) == kind { end += 1 }
        }
        extend()
        var left = count - 1
        if isOuter {
            if end < last {
                end += 1
                extend()
            } else if isBlank {
                return nil
            } else {
                while start > 0, text.isBlank(line: start - 1) { start -= 1 }
            }
        }
        while left > 0 {
            guard end < last else { return nil }
            end += 1
            extend()
            if isOuter, end < last {
                end += 1
                extend()
            }
            left -= 1
        }
        return ViTarget(
            position: text.range(ofLine: end).lowerBound, kind: .lines,
            start: text.range(ofLine: start).lowerBound)
    }

    // MARK: Quotes

    private func quotes(_ quote: Character, at position: Int, _ text: ViText) -> ViTarget? {
        let range = text.line(around: position)
        let places = quotes(quote, in: range, text)
        let index: Int?
        if let own = places.firstIndex(of: position) {
            // On a quote, the quotes from the beginning of the line decide whether it opens or closes.
            index = own - own % 2
        } else {
            index = places.lastIndex { $0 < position } ?? places.firstIndex { $0 > position }
        }
        guard let index, index + 1 < places.count else { return nil }
        return quoted(places[index], places[index + 1], range, text)
    }

    private func quotes(_ quote: Character, in range: Range<Int>, _ text: ViText) -> [Int] {
        var reader = ViReader(text, at: range.lowerBound), places: [Int] = []
        while let character = reader.character {
            if character == "\\" {
                reader.goForward()
            } else if character == quote {
                places.append(reader.position)
            }
            if reader.character != nil { reader.goForward() }
        }
        return places
    }

    private func quoted(
        _ open: Int, _ close: Int, _ range: Range<Int>, _ text: ViText
    ) -> ViTarget {
        guard isOuter else {
            return ViTarget(position: close, start: text.next(open), adjustsEnd: false)
        }
        let after = text.skippingBlanks(from: text.next(close))
        var start = open
        if after == text.next(close) {
            while start > range.lowerBound, isBlank(text.previous(start), text) {
                start = text.previous(start)
            }
        }
        return ViTarget(position: after, start: start, adjustsEnd: false)
    }

    // MARK: Blocks

    private func block(
        _ open: Character, _ close: Character, at position: Int, _ count: Int, _ text: ViText
    ) -> ViTarget? {
        guard let block = text.block(open, close, around: position, depth: count) else {
            return nil
        }
        if isOuter {
            return ViTarget(
                position: block.close, kind: .inclusive, start: block.open, isBigDelete: false)
        }
        let first = text.next(block.open), line = text.line(at: block.open)
        var start = first, end = block.close
        // Brackets at the ends of lines leave whole lines between them.
        if first == text.range(ofLine: line).upperBound, text.line(at: end) > line {
            start = text.end(ofLine: line)
        }
        if text.line(at: end) > line, text.isInIndent(end) {
            end = text.line(around: end).lowerBound
        }
        return ViTarget(position: max(start, end), start: start)
    }
}
