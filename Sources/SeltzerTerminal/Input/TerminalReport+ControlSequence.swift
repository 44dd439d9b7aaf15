// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension TerminalReport {
    /// Creates the report of a control sequence; nil if the sequence is not a report.
    init?(_ sequence: ControlSequence) {
        guard !sequence.isMalformed else { return nil }
        switch (sequence.prefix, sequence.intermediate, sequence.final) {
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")):
            self = .primaryAttributes(sequence.numbers)
        case (UInt8(ascii: ">"), 0, UInt8(ascii: "c")):
            self = .secondaryAttributes(sequence.numbers)
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "u")):
            self = .keyboardFlags(sequence.parameter(0) ?? 0)
        case (0, 0, UInt8(ascii: "R")), (UInt8(ascii: "?"), 0, UInt8(ascii: "R")):
            self.init(cursorPosition: sequence)
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "n")):
            self.init(colorScheme: sequence)
        case (0, 0, UInt8(ascii: "n")):
            self.init(status: sequence)
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "S")):
            guard sequence.parameter(0) == 1, sequence.parameter(1) == 0,
                let count = sequence.parameter(2)
            else { return nil }
            self = .sixelColors(count)
        case (0, 0, UInt8(ascii: "t")):
            self.init(size: sequence)
        case (let prefix, UInt8(ascii: "$"), UInt8(ascii: "y")):
            self.init(mode: sequence, prefix: prefix)
        default:
            return nil
        }
    }

    private init?(cursorPosition sequence: ControlSequence) {
        guard sequence.count >= 2, let row = sequence.parameter(0),
            let column = sequence.parameter(1)
        else { return nil }
        self = .cursorPosition(
            Point(x: (column - 1).clamped(0, 0x7FFF), y: (row - 1).clamped(0, 0x7FFF)))
    }

    private init?(status sequence: ControlSequence) {
        guard sequence.count == 1, let number = sequence.parameter(0), number == 0 || number == 3
        else { return nil }
        self = .status(number)
    }

    private init?(colorScheme sequence: ControlSequence) {
        guard sequence.count == 2, sequence.parameter(0) == 997 else { return nil }
        switch sequence.parameter(1) {
        case 1: self = .colorScheme(.dark)
        case 2: self = .colorScheme(.light)
        default: return nil
        }
    }

    private init?(size sequence: ControlSequence) {
        guard sequence.count == 3, let height = sequence.parameter(1),
            let width = sequence.parameter(2), (1...0xFFFF).contains(height),
            (1...0xFFFF).contains(width)
        else { return nil }
        let size = Size(width: width, height: height)
        switch sequence.parameter(0) {
        case 4: self = .textAreaPixels(size)
        case 6: self = .cellPixels(size)
        case 8: self = .textAreaCells(size)
        default: return nil
        }
    }

    private init?(mode sequence: ControlSequence, prefix: UInt8) {
        guard prefix == 0 || prefix == UInt8(ascii: "?"), sequence.count == 2,
            let number = sequence.parameter(0),
            let state = ModeState(rawValue: sequence.parameter(1) ?? -1)
        else { return nil }
        self = .mode(number, isPrivate: prefix != 0, state)
    }
}
