// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads a line with the tables of a grammar.
struct LexicalLineReader {
    /// The maximum depth of nesting; code that is deeper has the color of its string.
    static var maximumDepth: Int { 16 }
    /// The maximum length of a tag in bytes.
    static var maximumTag: Int { 16 }

    var scanner: LineScanner
    private(set) var frames: [LexicalHighlighter.Frame]
    /// For each frame, the tables that contain its span.
    private var owners: [LexicalTables] = []
    /// The tables of the code at the current place.
    private(set) var tables: LexicalTables
    private let root: LexicalTables
    /// The last byte of code that is not blank; 0 at the start of the line.
    var previous: UInt8 = 0
    /// Whether the last word was a keyword.
    var isAfterKeyword = false
    /// Whether the last byte of the line was an escape, so that a string continues in the next line.
    private var isContinued = false

    /// The last byte of the line that is not blank; 0 if there is none.
    let lastByte: UInt8

    init(_ line: [UInt8], _ frames: [LexicalHighlighter.Frame], _ root: LexicalTables) {
        scanner = LineScanner(line)
        self.root = root
        lastByte = line.last { $0 != 0x20 && $0 != 0x09 } ?? 0
        self.frames = []
        tables = root
        for frame in frames { push(frame) }
    }

    var bytes: [UInt8] { scanner.bytes }

    mutating func read() {
        if case .block(let indent)? = frames.last {
            if continuesBlock(indent) {
                scanner.skipToEnd()
                return scanner.add(.string, from: 0)
            }
            pop()
        }
        if tables.keys == .lines, frames.isEmpty { readLineKey() }
        while !scanner.isAtEnd {
            switch frames.last {
            case .span(let index, let depth, let tag):
                let owner = owners[frames.count - 1]
                if owner.spans[index].tables == nil {
                    readText(owner.spans[index], index, depth, tag, from: scanner.place)
                } else if !endEmbedded(owner.spans[index], tag) {
                    readCode(stop: owner.spans[index].close.first)
                }
            case .interpolation(let depth): readInterpolation(depth)
            case .block, nil: readCode()
            }
        }
        endLine()
    }

    /// Ends the strings of one line, with all that is open in them.
    private mutating func endLine() {
        let first = frames.indices.first { index in
            guard case .span(let span, _, _) = frames[index] else { return false }
            let isLast = index == frames.count - 1
            return !owners[index].spans[span].rule.spansLines && !(isLast && isContinued)
        }
        guard let first else { return }
        while frames.count > first { pop() }
    }

    // MARK: Frames

    mutating func push(_ frame: LexicalHighlighter.Frame) {
        frames.append(frame)
        owners.append(tables)
        if case .span(let index, _, _) = frame, let inner = tables.spans[index].tables {
            tables = inner
            (previous, isAfterKeyword) = (0, false)
        }
    }

    private mutating func pop() {
        frames.removeLast()
        tables = owners.removeLast()
    }

    // MARK: Spans

    /// Reads a comment or a string up to its end, to code in it, or to the end of the line.
    private mutating func readText(
        _ span: LexicalTables.Span, _ index: Int, _ depth: Int, _ tag: [UInt8], from start: Int
    ) {
        var depth = depth
        defer { scanner.add(span.kind, from: start) }
        let close = span.close.first ?? 0, open = span.rule.nests ? span.open.first : nil
        let code = span.interpolation.first
        while scanner.place < bytes.count {
            let byte = bytes[scanner.place]
            if byte == span.escape {
                isContinued = scanner.place + 1 == bytes.count
                scanner.place += 2
            } else if byte == close, skipClose(span, tag) {
                depth -= 1
                if depth == 0 { return end(span) }
            } else if byte == open, skip(span.open) {
                depth += 1
                frames[frames.count - 1] = .span(index: index, depth: depth, tag: tag)
            } else if byte == code, let isCode = skipInterpolation(span) {
                if isCode { return push(.interpolation(depth: 0)) }
            } else {
                scanner.place += 1
            }
        }
        frames[frames.count - 1] = .span(index: index, depth: depth, tag: tag)
    }

    private mutating func end(_ span: LexicalTables.Span) {
        pop()
        (previous, isAfterKeyword) = (span.kind == .comment ? previous : 0x22, false)
        if let following = span.following { push(.span(index: following, depth: 1, tag: [])) }
    }

