// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc) || canImport(Musl)

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Reads small files of `/proc` into one buffer, with one call each of open, read and close.
struct ProcessFile {
    /// The buffer; it begins with the bytes of the last reading.
    private(set) var buffer: [UInt8]
    /// The path of the last reading, with a zero at its end.
    private var path: [CChar] = []

    init(capacity: Int) { buffer = [UInt8](repeating: 0, count: capacity) }

    /// Reads a file of a process, below the descriptor of `/proc`.
    ///
    /// - Returns: The number of bytes; nil if the file cannot be read.
    mutating func read(_ name: StaticString, of pid: Int32, in root: Int32) -> Int? {
        setPath(pid, name)
        return read(in: root)
    }

    /// Reads a file that belongs to no process.
    mutating func read(_ name: StaticString, in root: Int32) -> Int? {
        setPath(nil, name)
        return read(in: root)
    }

    /// Returns the target of a process's link; nil if it cannot be read.
    mutating func target(of name: StaticString, of pid: Int32, in root: Int32) -> String? {
        setPath(pid, name)
        let count = buffer.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map {
                readlinkat(root, path, $0.assumingMemoryBound(to: CChar.self), bytes.count)
            } ?? -1
        }
        return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }

    /// Returns the number of the user who owns a process.
    mutating func owner(of pid: Int32, in root: Int32) -> UInt32? {
        setPath(pid, "")
        var info = stat()
        return fstatat(root, path, &info, 0) == 0 ? info.st_uid : nil
    }

    private mutating func read(in root: Int32) -> Int? {
        // The file may be a pipe, on which open and read would block for ever.
        let file = openat(root, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let count = buffer.withUnsafeMutableBytes { bytes -> Int in
            #if canImport(Glibc)
            Glibc.read(file, bytes.baseAddress, bytes.count)
            #else
            Musl.read(file, bytes.baseAddress, bytes.count)
            #endif
        }
        return count < 0 ? nil : count
    }

    private mutating func setPath(_ pid: Int32?, _ name: StaticString) {
        path.removeAll(keepingCapacity: true)
        if let pid {
            var digits = pid
            repeat {
                path.append(CChar(0x30 + digits % 10))
                digits /= 10
            } while digits > 0
            path.reverse()
            path.append(0x2F)
        }
        name.withUTF8Buffer { path.append(contentsOf: $0.lazy.map { CChar(bitPattern: $0) }) }
        path.append(0)
    }
}

#endif
