// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension UInt8 {
    /// Whether the byte is a printable ASCII character, including the space.
    @inline(__always) var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are printable ASCII.
    @inline(__always) var isPrintableASCII: Bool {
        endOfPrintableASCII(from: 0, to: count) == count
    }

    /// Returns the first position in a range with a byte that is not printable ASCII; the end if there is none.
    ///
    /// Tests eight bytes at once.
    @inline(__always)
    func endOfPrintableASCII(from start: Int, to end: Int) -> Int {
        guard let bytes = baseAddress.map(UnsafeRawPointer.init) else { return end }
        var index = start
        while index + 8 <= end,
            bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).isEightPrintable
        {
            index += 8
        }
        while index < end, self[index].isPrintableASCII { index += 1 }
        return index
    }
}

extension UInt64 {
    /// Whether each of the eight bytes is printable ASCII.
    ///
    /// Adding one carries DEL into the top bit; subtracting a space carries everything below it. A
    /// borrow into the next byte changes only a result that is already false.
    @inline(__always) fileprivate var isEightPrintable: Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        return (self | (self &+ ones) | (self &- ones &* 0x20)) & (ones &* 0x80) == 0
    }
}
