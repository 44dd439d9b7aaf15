// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds the spans in the text of a block.
///
/// The parser works on a flat list of pieces. For any text, its time is proportional to the length.
///
/// Source: CommonMark's appendix "A parsing strategy".
struct InlineParser {
    let bytes: [UInt8]
    let end: Int
    let extensions: MarkdownExtensions
    let definitions: [String: MarkdownLink]
    var place = 0
    /// The start of the text that is not yet a token.
    var textStart = 0
    var tokens: [InlineToken] = []
    var runs: [EmphasisRun] = []
    var lastRun = -1
    var brackets: [LinkBracket] = []
    /// The number of brackets that cannot begin a link, because a link was found inside them.
    var inactiveBrackets = 0
    /// The tokens that are addresses without brackets.
    var addresses: [Int] = []
    private var codeRuns: CodeRuns?
    var htmlLimits = HTMLLimits()
    /// Whether the text may contain an address without brackets.
    let mayHaveAddresses: Bool

    init(
        _ bytes: [UInt8], extensions: MarkdownExtensions, definitions: [String: MarkdownLink]
    ) {
        var end = bytes.count
        while end > 0, bytes[end - 1].isWhitespace { end -= 1 }
        self.bytes = bytes
        self.end = end
        self.extensions = extensions
        self.definitions = definitions
        mayHaveAddresses =
            extensions.contains(.autolinks)
            && (bytes.contains(UInt8(ascii: "@")) || bytes.contains(UInt8(ascii: ":"))
                || bytes.firstASCII("www.", from: 0, before: end) != nil)
    }

    /// Returns the parts of the text.
    static func inlines(
        _ bytes: [UInt8], extensions: MarkdownExtensions, definitions: [String: MarkdownLink]
    ) -> [MarkdownInline] {
        var parser = InlineParser(bytes, extensions: extensions, definitions: definitions)
        parser.parse()
        return parser.inlines()
    }

    private mutating func parse() {
        while place < end, bytes[place].isBlank { place += 1 }
        textStart = place
        while place < end {
            if !readSpecial(bytes[place]) { place += 1 }
        }
        flushText()
        matchEmphasis(above: -1)
    }

    /// Reads the construct that begins with a byte; returns false for plain text.
    private mutating func readSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case .lineFeed, .carriageReturn: readLineEnd()
        case .backslash: return readBackslash()
        case UInt8(ascii: "`"): readCode()
        case UInt8(ascii: "*"), UInt8(ascii: "_"): readSigns(byte)
        case UInt8(ascii: "~") where extensions.contains(.strikethrough): readSigns(byte)
        case UInt8(ascii: "["): openBracket(isImage: false)
        case UInt8(ascii: "!"):
            guard place + 1 < end, bytes[place + 1] == UInt8(ascii: "[") else { return false }
            openBracket(isImage: true)
        case UInt8(ascii: "]"): closeBracket()
        case UInt8(ascii: "<"): return readAngle()
        case UInt8(ascii: "&"): return readEntity()
        default: return mayHaveAddresses && readAddress(byte)
        }
        return true
    }

    // MARK: Tokens

    /// Makes the text before the place a token.
    mutating func flushText() {
        if textStart < place { tokens.append(InlineToken(.bytes(textStart..<place))) }
        textStart = place
    }

    /// Adds a token for the bytes up to a place.
    mutating func add(_ content: InlineToken.Content, to next: Int) {
        flushText()
        tokens.append(InlineToken(content))
        place = next
        textStart = next
    }

    private mutating func readLineEnd() {
        var blanks = place
        while blanks > textStart, bytes[blanks - 1].isBlank { blanks -= 1 }
        let isHard =
            place - blanks >= 2
            && bytes[blanks..<place].reversed().prefix(2).allSatisfy { $0 == .space }
        var next = bytes.hasASCII("\r\n", at: place, before: end) ? place + 2 : place + 1
        while next < end, bytes[next].isBlank { next += 1 }
        place = blanks
        add(.inline(isHard ? .lineBreak : .softBreak), to: next)
    }

    private mutating func readBackslash() -> Bool {
        guard place + 1 < end else { return false }
        if bytes[place + 1].isLineEnd {
            var next = bytes.hasASCII("\r\n", at: place + 1, before: end) ? place + 3 : place + 2
            while next < end, bytes[next].isBlank { next += 1 }
            add(.inline(.lineBreak), to: next)
            return true
        }
        guard bytes[place + 1].isPunctuation else { return false }
        flushText()
        // The escaped sign begins the next piece of text.
        textStart = place + 1
        place += 2
        return true
    }

    private mutating func readEntity() -> Bool {
        guard let entity = HTMLEntity.read(bytes, at: place, before: end) else { return false }
        add(.inline(.text(entity.text)), to: entity.end)
        return true
    }

    private mutating func readCode() {
        var afterSigns = place
        while afterSigns < end, bytes[afterSigns] == UInt8(ascii: "`") { afterSigns += 1 }
        if codeRuns == nil { codeRuns = CodeRuns(bytes, before: end) }
        guard let close = codeRuns?.end(after: place, length: afterSigns - place) else {
            place = afterSigns
            return
        }
        add(
            .inline(.code(code(afterSigns..<close))),
            to: close + afterSigns - place)
    }

    /// The text of a code span: line ends are blanks, and one blank at each side is left out.
    private func code(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        for index in range {
            let byte = bytes[index]
            if byte == .carriageReturn, index + 1 < end, bytes[index + 1] == .lineFeed { continue }
            text.append(byte.isLineEnd ? .space : byte)
        }
        if text.first == .space, text.last == .space, text.contains(where: { $0 != .space }) {
            return text[1..<text.count - 1].text
        }
        return text.text
    }

    // MARK: The result

    private func inlines() -> [MarkdownInline] {
        var result: [MarkdownInline] = []
        var text: [UInt8] = []
        func flush() {
            guard !text.isEmpty else { return }
            result.append(.text(text.text))
            text.removeAll(keepingCapacity: true)
        }
        for token in tokens {
            for span in token.ends {
                flush()
                result.append(.end(span))
            }
            switch token.content {
            case .bytes(let range): text.append(contentsOf: bytes[range])
            case .signs(let sign, let count):
                text.append(contentsOf: repeatElement(sign, count: count))
            case .inline(.text(let string)): text.append(contentsOf: string.utf8)
            case .inline(let inline):
                flush()
                result.append(inline)
            case .address(let link, let range):
                flush()
                result += [.start(.link(link)), .text(bytes[range].text), .end(.link(link))]
            case .nothing: break
            }
            for span in token.starts.reversed() {
                flush()
                result.append(.start(span))
            }
        }
        flush()
        return result
    }
}
