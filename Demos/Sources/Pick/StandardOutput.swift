// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes to standard output, byte for byte.
enum StandardOutput {
    /// Writes lines, a newline after each.
    ///
    /// - Returns: The system's words for why it failed; nil where it did not.
    static func write(_ lines: some Sequence<ArraySlice<UInt8>>) -> String? {
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        return write(bytes, to: STDOUT_FILENO)
    }

    /// Writes bytes to a descriptor, also one that does not wait.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = writeSome(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&wanted, 1, -1)
                } else if errno != EINTR {
                    return String(cString: strerror(errno))
                }
            }
            return nil
        }
    }

    private static func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}

extension Pick {
    /// Writes a message to standard error, and ends the process.
    static func finish(_ status: Int32, saying message: String) -> Never {
        _ = StandardOutput.write(Array((message + "\n").utf8), to: STDERR_FILENO)
        exit(withError: ExitCode(status))
    }
}
