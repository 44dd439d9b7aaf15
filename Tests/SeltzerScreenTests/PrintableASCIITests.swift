// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerScreen

struct PrintableASCIITests {
    @Test(arguments: 0..<21)
    func oneOtherByteIsFoundWhereverItIs(count: Int) {
        for place in 0..<count {
            for byte in UInt8.min ... .max {
                var bytes = (0..<count).map { UInt8(0x20 + $0 * 37 % 0x5F) }
                bytes[place] = byte
                let isPrintable = (0x20...0x7E).contains(byte)
                let end = bytes.withUnsafeBufferPointer {
                    $0.endOfPrintableASCII(from: 0, to: count)
                }
                #expect(end == (isPrintable ? count : place))
            }
        }
    }

    @Test func onlyTheRangeIsLookedAt() {
        let bytes: [UInt8] = [0x00, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0xFF]
        bytes.withUnsafeBufferPointer {
            #expect($0.endOfPrintableASCII(from: 1, to: 10) == 10)
            #expect($0.endOfPrintableASCII(from: 1, to: 11) == 10)
            #expect($0.endOfPrintableASCII(from: 0, to: 10) == 0)
            #expect(!$0.isPrintableASCII)
        }
    }

    @Test func nothingIsPrintable() {
        #expect(UnsafeBufferPointer<UInt8>(start: nil, count: 0).isPrintableASCII)
    }
}
