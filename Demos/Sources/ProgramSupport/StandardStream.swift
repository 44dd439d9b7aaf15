// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// The system declares its standard output as a variable.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
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

    /// Writes lines of bytes, with a newline or another byte after each line.
    ///
    /// - Returns: The system's reason for a failure; nil after success.
    public func write(
        lines: some Sequence<ArraySlice<UInt8>>, lineEnd: UInt8 = UInt8(ascii: "\n")
    ) -> String? {
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line
            bytes.append(lineEnd)
        }
        return write(bytes)
    }

    /// Writes a message and a newline.
    ///
    /// Control characters of the message become pictures.
    public func write(message: String) {
        write(Array((HarmlessLines.text(message) + "\n").utf8))
    }

    /// Reserves the descriptors of closed standard streams; call it at the start of a program.
    ///
    /// Otherwise a file that the program opens could get such a descriptor, and printed text would
    /// go into this file. With the reservation, printing fails, and ``finish()`` reports it.
    public static func claim() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
            // `open` returns the lowest free descriptor.
            guard open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) == stream else {
                return
            }
        }
    }

    /// Writes printed text that is still in memory; call it at the end of a program.
    ///
    /// - Throws: An error, whose description is one sentence, if printed text is lost.
    public static func finish() throws(OutputError) {
        guard fflush(nil) == 0 else {
            throw OutputError(reason: String(cString: strerror(errno)))
        }
        // An earlier line may be lost, because the system drops the text of a failed write.
        guard ferror(stdout) == 0 else { throw OutputError(reason: "some lines are lost") }
    }

    /// Printed text could not be written.
    public struct OutputError: Error, CustomStringConvertible {
        let reason: String

        /// One sentence for the user.
        public var description: String {
            "Standard output could not be written: \(reason). Give it a place with room for the text."
        }
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
