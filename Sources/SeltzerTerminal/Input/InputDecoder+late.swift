// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension InputDecoder {
    private enum Verdict {
        case more
        /// The bytes are the rest of the sequence.
        case rest
        /// The bytes are not the rest; `isTaken` says whether the last byte is among them.
        case text(isTaken: Bool)
    }

    /// Decodes the rest of a sequence that was given up, if the bytes begin with it.
    ///
    /// The bytes count as the rest if they have its form, and if several of them arrived in one
    /// read. A person who presses Escape and then types the same characters types them one by one.
    ///
    /// - Returns: The number of bytes that were decoded.
    mutating func decodeLate(
        _ bytes: UnsafeRawBufferPointer, at now: Duration, _ found: inout [DecodedInput]
    ) -> Int {
        guard var rest = late else { return 0 }
        if !rest.isOpen {
            late = nil
            guard state == .ground, now <= rest.end else { return 0 }
            if let count = decodeEndOfString(rest.start, bytes) { return count }
            guard resume(rest.start, with: bytes[0]) else { return 0 }
            rest.isOpen = true
        }
        var events: [DecodedInput] = []
        for index in bytes.indices {
            if index > 0 { rest.isSent = true }
            let isLast = index == bytes.count - 1 || bytes[index + 1] == 0x1B
            switch accept(bytes[index], &rest, &events, isLast: isLast) {
            case .more:
                break
            case .rest:
                late = nil
                found += events
                return index + 1
            case .text(let isTaken):
                endLate(as: rest, &found)
                return isTaken ? index + 1 : index
            }
            if rest.bytes.count == LateSequence.limit {
                // Nobody types a control string of this length.
                late = nil
                return index + 1
            }
        }
        late = rest
        return bytes.count
    }

    /// Decides the meaning of the bytes of a possible rest if no more arrive.
    mutating func giveUpLate(_ found: inout [DecodedInput]) {
        guard let rest = late else { return }
        guard rest.isSent, let start = brokenStart(rest) else { return endLate(as: rest, &found) }
        late = LateSequence(start, isSent: true)
        state = .ground
        held.removeAll(keepingCapacity: true)
    }

    /// Returns the start of the sequence, if the bytes are a part of a rest that was cut again; nil
    /// for bytes that a person may have typed.
    private func brokenStart(_ rest: LateSequence) -> LateSequence.Start? {
        switch state {
        case .controlSequence:
            let isLong = rest.bytes.count > 3 || sequence.count > 1
            return isLong || sequence.prefix != 0 && sequence.count > 0 ? .controlSequence : nil
        case .string:
            let isLong = introducer == UInt8(ascii: "]") ? held.contains(0x3B) : held.count > 2
            return isLong ? .string : nil
        case .stringEscape: return .stringEnd
        default: return nil
        }
    }

    /// Decodes bytes that are not the rest as if the sequence before had not been there.
    private mutating func endLate(as rest: LateSequence, _ found: inout [DecodedInput]) {
        late = nil
        state = .ground
        previous = 0
        for byte in rest.bytes { process(byte, &found) }
    }

    // MARK: The beginning

    /// Returns to the state in which the sequence was given up, if the byte can follow in it.
    private mutating func resume(_ start: LateSequence.Start, with byte: UInt8) -> Bool {
        switch start {
        case .escape:
            guard "[O]P_".utf8.contains(byte) else { return false }
            state = .escape
        case .controlSequence:
            guard !sequence.isMalformed else { return false }
            state = .controlSequence
        case .singleShift:
            state = .singleShift
        case .emptyString:
            held.removeAll(keepingCapacity: true)
            isOverlong = false
            state = .string
        case .string, .stringEnd:
            return false
        }
        hasAlt = false
        isEightBit = false
        return true
    }

    /// Returns the number of bytes up to the end of a control string of which a part was lost; nil
    /// if the bytes do not contain such an end.
    private func decodeEndOfString(
        _ start: LateSequence.Start, _ bytes: UnsafeRawBufferPointer
    ) -> Int? {
        let backslash = UInt8(ascii: "\\")
        if case .stringEnd = start { return bytes[0] == backslash ? 1 : nil }
        guard case .string = start, let end = bytes.firstIndex(where: { $0 < 0x20 }) else {
            return nil
        }
        switch bytes[end] {
        case 0x07: return introducer == UInt8(ascii: "]") ? end + 1 : nil
        case 0x1B: return end + 1 < bytes.count && bytes[end + 1] == backslash ? end + 2 : nil
        default: return nil
        }
    }

    // MARK: One byte

    private mutating func accept(
        _ byte: UInt8, _ rest: inout LateSequence, _ events: inout [DecodedInput], isLast: Bool
    ) -> Verdict {
        switch state {
        case .string where byte < 0x20 && byte != 0x1B && byte != 0x07: return .text(isTaken: false)
        case .stringEscape where byte != UInt8(ascii: "\\"): return .text(isTaken: false)
        case .string, .stringEscape: break
        default: if byte < 0x20 || byte >= 0x7F { return .text(isTaken: false) }
        }
        let isString = state == .string || state == .stringEscape
        rest.bytes.append(byte)
        process(byte, &events)
        switch state {
        case .ground, .paste:
            let isRest = rest.isSent && (isString || isForm(events, isLast: isLast))
            return isRest ? .rest : .text(isTaken: true)
        case .controlSequence where sequence.isMalformed, .mouseBytes:
            return .text(isTaken: true)
        case .string where !isBeginningOfAnswer:
            return .text(isTaken: true)
        default:
            return .more
        }
    }

    /// Whether terminals send such a sequence, judged by its events, or by its form if it has none.
    private func isForm(_ events: [DecodedInput], isLast: Bool) -> Bool {
        if state == .paste { return true }
        if let event = events.first {
            // `On` and `[done]` can be typed text, too.
            if case .event(.key(let press)) = event, case .keypad = press.key { return isLast }
            return sequence.count > 0 || KeyTables.smallArrow(sequence.final) == nil || isLast
        }
        guard sequence.count > 0, sequence.final != 0 else { return false }
        return (sequence.prefix == 0 ? "~uRntyc" : "cnuyRtMmS").utf8.contains(sequence.final)
    }

    /// Whether a control string begins like the answer to a question.
    private var isBeginningOfAnswer: Bool {
        switch introducer {
        case UInt8(ascii: "]"):
            let digits = held.prefix { 0x30...0x39 ~= $0 }.count
            return digits == held.count ? digits <= 4 : digits > 0 && held[digits] == 0x3B
        case UInt8(ascii: "P"): return beginsLike(Self.deviceAnswers)
        case UInt8(ascii: "_"): return beginsLike(Self.applicationAnswers)
        default: return false
        }
    }

    private func beginsLike(_ answers: [String]) -> Bool {
        answers.contains { answer in zip(answer.utf8, held).allSatisfy { $0 == $1 } }
    }

    /// The beginnings of answers in device control strings: XTVERSION, DA3, DECRQSS and XTGETTCAP.
    private static let deviceAnswers = [">|", "!|", "0$r", "1$r", "0+r", "1+r"]
    /// The beginnings of answers of kitty's graphics protocol.
    private static let applicationAnswers = ["Gi="]
}
