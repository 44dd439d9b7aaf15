// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pipe that stands for standard input.
final class InputPipe {
    /// The end that is read from.
    let end: Int32
    private var otherEnd: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        (end, otherEnd) = (ends[0], ends[1])
    }

    /// A pipe that is given some bytes, as fast as it takes them, and then ends.
    convenience init(holding bytes: [UInt8]) throws {
        try self.init()
        let descriptor = otherEnd
        otherEnd = -1
        DispatchQueue.global().async {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                if count <= 0 { break }
                rest = rest.dropFirst(count)
            }
            close(descriptor)
        }
    }

    deinit {
        close(end)
        if otherEnd >= 0 { close(otherEnd) }
    }

    func put(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(otherEnd, bytes, bytes.count)
    }

    /// Puts in what finds room, and returns how many bytes that were.
    func fill() -> Int {
        _ = fcntl(otherEnd, F_SETFL, O_NONBLOCK)
        let bytes = [UInt8](repeating: 0x2E, count: 4096)
        var total = 0
        while true {
            let count = write(otherEnd, bytes, bytes.count)
            if count <= 0 { return total }
            total += count
        }
    }
}
