// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension StyledText {
    /// Creates text from the output of a program, with its colours.
    ///
    /// See ``ANSITextReader`` for the parts that it keeps.
    public init(ansi bytes: some Sequence<UInt8>) {
        var reader = ANSITextReader()
        reader.append(bytes)
        self = reader.text
    }

    /// Creates text from the output of a program, with its colours.
    public init(ansi text: some StringProtocol) {
        self.init(ansi: text.utf8)
    }
}

/// Turns the output of a program for a terminal into styled text, piece by piece.
///
/// Colours, attributes and underlines (SGR) and links (OSC 8) become styles. All other commands and control
/// characters are left out, so the result is safe to show. A carriage return removes the present line, as in a
/// progress bar that overwrites itself. A backspace removes the last character. Invalid UTF-8 becomes U+FFFD. The
/// result does not depend on where the bytes are cut.
public struct ANSITextReader: Sendable {
    private enum State {
        case text
        case escape
        /// Between an escape with intermediate bytes, such as a choice of character set, and its final byte.
        case escapeIntermediate
        case controlSequence
        /// Inside of an OSC, or of a string that is ignored.
        case string(isOSC: Bool)
        /// After an escape inside of such a string.
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
    private var isAfterReturn = false

    /// Creates a reader that has read nothing.
    public init() {}

    /// The text so far.
    public var text: StyledText {
        var copy = self
        copy.flush()
        return copy.finished
    }

    /// Returns the text so far, and forgets it; an unfinished sequence and the style stay.
    package mutating func take() -> StyledText {
        flush()
        defer { finished = StyledText() }
        return finished
    }

    /// Reads bytes.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { read(byte) }
    }

    private mutating func read(_ byte: UInt8) {
        // These two end every sequence.
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
        case 0x0D: isAfterReturn = true
        case 0x0A:
            isAfterReturn = false
            pending.append(byte)
        case 0x08: removeLastCharacter()
        case 0x09, 0x20...0x7E, 0x80...0xFF:
            if isAfterReturn { removeLine() }
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
            if byte == UInt8(ascii: "m"), sequence.count <= Self.limit {
                let before = style
                style.applySGR(sequence)
                if style != before { flush(in: before) }
            }
        case 0x80...0xFF:
            state = .text
            readText(byte)
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
        finished.append(text, style: style)
    }

    private mutating func removeLastCharacter() {
        flush()
        guard let last = finished.string.last, !last.isNewline else { return }
        finished.removeAll(after: finished.length - last.utf8.count)
    }

    private mutating func removeLine() {
        isAfterReturn = false
        flush()
        let bytes = finished.string.utf8
        let newline = bytes.lastIndex(of: 0x0A)
        let kept = newline.map { bytes.distance(from: bytes.startIndex, to: $0) + 1 } ?? 0
        finished.removeAll(after: kept)
    }
}
