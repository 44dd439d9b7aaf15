// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension InputDecoder {
    /// Decodes one byte, in any state.
    mutating func process(_ byte: UInt8, _ found: inout [DecodedInput]) {
        switch state {
        case .ground:
            if !beginProfileKey(byte, &found) { processGround(byte, &found) }
        case .profileKey: processProfileKey(byte, &found)
        case .escape: processEscape(byte, &found)
        case .controlSequence: processControlSequence(byte, &found)
        case .linuxKey: processLinuxKey(byte, &found)
        case .mouseBytes: processMouseByte(byte, &found)
        case .singleShift: processSingleShift(byte, &found)
        case .string: processString(byte, &found)
        case .stringEscape: processStringEscape(byte, &found)
        case .scalar: processScalar(byte, &found)
        case .paste:
            // Only replayed bytes get here. Other bytes of a paste are taken in large pieces.
            let isEnd = withUnsafeBytes(of: byte) { paste.append($0[...]).isEnd }
            if isEnd { endPaste(isComplete: true, &found) }
        }
    }

    /// Decodes the first byte of a key or a sequence by the general rules.
    mutating func processGround(_ byte: UInt8, _ found: inout [DecodedInput]) {
        switch byte {
        case 0x1B:
            state = .escape
        case 0xC2...0xF4:
            scalars.begin(byte)
            state = .scalar
        case 0x80...0x9F where begin(eightBit: byte, &found):
            break
        default:
            emit(singles[Int(byte)], &found)
        }
    }

    private mutating func processScalar(_ byte: UInt8, _ found: inout [DecodedInput]) {
        switch scalars.accept(byte) {
        case .more:
            break
        case .scalar(let scalar):
            if (0x80...0x9F).contains(scalar.value) {
                // C1 controls are not text.
                previous = 0
                if !begin(eightBit: UInt8(scalar.value), &found) { endWithoutKey(&found) }
                return
            }
            emit(KeyPress(.character(Character(scalar))), &found)
        case .invalid:
            emit(singles[0xFF], &found)
            previous = 0xFF
            process(byte, &found)
        }
    }

    /// Decodes the byte after ESC.
    private mutating func processEscape(_ byte: UInt8, _ found: inout [DecodedInput]) {
        isEightBit = false
        switch byte {
        case UInt8(ascii: "["):
            sequence.reset()
            state = .controlSequence
        case UInt8(ascii: "O"):
            sequence.reset()
            state = .singleShift
        case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            introducer = byte
            held.removeAll(keepingCapacity: true)
            isOverlong = false
            state = .string
        case 0x1B:
            // For Alt, rxvt sends ESC before a whole sequence. Of three ESC, the first is the Escape key.
            if hasAlt { endWithoutKey(&found) }
            hasAlt = true
            if !beginProfileKey(byte, &found) { state = .escape }
        default:
            endWithoutKey(&found)
            hasAlt = true
            previous = 0x1B
            processGround(byte, &found)
        }
    }

    /// Begins a sequence with the 8-bit control that stands for ESC and a character (ECMA-48 §5.3).
    ///
    /// No character of UTF-8 begins with such a byte.
    ///
    /// - Returns: Whether the byte begins a sequence.
    private mutating func begin(eightBit byte: UInt8, _ found: inout [DecodedInput]) -> Bool {
        guard previous < 0x80, PlainBytes.introducers.contains(byte) else { return false }
        processEscape(byte - 0x40, &found)
        isEightBit = true
        return true
    }

    /// Handles controls in a sequence: ESC begins a new sequence, CAN and SUB cancel the sequence,
    /// and all other controls act at once.
    ///
    /// So Ctrl-C is never lost. Terminals do the same, as ECMA-48 requires.
    ///
    /// - Returns: Whether the byte was a control.
    mutating func processControl(_ byte: UInt8, _ found: inout [DecodedInput]) -> Bool {
        guard byte < 0x20 || byte == 0x7F else { return false }
        switch byte {
        case 0x1B:
            endWithoutKey(&found)
            process(byte, &found)
        case 0x18, 0x1A:
            endWithoutKey(&found)
        default:
            found.append(.event(.key(singles[Int(byte)])))
        }
        return true
    }

    /// Decides the meaning of the bytes so far if no more arrive.
    mutating func giveUp(_ found: inout [DecodedInput]) {
        switch state {
        case .ground:
            break
        case .profileKey:
            resolveProfileKey(&found)
            giveUp(&found)
        case .escape:
            late = LateSequence(.escape)
            // Two ESC mean that the Escape key was pressed twice, and not with Alt.
            endWithoutKey(&found)
            emit(KeyPress(.escape), &found)
        case .controlSequence where sequence.isEmpty:
            late = LateSequence(.controlSequence)
            emitIntroducer(UInt8(ascii: "["), &found)
        case .singleShift where sequence.isEmpty:
            late = LateSequence(.singleShift)
            emitIntroducer(UInt8(ascii: "O"), &found)
        case .string where held.isEmpty && !isOverlong:
            late = LateSequence(.emptyString)
            emitIntroducer(introducer, &found)
        case .controlSequence:
            late = LateSequence(.controlSequence, isSent: true)
            endWithoutKey(&found)
        case .string:
            late = LateSequence(.string, isSent: true)
            endWithoutKey(&found)
        case .singleShift, .linuxKey, .mouseBytes:
            endWithoutKey(&found)
        case .stringEscape:
            late = LateSequence(.stringEnd, isSent: true)
            endWithoutKey(&found)
            emit(KeyPress(.escape), &found)
        case .scalar:
            emit(singles[0xFF], &found)
        case .paste:
            endPaste(isComplete: false, &found)
        }
        held.removeAll(keepingCapacity: true)
    }

    private mutating func emitIntroducer(_ byte: UInt8, _ found: inout [DecodedInput]) {
        endWithoutKey(&found)
        if isEightBit { return emit(singles[0xFF], &found) }
        hasAlt = true
        emit(singles[Int(byte)], &found)
    }
}
