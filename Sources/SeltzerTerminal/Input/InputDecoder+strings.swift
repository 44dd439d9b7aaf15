// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension InputDecoder {
    /// Decodes a byte of a control string (OSC, DCS, SOS, PM, APC).
    mutating func processString(_ byte: UInt8, _ found: inout [DecodedInput]) {
        switch byte {
        case 0x1B:
            state = .stringEscape
        case 0x18, 0x1A:
            endWithoutKey(&found)
        case 0x07 where introducer == UInt8(ascii: "]"):
            endString(&found)
        case 0x9C where isEightBit:
            // ST as a character of UTF-8 has two bytes. The first byte is already held.
            if held.last == 0xC2 { held.removeLast() }
            endString(&found)
        default:
            if held.isEmpty { begin(.string) }
            if held.count < Self.stringLimit { held.append(byte) } else { isOverlong = true }
        }
    }

    /// Decodes the byte after ESC in a control string: a backslash ends the string, anything else cancels it.
    mutating func processStringEscape(_ byte: UInt8, _ found: inout [DecodedInput]) {
        if byte == UInt8(ascii: "\\") {
            endString(&found)
        } else {
            endWithoutKey(&found)
            process(0x1B, &found)
            process(byte, &found)
        }
    }

    private mutating func endString(_ found: inout [DecodedInput]) {
        endWithoutKey(&found)
        guard !isOverlong else { return }
        switch introducer {
        case UInt8(ascii: "]"):
            found += TerminalReport.reports(command: held).map(DecodedInput.report)
        case UInt8(ascii: "P"):
            found += TerminalReport.reports(device: held).map(DecodedInput.report)
        case UInt8(ascii: "_"):
            if let report = TerminalReport(application: held) { found.append(.report(report)) }
        default:
            break
        }
    }
}
