// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The hidden file beside another one that takes its place when it is complete.
final class FileDraft {
    let path: String
    private let writer: FileWriter
    private let descriptor: Int32
    private var isThere = true

    /// Creates an empty file in the folder of another one.
    init(
        beside target: String, for writer: FileWriter, permissions: UInt32
    ) throws(FileWriteError) {
        let folder = FileWriter.folder(of: target)
        var name = target.split(separator: "/").last.map(String.init) ?? ""
        // Names have at most 255 bytes.
        while name.utf8.count > 200 { name.removeLast() }
        for _ in 0..<100 {
            let mark = String(UInt32.random(in: 0...UInt32.max), radix: 36)
            let path = "\(folder)/.\(name).\(mark)~"
            let descriptor = open(
                path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode_t(permissions))
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

    /// Gives the file the owner, the group and the permissions of another one.
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

    /// Gives the file the extended attributes and the access control list of another one.
    func takeAttributes(of target: String) throws(FileWriteError) {
        let old = open(target, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard old >= 0 else { throw writer.failure(errno) }
        defer { close(old) }
        if FileAttributes(of: descriptor).copy(from: FileAttributes(of: old)) { return }
        // Only a full disk is worth telling: whatever else may not be copied stays if the file is written in place.
        let isFull = errno == ENOSPC || errno == EDQUOT
        throw writer.failure(isFull ? errno : EPERM)
    }

    func write(_ text: TextStorage) throws(FileWriteError) {
        try writer.write(text, in: 0..<text.count, to: descriptor)
        try writer.synchronize(descriptor)
    }

    /// Runs the steps up to the renaming, and makes the renaming last.
    func finish(
        _ steps: () throws(FileWriteError) -> Void
    ) throws(FileWriteError) -> FileVersion {
        try steps()
        isThere = false
        if writer.isDurable {
            let folder = open(FileWriter.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if folder >= 0 {
                // The file is written: what the folder says now is no reason to call it unsaved.
                fsync(folder)
                close(folder)
            }
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw writer.failure(errno) }
        return FileVersion(status)
    }

    /// Removes the file, if it has not taken the place of the other one.
    func remove() {
        if isThere { unlink(path) }
        isThere = false
    }
}
