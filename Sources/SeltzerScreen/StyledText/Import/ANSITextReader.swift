// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension StyledText {
    /// Creates text from the output of a program, with its colors.
    ///
    /// See ``ANSITextReader`` for the parts that it keeps.
    public init(ansi bytes: some Sequence<UInt8>) {
        var reader = ANSITextReader()
        reader.append(bytes)
        self = reader.text
    }

    /// Creates text from the output of a program, with its colors.
    public init(ansi text: some StringProtocol) {
        self.init(ansi: text.utf8)
    }
}

/// Turns the output of a program for a terminal into styled text, piece by piece.
///
/// Colors, attributes and underlines (SGR) and links (OSC 8) become styles. Progress output looks
/// the same as on a terminal. A carriage return, a backspace and moves within the line (CHA, CUF,
/// CUB) place the cursor; the next text replaces the text at the cursor, and EL erases parts of the
/// line. All other commands and control characters are left out, so the result is safe to show.
/// Invalid UTF-8 becomes U+FFFD. The result does not depend on the pieces in which the bytes
/// arrive.
///
/// In a line of more than 64 KiB, no part is replaced; text after a carriage return removes the
/// whole line.
public struct ANSITextReader: Sendable {
    private enum State {
        case text
        case escape
        /// Inside of an escape with intermediate bytes, such as a choice of character set, before
        /// its final byte.
        case escapeIntermediate
        case controlSequence
        /// Inside of an OSC, or of another string, which is ignored.
        case string(isOSC: Bool)
        /// After an escape inside of an OSC or another string.
        case stringEscape(isOSC: Bool)
    }

    /// The maximum length of a sequence in bytes; longer ones are ignored.
    private static var limit: Int { Link.maximumLength + 256 }

    private var state = State.text
    private var finished = StyledText()
    /// The text in the present style.
    private var pending: [UInt8] = []
    private var style = Style()
    private var sequence: [UInt8] = []
    /// Whether a carriage return followed the text; the line stays unchanged until more text
    /// arrives.
    private var isAfterReturn = false
    /// The present line, if the cursor was moved in it; then `finished` contains only the lines
    /// before it.
    private var line: OverwrittenLine?
    /// The start of the present line in `finished`.
    private var lineStart = 0
    /// The number of lines that were turned into cells, which happens once for each line with
    /// moves.
    private(set) var overwrittenLineCount = 0

    /// Creates a reader that has read nothing.
    public init() {}

    /// The text so far.
    public var text: StyledText {
        var copy = self
        copy.flush()
        copy.endOverwriting()
        return copy.finished
    }

    /// Returns the text so far, and forgets it; an unfinished sequence and the style stay.
    package mutating func take() -> StyledText {
        flush()
        endOverwriting()
        defer { (finished, lineStart) = (StyledText(), 0) }
        return finished
    }

