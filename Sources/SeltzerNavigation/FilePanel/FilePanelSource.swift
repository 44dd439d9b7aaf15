// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files that an ``OpenPanel`` or a ``SavePanel`` shows: those of this machine, or any others.
///
/// The panel calls the closures off the main actor, and cancels their tasks when it needs their answers no more. A thrown
/// error is shown by its description, a `FileError` by its reason.
public struct FilePanelSource: Sendable {
    /// The meaning of `~`, of variables and of relative paths.
    public var resolver: PathResolver
    /// Returns the entries of a folder, in any order.
    public var entries: @Sendable (_ folder: BytePath) async throws -> [DirectoryEntry]
    /// Returns the size and the time of a file, following links; throws a `FileError` with the code `ENOENT` if there is
    /// none.
    ///
    /// After any other error a ``SavePanel`` does not finish, because there may be a file; it shows the reason.
    public var status: @Sendable (_ path: BytePath) async throws -> FileStatus
    /// Returns the first bytes of a file, at most a number of them, for the preview.
    public var head: @Sendable (_ path: BytePath, _ count: Int) async throws -> [UInt8]
    /// Creates a folder; nil if the user cannot create folders.
    public var makeFolder: (@Sendable (_ path: BytePath) async throws -> Void)?
    /// Gives a new folder its name.
    public var rename: @Sendable (_ path: BytePath, _ newPath: BytePath) async throws -> Void
    /// Returns the mounted disks.
    public var volumes: @Sendable () async -> [MountedVolume]
    /// Whether the folders are watched for changes by other programs.
    var watchesFiles = false

    /// Creates a source of files that closures provide, such as the files of another machine.
    public init(
        resolver: PathResolver,
        entries: @escaping @Sendable (_ folder: BytePath) async throws -> [DirectoryEntry],
        status: @escaping @Sendable (_ path: BytePath) async throws -> FileStatus,
        head: @escaping @Sendable (_ path: BytePath, _ count: Int) async throws -> [UInt8] = {
            _, _ in []
        },
        makeFolder: (@Sendable (_ path: BytePath) async throws -> Void)? = nil,
        rename: @escaping @Sendable (_ path: BytePath, _ newPath: BytePath) async throws -> Void = {
            _, _ in
        },
        volumes: @escaping @Sendable () async -> [MountedVolume] = { [] }
    ) {
        (self.resolver, self.entries, self.status) = (resolver, entries, status)
        (self.head, self.makeFolder, self.rename) = (head, makeFolder, rename)
        self.volumes = volumes
    }

    /// The files of this machine.
    public static var system: FilePanelSource {
        var source = FilePanelSource(resolver: .current) {
            try await DirectoryListing.read(path: $0).entries
        } status: {
            try FileStatus(path: $0)
        } head: { path, count in
            try FileBytes(path: path).bytes(in: 0..<count)
        } makeFolder: {
            try createDirectory(atPath: $0)
        } rename: {
            try renameFile(atPath: $0, to: $1)
        } volumes: {
            await MountedVolume.read()
        }
        source.watchesFiles = true
        return source
    }

    /// Returns the status of a path; nil if there is nothing.
    ///
    /// - Throws: The error of ``status`` if it does not say whether there is a file.
    func statusIfPresent(_ path: BytePath) async throws -> FileStatus? {
        do {
            return try await status(path)
        } catch let error as FileError where error.code == ENOENT {
            return nil
        }
    }

    /// Returns the reason of an error in a few words.
    static func reason(of error: any Error) -> String {
        (error as? FileError)?.reason ?? "\(error)"
    }
}
