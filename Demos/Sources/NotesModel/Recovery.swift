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
/// Each run of the program has a folder of its own, which only the user may enter, and locks a file in it. The lock ends with
/// the process, however that ends. So a folder without a lock has the texts of a run that was broken off.
public actor Recovery {
    private let folder: String
    private let session: String
    private let lock: Int32

    /// Begins a run.
    ///
    /// - Parameter folder: The folder of all runs; it is created if there is none.
    /// - Throws: `FileError`, if the folder cannot be created or written.
    public init(folder: String) throws(FileError) {
        self.folder = folder
        session = FilePath.join(folder, "run-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
        try FileActions.createFolder(session, permissions: 0o700)
        lock = open(session + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw FileError("locked", session, code: errno)
        }
    }

    deinit {
        close(lock)
    }

    private func file(of identifier: Int) -> String { "\(session)/\(identifier).unsaved" }

    /// Keeps a text, in the place of the one that was kept for its document before.
    ///
    /// - Throws: `FileWriteError`, if the disk has no room, for instance.
    public func keep(
        _ text: TextStorage, identifier: Int, path: String?, name: String
    ) throws {
        let file = file(of: identifier)
        var writer = FileWriter(path: file)
        writer.permissions = 0o600
        let kept = RecoveredText(path: path, name: name, text: text, source: file)
        try writer.write(kept.encoded)
    }

    /// Forgets the text that was kept for a document.
    public func forget(identifier: Int) {
        unlink(file(of: identifier))
    }

    /// Returns the texts of runs that were broken off, those of the latest run first.
    public func abandonedTexts() -> [RecoveredText] {
        abandonedRuns().flatMap { run in
            FolderWalk.entries(of: run).filter { $0.name.hasSuffix(".unsaved") }
                .sorted { $0.name < $1.name }
                .compactMap { RecoveredText(file: FilePath.join(run, $0.name)) }
        }
    }

    private func abandonedRuns() -> [String] {
        let runs = FolderWalk.entries(of: folder)
            .filter { $0.name.hasPrefix("run-") && $0.kind == .folder }
            .map { FilePath.join(folder, $0.name) }
        var dated: [(path: String, time: Int)] = []
        for run in runs where run != session {
            let descriptor = open(run + "/lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            let isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0
            close(descriptor)
            guard isFree else { continue }
            dated.append((run, FileVersion(path: run + "/lock")?.modificationTime ?? 0))
        }
        return dated.sorted { $0.time > $1.time }.map(\.path)
    }

    /// Forgets a text of a run that was broken off.
    public func discard(_ text: RecoveredText) {
        unlink(text.source)
        removeFolder(FilePath.folder(of: text.source))
    }

    /// Ends the run; the texts that it still keeps stay.
    public func end() {
        removeFolder(session)
        for run in abandonedRuns() { removeFolder(run) }
    }

    /// Removes the folder of a run that keeps no text.
    private func removeFolder(_ run: String) {
        let names = FolderWalk.entries(of: run).map(\.name)
        guard names.allSatisfy({ !$0.hasSuffix(".unsaved") }) else { return }
        for name in names { unlink(FilePath.join(run, name)) }
        rmdir(run)
    }
}
