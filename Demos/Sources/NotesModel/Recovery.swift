// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps unsaved texts on the disk, so that they survive a crash.
///
/// Each run of the program has its own folder, which only the user may enter, and locks a file in
/// it. The lock ends with the process, in whatever way it ends. So a folder without a lock contains
/// the texts of a run that did not end normally.
public actor Recovery {
    private let folder: BytePath
    private let session: BytePath
    private let lock: Int32

    /// Begins a run of the program.
    ///
    /// - Parameter folder: The folder of all runs; it is created if it does not exist.
    /// - Throws: `FileError`, if the folder cannot be created or written.
    public init(folder: BytePath) throws(FileError) {
        self.folder = folder
        session = folder.appending("run-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
        try FileActions.createFolder(session, permissions: 0o700)
        lock = session.appending("lock").withCString {
            open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        }
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw FileError("locked", session, code: errno)
        }
    }

    deinit {
        close(lock)
    }

    private func file(of identifier: Int) -> BytePath {
        session.appending("\(identifier).unsaved")
    }

    /// Keeps a text, and replaces an earlier text of the same document.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - identifier: The number of the document.
    ///   - path: The path of the document's file; nil if it has none.
    ///   - name: The title of the document.
    ///   - base: The version of the file from which the text was made; nil for none.
    /// - Throws: `FileWriteError`, if the disk has no room, for instance.
    public func keep(
        _ text: TextStorage, identifier: Int, path: BytePath?, name: String,
        base: RecoveredText.Base? = nil
    ) throws {
        let file = file(of: identifier)
        var writer = FileWriter(path: file)
        writer.permissions = 0o600
        let kept = RecoveredText(
            path: path, name: name, text: text, base: base, source: file)
        try writer.write(kept.encoded)
    }

    /// Removes the kept text of a document.
    public func forget(identifier: Int) {
        file(of: identifier).withCString { _ = unlink($0) }
    }

    /// Returns the texts of runs that did not end normally; the texts of the latest run come first.
    public func abandonedTexts() -> [RecoveredText] {
        abandonedRuns().flatMap { run in
            FolderWalk.entries(of: run).filter { Self.isText($0.name) }
                .sorted { $0.name < $1.name }
                .compactMap { RecoveredText(file: run.appending($0.name)) }
        }
    }

    private static func isText(_ name: BytePath) -> Bool {
        name.text?.hasSuffix(".unsaved") == true
    }

    private func abandonedRuns() -> [BytePath] {
        let runs = FolderWalk.entries(of: folder)
            .filter { $0.name.text?.hasPrefix("run-") == true && $0.kind == .folder }
            .map { folder.appending($0.name) }
        var dated: [(path: BytePath, time: Int)] = []
        for run in runs where run != session {
            let lock = run.appending("lock")
            let descriptor = lock.withCString { open($0, O_RDWR | O_CLOEXEC | O_NOFOLLOW) }
            guard descriptor >= 0 else { continue }
            let isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0
            close(descriptor)
            guard isFree else { continue }
            dated.append((run, FileVersion(path: lock)?.modificationTime ?? 0))
        }
        return dated.sorted { $0.time > $1.time }.map(\.path)
    }

    /// Removes a text of a run that did not end normally.
    public func discard(_ text: RecoveredText) {
        text.source.withCString { _ = unlink($0) }
        removeFolder(text.source.folder)
    }

    /// Ends the run; texts that it still keeps remain on the disk.
    public func end() {
        removeFolder(session)
        for run in abandonedRuns() { removeFolder(run) }
    }

    /// Removes the folder of a run that keeps no text.
    private func removeFolder(_ run: BytePath) {
        let names = FolderWalk.entries(of: run).map(\.name)
        guard !names.contains(where: Self.isText) else { return }
        for name in names { run.appending(name).withCString { _ = unlink($0) } }
        run.withCString { _ = rmdir($0) }
    }
}
