// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A hidden file beside a target file; it replaces the target when it is complete.
final class FileDraft {
    let path: BytePath
    private let writer: FileWriter
    private let descriptor: Int32
    private var isThere = true
    /// The status of the hidden file after it was written and before it replaced the target.
    private var written: stat?

    /// Creates an empty file in the folder of the target file.
    init(
        beside target: BytePath, for writer: FileWriter, permissions: UInt32
    ) throws(FileWriteError) {
        let folder = target.folder
        // Names have at most 255 bytes.
        let name = Self.start(of: target.lastComponent)
        for _ in 0..<100 {
            let mark = String(UInt32.random(in: 0...UInt32.max), radix: 36)
            let path = folder.appending(
                BytePath(bytes: Array(".".utf8) + name + Array(".\(mark)~".utf8)))
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
            let descriptor = path.withCString { open($0, flags, mode_t(permissions)) }
            if descriptor >= 0 {
                self.path = path
                self.writer = writer
                self.descriptor = descriptor
                return
            }
            if errno != EEXIST { break }
        }
        throw writer.failure(errno)
    }

    deinit {
        close(descriptor)
        remove()
    }

    /// Returns the first bytes of a name; a text is cut between characters, because some file
    /// systems need whole ones.
    private static func start(of name: BytePath) -> [UInt8] {
        guard var text = name.text else { return Array(name.bytes.prefix(200)) }
        while text.utf8.count > 200 { text.removeLast() }
        return Array(text.utf8)
    }

    /// Gives the file the owner, the group and the permissions of another file.
    func takeOwner(of old: stat) throws(FileWriteError) {
        var own = stat()
        guard fstat(descriptor, &own) == 0 else { throw writer.failure(errno) }
        if own.st_uid != old.st_uid || own.st_gid != old.st_gid {
            guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else {
                throw writer.failure(EPERM)
            }
        }
        // A change of the owner clears some permissions, so these come afterwards.
        guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw writer.failure(errno) }
    }

    /// Gives the file the extended attributes and the access control list of another file.
    func takeAttributes(of target: BytePath) throws(FileWriteError) {
        let old = target.withCString {
            open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        }
        guard old >= 0 else { throw writer.failure(errno) }
        defer { close(old) }
        if FileAttributes(of: descriptor).copy(from: FileAttributes(of: old)) { return }
        // Only a full disk is reported: after any other failure, the writer may write the file in
        // place, which keeps its attributes.
        let isFull = errno == ENOSPC || errno == EDQUOT
        throw writer.failure(isFull ? errno : EPERM)
    }

    func write(_ text: TextStorage) throws(FileWriteError) {
        try writer.write(text, in: 0..<text.count, to: descriptor)
        try writer.synchronize(descriptor)
        written = try status()
    }

    /// Runs the steps up to the renaming, and makes the renaming durable.
    func finish(
        _ steps: () throws(FileWriteError) -> Void
    ) throws(FileWriteError) -> FileVersion {
        try steps()
        isThere = false
        if writer.isDurable {
            let folder = path.folder.withCString {
                open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            }
            if folder >= 0 {
                // The file is written: an error of the folder does not make the file unsaved.
                fsync(folder)
                close(folder)
            }
        }
        let renamed = try status()
        return FileVersion(written: written ?? renamed, renamed: renamed)
    }

    private func status() throws(FileWriteError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw writer.failure(errno) }
        return status
    }

    /// Gives the file another name by a function of the system; returns whether that was possible.
    func take(
        _ name: BytePath, by function: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    ) -> Bool {
        path.withCString { own in name.withCString { function(own, $0) } } == 0
    }

    /// Removes the file, if it has not replaced the target.
    func remove() {
        if isThere { path.withCString { _ = unlink($0) } }
        isThere = false
    }
}
