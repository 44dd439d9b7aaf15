// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNProcesses

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file of the system, which is closed when nothing uses it any more.
final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// The result of a read.
    enum Reading {
        case bytes([UInt8])
        /// There is nothing to read yet.
        case nothing
        /// There will be nothing more.
        case end
    }

    /// Reads up to 64 KiB without waiting.
    func read() -> Reading {
        var count = 0, code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
            repeat {
                #if canImport(Darwin)
                count = Darwin.read(number, buffer.baseAddress, buffer.count)
                #elseif canImport(Musl)
                count = Musl.read(number, buffer.baseAddress, buffer.count)
                #else
                count = Glibc.read(number, buffer.baseAddress, buffer.count)
                #endif
                code = errno
            } while count < 0 && code == EINTR
            filled = max(0, count)
        }
        if count > 0 { return .bytes(bytes) }
        // On Linux the end of a terminal without programs is an error.
        return count < 0 && (code == EAGAIN || code == EWOULDBLOCK) ? .nothing : .end
    }

    /// Writes bytes without waiting, and returns how many were taken; nil if nobody can read them.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        while true {
            let count = bytes.withUnsafeBytes { cn_process_write(number, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            if errno == EINTR { continue }
            return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
        }
    }
}
