// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension InputReader {
    /// Returns the next line; nil at the end of the input.
    ///
    /// The bytes after the line stay unread. The next reader of the descriptor gets them, such as a
    /// program that runs between two questions.
    ///
    /// - Parameter limit: The maximum number of bytes of a line.
    /// - Throws: A ``StandardInputError`` if the input cannot be read, or if a line exceeds the
    ///   limit; a `CancellationError` if the task is cancelled.
    func readLine(limit: Int) async throws -> StandardInputLine? {
        let step = Step(of: descriptor)
        var bytes: [UInt8] = []
        while let piece = try await read(most: step.count) {
            guard let end = piece.firstIndex(of: UInt8(ascii: "\n")) else {
                bytes += piece
                guard bytes.count <= limit else { throw Self.lineTooLong(limit) }
                continue
            }
            step.giveBack(piece.count - end - 1, to: descriptor)
            bytes += piece[..<end]
            guard bytes.count <= limit else { throw Self.lineTooLong(limit) }
            return StandardInputLine(bytes: bytes)
        }
        return bytes.isEmpty ? nil : StandardInputLine(bytes: bytes, endsWithNewline: false)
    }

    private static func lineTooLong(_ limit: Int) -> StandardInputError {
        .unreadable("a line has more than \(limit) bytes")
    }

    /// The way to read from a descriptor without taking more than a line.
    private enum Step {
        /// A file, whose position can be moved back.
        case file
        /// A terminal that gives one line at a time.
        case terminal
        /// A pipe or a device, from which bytes can be read only once.
        case bytes

        init(of descriptor: Int32) {
            var status = stat()
            var modes = termios()
            if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
                self = .file
            } else if tcgetattr(descriptor, &modes) == 0, modes.c_lflag & tcflag_t(ICANON) != 0 {
                self = .terminal
            } else {
                self = .bytes
            }
        }

        var count: Int {
            switch self {
            case .file, .terminal: 4_096
            case .bytes: 1
            }
        }

        /// Moves the position in a file back to the end of a line.
        func giveBack(_ count: Int, to descriptor: Int32) {
            if self == .file, count > 0 { lseek(descriptor, off_t(-count), SEEK_CUR) }
        }
    }
}
