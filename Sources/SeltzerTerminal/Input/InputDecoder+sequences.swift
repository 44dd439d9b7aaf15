// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension InputDecoder {
    /// Decodes a byte after `CSI`.
    mutating func processControlSequence(_ byte: UInt8, _ found: inout [DecodedInput]) {
        if processControl(byte, &found) { return }
        if sequence.isEmpty, byte == UInt8(ascii: "[") {
            state = .linuxKey
        } else if sequence.isEmpty, byte == UInt8(ascii: "M") {
            held.removeAll(keepingCapacity: true)
            state = .mouseBytes
        } else if case .final = sequence.accept(byte, longText: &longText) {
            dispatch(&found)
        }
    }

    /// Decodes the letter after `CSI [`.
    mutating func processLinuxKey(_ byte: UInt8, _ found: inout [DecodedInput]) {
        if processControl(byte, &found) { return }
        if let key = KeyTables.linux(byte) {
            emit(KeyPress(key), &found)
        } else {
            endWithoutKey(&found)
        }
    }

    /// Decodes one of the three bytes after `CSI M`: the button code and the coordinates, each plus 32.
    ///
    /// The bytes are not text. A byte below 32 stands for a number that is too large.
    mutating func processMouseByte(_ byte: UInt8, _ found: inout [DecodedInput]) {
        if byte == 0x1B {
            endWithoutKey(&found)
            return process(byte, &found)
        }
        held.append(byte)
        guard held.count == 3 else { return }
        endWithoutKey(&found)
        guard held.allSatisfy({ $0 >= 0x20 }) else { return }
        emitMouse(
            code: Int(held[0]) - 32, column: Int(held[1]) - 32, row: Int(held[2]) - 32,
            isRelease: nil, &found)
    }

    /// Decodes a byte after `SS3`.
    mutating func processSingleShift(_ byte: UInt8, _ found: inout [DecodedInput]) {
        if processControl(byte, &found) { return }
        if byte == 0x20 {
            return emit(KeyPress(.keypad(" ")), &found)
        }
        guard case .final = sequence.accept(byte, longText: &longText) else { return }
        if let key = KeyTables.letter(byte) ?? KeyTables.keypad(byte), !sequence.isMalformed,
            sequence.count <= 2,
            let modifiers = KeyModifiers(parameter: sequence.parameter(max(sequence.count - 1, 0)))
        {
            emit(KeyPress(key, modifiers: modifiers), &found)
        } else if let key = KeyTables.smallArrow(byte), sequence.isEmpty || sequence.count == 0 {
            emit(KeyPress(key, modifiers: .control), &found)
        } else {
            endWithoutKey(&found)
        }
    }

    /// Reports a complete control sequence.
    private mutating func dispatch(_ found: inout [DecodedInput]) {
        if sequence.isMalformed { return endWithoutKey(&found) }
        if sequence.intermediate != 0 { return dispatchKeyOrReport(&found) }
        switch (sequence.prefix, sequence.final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            dispatchMouse(offset: 0, isRelease: sequence.final == UInt8(ascii: "m"), &found)
        case (0, UInt8(ascii: "M")):
            dispatchMouse(offset: 32, isRelease: nil, &found)
        case (0, UInt8(ascii: "I")) where sequence.count == 0,
            (0, UInt8(ascii: "O")) where sequence.count == 0:
            endWithoutKey(&found)
            found.append(.event(.focus(sequence.final == UInt8(ascii: "I"))))
        case (0, UInt8(ascii: "~")) where sequence.parameter(0) == 200 && sequence.count == 1:
            endWithoutKey(&found)
            begin(.paste)
        case (0, UInt8(ascii: "t")) where sequence.parameter(0) == 48:
            endWithoutKey(&found)
            dispatchResize(&found)
        default:
            dispatchKeyOrReport(&found)
        }
    }

    private mutating func dispatchKeyOrReport(_ found: inout [DecodedInput]) {
        if sequence.final == UInt8(ascii: "R"), let report = TerminalReport(sequence),
            takeExpectedCursorReport() || !isShiftedF3
        {
            endWithoutKey(&found)
            found.append(.report(report))
        } else if let press = KeyPress(sequence, longText: longText) {
            emit(press, &found)
        } else {
            endWithoutKey(&found)
            if let report = TerminalReport(sequence) {
                found.append(.report(report))
            } else {
                emitText(&found)
            }
        }
    }

    /// Reports the text of a sequence without a key as typed.
    ///
    /// Input methods send kitty's `CSI 0 ; ; text u`.
    private func emitText(_ found: inout [DecodedInput]) {
        guard sequence.final == UInt8(ascii: "u"), sequence.prefix == 0,
            sequence.intermediate == 0, (sequence.parameter(0) ?? 0) == 0,
            sequence.subparameter(1, 1) != 3,
            let text = String(typed: sequence.group(2, longText: longText))
        else { return }
        for character in text { found.append(.event(.key(KeyPress(.character(character))))) }
    }

    /// Whether the sequence, ending in `R`, can be F3 with modifiers.
    private var isShiftedF3: Bool {
        sequence.prefix == 0 && sequence.count == 2 && sequence.parameter(0) == 1
            && (2...16).contains(sequence.parameter(1) ?? 0)
    }

    private mutating func dispatchMouse(
        offset: Int,
        isRelease: Bool?,
        _ found: inout [DecodedInput]
    ) {
        endWithoutKey(&found)
        guard sequence.count == 3, !sequence.hasSubparameters,
            let code = sequence.parameter(0), let column = sequence.parameter(1),
            let row = sequence.parameter(2)
        else { return }
        emitMouse(code: code - offset, column: column, row: row, isRelease: isRelease, &found)
    }

    private func emitMouse(
        code: Int,
        column: Int,
        row: Int,
        isRelease: Bool?,
        _ found: inout [DecodedInput]
    ) {
        let input = MouseReport.input(code: code, column: column, row: row, isRelease: isRelease)
        if let input { found.append(.event(.mouse(input))) }
    }

    /// Reports a new size (mode 2048), if a screen can have it.
    private func dispatchResize(_ found: inout [DecodedInput]) {
        guard sequence.count >= 3, let height = sequence.parameter(1),
            let width = sequence.parameter(2), (1...9_999).contains(height),
            (1...9_999).contains(width), width * height <= 4_000_000
        else { return }
        found.append(.event(.resize(Size(width: width, height: height))))
    }
}