    /// Ends the embedded code if its closing text is next.
    private mutating func endEmbedded(_ span: LexicalTables.Span, _ tag: [UInt8]) -> Bool {
        let start = scanner.place
        guard bytes[start].lowercasedASCII == span.close.first?.lowercasedASCII,
            skipClose(span, tag)
        else { return false }
        if span.rule.keepsClose {
            scanner.place = start
        } else {
            scanner.add(span.kind, from: start)
        }
        end(span)
        return true
    }

    /// Skips the text before code in a string.
    ///
    /// - Returns: Whether code begins; false for a doubled sign, nil if no such text is next.
    private mutating func skipInterpolation(_ span: LexicalTables.Span) -> Bool? {
        guard skip(span.interpolation) else { return nil }
        let sign = span.interpolation
        if sign.count == 1, scanner.place < bytes.count, bytes[scanner.place] == sign[0] {
            scanner.place += 1
            return false
        }
        return frames.count < Self.maximumDepth
    }

    private mutating func readInterpolation(_ depth: Int) {
        guard case .span(let index, _, _)? = frames.dropLast().last else { return pop() }
        let span = tables.spans[index]
        let close = UInt8(truncatingIfNeeded: span.rule.interpolation?.close.value ?? 0)
        let open = span.interpolation.last ?? 0
        let byte = bytes[scanner.place]
        guard byte == close || byte == open else { return readCode(stop: close, open) }
        let start = scanner.place
        scanner.place += 1
        let new = depth + (byte == close ? -1 : 1)
        if new >= 0 {
            frames[frames.count - 1] = .interpolation(depth: new)
            previous = byte
        } else {
            pop()
            scanner.add(span.kind, from: start)
        }
    }

    /// Begins the span with an index if its opening text is next, and reads its beginning.
    mutating func begin(_ index: Int) -> Bool {
        let start = scanner.place, span = tables.spans[index]
        guard allows(span.place), skip(span.open) else { return false }
        guard let tag = skipTag(span), fitsAfterOpen(span) else {
            scanner.place = start
            return false
        }
        if span.rule.close == nil {
            scanner.skipToEnd()
            scanner.add(span.kind, from: start)
            return true
        }
        guard frames.count < Self.maximumDepth else {
            scanner.add(span.kind, from: start)
            return true
        }
        push(.span(index: index, depth: 1, tag: tag))
        isContinued = false
        if span.tables == nil {
            readText(span, index, 1, tag, from: start)
        } else {
            scanner.add(span.kind, from: start)
        }
        return true
    }

    // MARK: Texts

    /// Skips bytes if the rest of the line begins with them.
    mutating func skip(_ text: [UInt8]) -> Bool {
        guard begins(text, at: scanner.place) else { return false }
        scanner.place += text.count
        return true
    }

    func begins(_ text: [UInt8], at place: Int) -> Bool {
        guard place + text.count <= bytes.count else { return false }
        let isCaseSensitive = root.isCaseSensitive
        for (distance, byte) in text.enumerated() {
            let other = bytes[place + distance]
            guard
                byte == other
                    || !isCaseSensitive && byte.lowercasedASCII == other.lowercasedASCII
            else { return false }
        }
        return true
    }

    private mutating func skipClose(_ span: LexicalTables.Span, _ tag: [UInt8]) -> Bool {
        let place = scanner.place
        let tagEnd = place + span.close.count + tag.count
        guard begins(span.close, at: place), begins(tag, at: place + span.close.count),
            begins(span.closeEnd, at: tagEnd)
        else { return false }
        scanner.place = tagEnd + span.closeEnd.count
        return true
    }

    /// Skips the tag and the end of an opening text; nil if they do not follow.
    private mutating func skipTag(_ span: LexicalTables.Span) -> [UInt8]? {
        let start = scanner.place
        switch span.rule.tag {
        case .none: break
        case .numberSigns: scanner.skip { $0 == "#" }
        case .name: scanner.skipName()
        }
        let tag = Array(bytes[start..<scanner.place])
        guard tag.count <= Self.maximumTag, skip(span.openEnd) else { return nil }
        return tag
    }
}
