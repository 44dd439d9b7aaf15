// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc) || canImport(Musl)

/// The fields of `/proc/[pid]/stat` that the program shows; source: proc_pid_stat(5).
struct ProcessStat {
    let name: ArraySlice<UInt8>
    let state: ProcessState
    let parent: Int32
    let isKernelThread: Bool
    /// The processor time in ticks.
    let ticks: UInt64
    let nice: Int
    let threads: Int
    /// The time at which the process started, in ticks since the start of the machine.
    let start: UInt64
    /// The memory in use, in pages.
    let pages: UInt64

    /// Reads the fields; nil if the bytes are not a valid line.
    ///
    /// The name is between the first and the last parenthesis, and may contain any other byte.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let open = bytes.firstIndex(of: 0x28), let close = bytes.lastIndex(of: 0x29),
            open < close, close + 2 < bytes.endIndex
        else { return nil }
        name = bytes[(open + 1)..<close]
        state = ProcessState(letter: bytes[close + 2])
        var fields = Fields(bytes: bytes, place: close + 3)
        parent = Int32(clamping: fields.next())
        fields.skip(4)
        isKernelThread = fields.next() & 0x20_0000 != 0
        fields.skip(4)
        let user = fields.next(), system = fields.next()
        ticks = UInt64(clamping: user &+ system)
        fields.skip(3)
        nice = fields.next()
        threads = fields.next()
        fields.skip(1)
        let start = fields.next()
        fields.skip(1)
        let pages = fields.next()
        guard !fields.isShort else { return nil }
        self.start = UInt64(clamping: start)
        self.pages = UInt64(clamping: pages)
    }

    /// Numbers that are separated by blanks.
    private struct Fields {
        let bytes: ArraySlice<UInt8>
        var place: Int
        /// Whether a number was missing.
        var isShort = false

        mutating func skip(_ count: Int) { for _ in 0..<count { _ = next() } }

        mutating func next() -> Int {
            while place < bytes.endIndex, bytes[place] == 0x20 { place += 1 }
            var isNegative = false
            if place < bytes.endIndex, bytes[place] == 0x2D {
                isNegative = true
                place += 1
            }
            let first = place
            var number = 0
            while place < bytes.endIndex, case let digit = bytes[place] &- 0x30, digit <= 9 {
                number = number &* 10 &+ Int(digit)
                place += 1
            }
            if place == first { isShort = true }
            return isNegative ? 0 &- number : number
        }
    }
}

#endif
