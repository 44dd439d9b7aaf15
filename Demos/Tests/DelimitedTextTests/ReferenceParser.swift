// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A simple parser of the same grammar for comparison; it reads one byte at a time.
struct ReferenceParser {
    private(set) var rows: [[[UInt8]]] = []
    private(set) var isUnterminated = false

    init(_ bytes: [UInt8], delimiter: UInt8) {
        var field: [UInt8] = []
        var row: [[UInt8]] = []
        var isFieldStart = true
        var isRowStart = true
        var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        while let byte = rest.popFirst() {
            isRowStart = false
            switch byte {
            case 0x22 where isFieldStart:
                isFieldStart = false
                guard let content = Self.takeQuoted(&rest) else {
                    isUnterminated = true
                    return
                }
                field += content
            case delimiter:
                row.append(field)
                field = []
                isFieldStart = true
            case 0x0A, 0x0D:
                if byte == 0x0D, rest.first == 0x0A { rest.removeFirst() }
                rows.append(row + [field])
                row = []
                field = []
                isFieldStart = true
                isRowStart = true
            default:
                field.append(byte)
                isFieldStart = false
            }
        }
        if !isRowStart { rows.append(row + [field]) }
    }

    private static func takeQuoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        var content: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte != 0x22 {
                content.append(byte)
            } else if rest.first == 0x22 {
                rest.removeFirst()
                content.append(0x22)
            } else {
                return content
            }
        }
        return nil
    }
}