    /// Reads bytes, which continue the bytes read before.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { read(byte) }
    }

    private mutating func read(_ byte: UInt8) {
        // CAN and SUB end every sequence.
        if byte == 0x18 || byte == 0x1A {
            state = .text
            return
        }
        switch state {
        case .text: readText(byte)
        case .escape: readEscape(byte)
        case .escapeIntermediate:
            if byte == 0x1B { state = .escape } else if byte >= 0x30 { state = .text }
        case .controlSequence: readControlSequence(byte)
        case .string(let isOSC):
            if byte == 0x1B {
                state = .stringEscape(isOSC: isOSC)
            } else if byte == 0x07 {
                endString(isOSC: isOSC)
            } else {
                keep(byte)
            }
        case .stringEscape(let isOSC):
            endString(isOSC: isOSC && byte == UInt8(ascii: "\\"))
            if byte != UInt8(ascii: "\\") {
                state = .escape
                readEscape(byte)
            }
        }
    }

    private mutating func readText(_ byte: UInt8) {
        switch byte {
        case 0x1B: state = .escape
        case 0x0D: returnToStart()
        case 0x0A:
            if line != nil { flush() }
            endOverwriting()
            isAfterReturn = false
            pending.append(byte)
        case 0x08:
            if !isAfterReturn { moveCursor { $0.moveBack() } }
        case 0x09, 0x20...0x7E, 0x80...0xFF:
            if isAfterReturn { moveCursor { _ in } }
            pending.append(byte)
        default: break
        }
    }

    private mutating func readEscape(_ byte: UInt8) {
        sequence.removeAll(keepingCapacity: true)
        switch byte {
        case UInt8(ascii: "["): state = .controlSequence
        case UInt8(ascii: "]"): state = .string(isOSC: true)
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string(isOSC: false)
        case 0x1B: break
        case 0x20...0x2F: state = .escapeIntermediate
        case 0x00...0x1F, 0x80...0xFF:
            state = .text
            readText(byte)
        default: state = .text
        }
    }

    private mutating func readControlSequence(_ byte: UInt8) {
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x3F: keep(byte)
        case 0x40...0x7E:
            state = .text
            if sequence.count <= Self.limit { perform(byte) }
        case 0x80...0xFF:
            state = .text
            readText(byte)
        default: break
        }
    }

    private mutating func perform(_ command: UInt8) {
        if command == UInt8(ascii: "m") {
            let before = style
            style.applySGR(sequence)
            if style != before { flush(in: before) }
            return
        }
        // The sequence must have one number or none.
        guard sequence.count <= 5, sequence.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return
        }
        let number = sequence.reduce(0) { $0 * 10 + Int($1 & 15) }
        let isAtEnd = line == nil && !isAfterReturn
        let distance = max(1, number)
        switch command {
        case UInt8(ascii: "G"), UInt8(ascii: "`"):
            moveCursor(isEmptyLineMoved: true) { $0.move(to: distance - 1) }
        case UInt8(ascii: "C"):
            moveCursor(isEmptyLineMoved: true) { $0.move(to: $0.column + distance) }
        case UInt8(ascii: "D"): moveCursor { $0.move(to: $0.column - distance) }
        // Many programs erase the rest of the line after each colored word, although it is empty.
        case UInt8(ascii: "K") where number != 0 || !isAtEnd: moveCursor { $0.erase(number) }
        // The reader has no screen, so only the rest of the line is erased.
        case UInt8(ascii: "J") where number == 0 && !isAtEnd: moveCursor { $0.erase(0) }
        default: break
        }
    }

    private mutating func keep(_ byte: UInt8) {
        if sequence.count <= Self.limit { sequence.append(byte) }
    }

    private mutating func endString(isOSC: Bool) {
        state = .text
        guard isOSC, sequence.count <= Self.limit, sequence.starts(with: [0x38, 0x3B]) else {
            return
        }
        // OSC 8 ; parameters ; address
        guard let semicolon = sequence.dropFirst(2).firstIndex(of: 0x3B) else { return }
        let link = Link(String(decoding: sequence[(semicolon + 1)...], as: UTF8.self))
        guard link != style.link else { return }
        flush()
        style.link = link
    }

    // MARK: Text

    private mutating func flush() {
        flush(in: style)
    }

    private mutating func flush(in style: Style) {
        guard !pending.isEmpty else { return }
        var text = String(decoding: pending, as: UTF8.self)
        if pending.contains(0xC2) {
            text.unicodeScalars.removeAll { (0x80...0x9F).contains($0.value) }
        }
        pending.removeAll(keepingCapacity: true)
        guard let rest = line?.write(text, style: style) else {
            finished.append(text, style: style)
            let bytes = text.utf8
            if let newline = bytes.lastIndex(of: 0x0A) {
                lineStart =
                    finished.byteCount - bytes.distance(from: newline, to: bytes.endIndex) + 1
            }
            return
        }
        guard !rest.isEmpty else { return }
        endOverwriting()
        finished.append(rest, style: style)
    }

    // MARK: The cursor

    /// Moves the cursor to the start of the line; the work waits, because a line feed may follow.
    private mutating func returnToStart() {
        guard line != nil else {
            isAfterReturn = true
            return
        }
        flush()
        if line == nil { isAfterReturn = true } else { line?.move(to: 0) }
    }

    /// Moves the cursor away from the end of the present line, or erases a part of the line.
    ///
    /// - Parameters:
    ///   - isEmptyLineMoved: Whether the cursor also moves in an empty line.
    ///   - body: Moves the cursor from its present place.
    private mutating func moveCursor(
        isEmptyLineMoved: Bool = false, _ body: (inout OverwrittenLine) -> Void
    ) {
        flush()
        if line == nil {
            let count = finished.byteCount - lineStart
            let returns = isAfterReturn
            isAfterReturn = false
            guard count > 0 || isEmptyLineMoved else { return }
            guard count <= OverwrittenLine.maximumLength else {
                if returns { finished.removeAll(after: lineStart) }
                return
            }
            var present = OverwrittenLine(finished.part(lineStart..<finished.byteCount))
            overwrittenLineCount += 1
            finished.removeAll(after: lineStart)
            if returns { present.move(to: 0) }
            line = present
        }
        if var moved = line {
            // The line is moved out while the closure runs, so that no copy is made.
            line = nil
            body(&moved)
            line = moved
        }
    }

    private mutating func endOverwriting() {
        guard let line else { return }
        finished.append(line.text)
        self.line = nil
    }
}
