// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads the entries of a folder one after another.
struct DirectoryReader {
    let path: BytePath

    /// Reads all entries but `.` and `..`, in the order of the system.
    ///
    /// - Parameters:
    ///   - size: The maximum number of entries in one call of `body`.
    ///   - body: Gets the entries; returns false to end reading.
    func read(inBatchesOf size: Int, _ body: ([DirectoryEntry]) -> Bool) throws(FileError) {
        let descriptor = path.withCString {
            open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        }
        guard descriptor >= 0 else { throw FileError("read", path, code: errno) }
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw FileError("read", path, code: code)
        }
        defer { closedir(stream) }
        var batch: [DirectoryEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw FileError("read", path, code: errno) }
                break
            }
            guard let found = Self.entry(entry, in: descriptor) else { continue }
            batch.append(found)
            guard batch.count >= max(1, size) else { continue }
            guard body(batch) else { return }
            batch.removeAll(keepingCapacity: true)
        }
        if !batch.isEmpty { _ = body(batch) }
    }

    private static func entry(
        _ entry: UnsafeMutablePointer<dirent>, in folder: Int32
    ) -> DirectoryEntry? {
        withUnsafePointer(to: &entry.pointee.d_name) { field in
            let room = MemoryLayout.size(ofValue: field.pointee)
            return field.withMemoryRebound(to: CChar.self, capacity: room) { name in
                let bytes = UnsafeRawBufferPointer(start: name, count: strnlen(name, room))
                if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { return nil }
                let fileName = BytePath(bytes: bytes)
                guard let kind = kind(of: entry.pointee.d_type, name, in: folder) else {
                    return nil
                }
                guard kind == .symbolicLink else {
                    return DirectoryEntry(fileName: fileName, kind: kind)
                }
                return DirectoryEntry(
                    fileName: fileName, kind: kind, target: target(of: name, in: folder),
                    targetKind: status(of: name, in: folder, following: true)
                        .map { DirectoryEntry.Kind(mode: $0.st_mode) })
            }
        }
    }

    /// Returns the kind of an entry; nil if it is gone.
    private static func kind(
        of type: UInt8, _ name: UnsafePointer<CChar>, in folder: Int32
    ) -> DirectoryEntry.Kind? {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .directory
        case Int(DT_LNK): .symbolicLink
        // Some file systems do not report the type.
        case Int(DT_UNKNOWN):
            status(of: name, in: folder, following: false)
                .map { DirectoryEntry.Kind(mode: $0.st_mode) }
        default: .other
        }
    }

    private static func status(
        of name: UnsafePointer<CChar>, in folder: Int32, following: Bool
    ) -> stat? {
        var status = stat()
        let result = fstatat(folder, name, &status, following ? 0 : AT_SYMLINK_NOFOLLOW)
        return result == 0 ? status : nil
    }

    private static func target(of name: UnsafePointer<CChar>, in folder: Int32) -> BytePath? {
        var room = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlinkat(folder, name, &room, room.count)
        guard count >= 0 else { return nil }
        return BytePath(bytes: room[..<count].map { UInt8(bitPattern: $0) })
    }
}
