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

/// Replaces the contents of a file so that a crash leaves either the old or the new text whole.
///
/// The text is written to a hidden file in the same folder, stored on the disk, and renamed. The
/// file keeps its permissions, its owner, its extended attributes and its access control list. A
/// symbolic link stays, and its target is replaced.
///
/// ```swift
/// let version = try FileWriter(path: "notes.txt").write(TextStorage("Buy lemons.\n"))
/// ```
///
/// Some files cannot be replaced without a loss. The reasons are several hard links, another owner,
/// attributes that may not be copied, and a folder without permission to write. Such files are
/// overwritten in place (``mayWriteInPlace``). If a file grows, the additional bytes are written
/// first, so that a full disk is noticed while the old text is whole. A crash during the writing
/// can damage the file. Do not write a text in place if its bytes are read from the same file.
public struct FileWriter: Sendable {
    /// The state in which the file must be; otherwise, nothing is written.
    public enum Expectation: Hashable, Sendable {
        /// Any file, or none.
        case anything
        /// No file.
        case nothing
        /// A file in this version.
        case version(FileVersion)
    }

    /// The path of the file.
    public let path: BytePath

    /// The permissions of a new file, without the permissions that the process masks.
    ///
    /// `0o666` by default.
    public var permissions: UInt32 = 0o666

    /// Whether to wait until the disk has stored the text, so that it survives a loss of power; true by default.
    public var isDurable = true

    /// Whether a file that cannot be replaced is overwritten; true by default.
    ///
    /// If false, the writer throws an error instead.
    public var mayWriteInPlace = true

    /// Creates a writer of a file, which need not exist.
    public init(path: BytePath) {
        self.path = path
    }

    /// Creates a writer of a file, which need not exist.
    public init(path: String) { self.init(path: BytePath(path)) }

    /// Writes a text in the place of the file's contents.
    ///
    /// The function waits for the disk. For long texts, call it off the main actor.
    ///
    /// - Parameters:
    ///   - text: The new contents.
    ///   - expectation: The state in which the file must be; otherwise, nothing is written. It is
    ///     checked directly before the file is replaced.
    /// - Returns: The version of the written file.
    /// - Throws: ``FileWriteError``. The file then has its old contents, unless the disk failed
    ///   during a write in place.
    @discardableResult
    public func write(
        _ text: TextStorage, over expectation: Expectation = .anything
    ) throws(FileWriteError) -> FileVersion {
        // From here on, the text includes the byte order mark of its file.
        let text = text.fileContents
        let target = try linkTarget()
        let present = try status(of: target)
        try check(expectation, against: present)
        guard let present else { return try create(target, text, expectation) }
        if present.st_nlink == 1 {
            do {
                return try replace(target, present, text, expectation)
            } catch {
                guard mayWriteInPlace, error.isRefusal else { throw error }
            }
        } else if !mayWriteInPlace {
            throw failure(EMLINK)
        }
        return try overwrite(target, text, expectation)
    }

    // MARK: What is there

    func failure(_ code: Int32) -> FileWriteError {
        .failed(FileError("saved", path, code: code))
    }

    /// Returns the path at the end of a chain of symbolic links, where no file needs to exist.
    private func linkTarget() throws(FileWriteError) -> BytePath {
        var current = path
        for _ in 0..<40 {
            var status = stat()
            guard current.withCString({ lstat($0, &status) }) == 0,
                status.st_mode & S_IFMT == S_IFLNK
            else { return current }
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let room = buffer.count
            let count = current.withCString { readlink($0, &buffer, room) }
            guard count > 0 else { throw failure(errno) }
            let link = BytePath(bytes: buffer[..<count].map { UInt8(bitPattern: $0) })
            current = link.isAbsolute ? link : current.folder.appending(link)
        }
        throw failure(ELOOP)
    }

    private func status(of target: BytePath) throws(FileWriteError) -> stat? {
        var status = stat()
        guard target.withCString({ stat($0, &status) }) == 0 else {
            if errno == ENOENT { return nil }
            throw failure(errno)
        }
        guard status.isRegularFile else {
            throw failure(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
        }
        return status
    }

    func check(
        _ expectation: Expectation, against status: stat?
    ) throws(FileWriteError) {
        let present = status.map { FileVersion($0) }
        switch expectation {
        case .anything: return
        case .nothing: if present == nil { return }
        case .version(let version): if present == version { return }
        }
        throw .changed(path: path, present)
    }

    // MARK: Replacing

    private func create(
        _ target: BytePath, _ text: TextStorage, _ expectation: Expectation
    ) throws(FileWriteError) -> FileVersion {
        let draft = try draft(beside: target, permissions: permissions)
        return try draft.finish { () throws(FileWriteError) in
            try draft.write(text)
            // `link` fails if another program has created the file meanwhile.
            if draft.take(target, by: link) {
                draft.remove()
            } else if errno == EEXIST, expectation == .nothing {
                throw .changed(path: path, FileVersion(path: target))
            } else if !draft.take(target, by: rename) {
                throw failure(errno)
            }
        }
    }

    private func replace(
        _ target: BytePath, _ old: stat, _ text: TextStorage, _ expectation: Expectation
    ) throws(FileWriteError) -> FileVersion {
        // Users who may not read the old file must not read the new one while it is written.
        let draft = try draft(beside: target, permissions: 0o600)
        return try draft.finish { () throws(FileWriteError) in
            try draft.takeOwner(of: old)
            try draft.takeAttributes(of: target)
            try draft.write(text)
            try check(expectation, against: try status(of: target))
            guard draft.take(target, by: rename) else { throw failure(errno) }
        }
    }

    private func draft(
        beside target: BytePath, permissions: UInt32
    ) throws(FileWriteError) -> FileDraft {
        try FileDraft(beside: target, for: self, permissions: permissions)
    }

    // MARK: Overwriting

    private func overwrite(
        _ target: BytePath, _ text: TextStorage, _ expectation: Expectation
    ) throws(FileWriteError) -> FileVersion {
        let descriptor = target.withCString {
            open($0, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        }
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        try check(expectation, against: status)
        let oldCount = Int(status.st_size)
        do {
            try write(text, in: oldCount..<max(oldCount, text.count), to: descriptor)
            try synchronize(descriptor)
        } catch {
            ftruncate(descriptor, status.st_size)
            throw error
        }
        try write(text, in: 0..<min(oldCount, text.count), to: descriptor)
        if text.count < oldCount, ftruncate(descriptor, off_t(text.count)) != 0 {
            throw failure(errno)
        }
        try synchronize(descriptor)
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        return FileVersion(status)
    }

    /// Writes a part of a text to the same place in a file.
    func write(
        _ text: TextStorage, in range: Range<Int>, to descriptor: Int32
    ) throws(FileWriteError) {
        var offset = range.lowerBound
        var code: Int32 = 0
        text.forEachPart(in: range) { part in
            var rest = UnsafeRawBufferPointer(part)
            while !rest.isEmpty {
                let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    code = count == 0 ? ENOSPC : errno
                    return false
                }
                offset += count
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return true
        }
        if code != 0 { throw failure(code) }
    }

    func synchronize(_ descriptor: Int32) throws(FileWriteError) {
        // `EINVAL`: the file system does not support `fsync`.
        if isDurable, fsync(descriptor) != 0, errno != EINVAL { throw failure(errno) }
    }
}

extension FileWriteError {
    /// Whether the permissions of the folder or the owner prevented the change.
    fileprivate var isRefusal: Bool {
        guard case .failed(let error) = self else { return false }
        return [EACCES, EPERM].contains(error.code)
    }
}
