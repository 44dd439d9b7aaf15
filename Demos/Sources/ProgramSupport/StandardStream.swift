// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes to standard output or standard error, byte for byte.
public struct StandardStream: Sendable {
    private let descriptor: Int32

    /// Standard output.
    public static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// Standard error.
    public static let error = StandardStream(descriptor: STDERR_FILENO)

    /// Writes all bytes, and waits if the descriptor does not block.
    ///
    /// - Returns: The system's reason for a failure; nil after success.
    @discardableResult
    public func write(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = writeSome(UnsafeRawBufferPointer(rebasing: rest))
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

    /// Writes lines of bytes, with a newline after each line.
    ///
    /// - Returns: The system's reason for a failure; nil after success.
    public func write(lines: some Sequence<ArraySlice<UInt8>>) -> String? {
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        return write(bytes)
    }

    /// Writes a message and a newline.
    ///
    /// Control characters of the message become pictures.
    public func write(message: String) {
        write(Array((HarmlessLines.text(message) + "\n").utf8))
    }

    private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
