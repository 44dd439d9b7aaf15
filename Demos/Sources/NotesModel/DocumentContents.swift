// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The text of a file at one version.
public struct DocumentContents: Sendable {
    /// The text, byte for byte; a leading byte order mark is kept separately.
    public let text: TextStorage
    /// The version of the file that was read.
    public let version: FileVersion
    /// Whether the file is too large to be edited; its bytes then stay on the disk, and are read
    /// when they are shown.
    public let isTooLarge: Bool

    /// The greatest size of a file that is read into memory: 256 MiB.
    public static let greatestSizeInMemory = 256 << 20

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The greatest size of a file that is read into memory.
    /// - Throws: `FileError`, if there is no readable file.
    public static func read(
        path: BytePath, limit: Int = greatestSizeInMemory
    ) throws(FileError) -> DocumentContents {
        let bytes = try FileBytes(path: path)
        let isTooLarge = bytes.count > limit
        var text =
            isTooLarge
            ? TextStorage(source: bytes)
            : TextStorage(bytes: bytes.bytes(in: 0..<bytes.count))
        text.separateByteOrderMark()
        return DocumentContents(text: text, version: bytes.version, isTooLarge: isTooLarge)
    }
}
