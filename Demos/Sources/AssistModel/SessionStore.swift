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

/// A session in the list of sessions.
public struct SessionSummary: Hashable, Sendable {
    /// The name of the session, from which it is opened again.
    public let id: String
    /// The beginning of the first text of the user, on one line; empty for none.
    public let title: String
    /// The folder in which the session began.
    public let folder: String
    /// The time of the last change, in seconds since 1970.
    public let time: Int
    /// The size of the file in bytes.
    public let size: Int
}

/// The folder with the files of all sessions.
public struct SessionStore: Hashable, Sendable {
    /// The path of the folder.
    public let folder: BytePath
    private static var ending: String { ".jsonl" }
    /// The number of bytes at the beginning of a file in which the title is searched.
    private static var headLength: Int { 64 << 10 }

    /// Creates the store in a folder, which is created when a session begins.
    public init(folder: BytePath) { self.folder = folder }

    /// Creates the store of the user: `$XDG_STATE_HOME/seltzer-assist`, or the same in `~/.local/state`.
    ///
    /// Without a home no session can begin in it.
    ///
    /// - Parameter environment: The variables of the process.
    public init(environment: [String: String]) {
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        // Below a device no folder can be made.
        let home = environment["HOME"] ?? "/dev/null"
        folder = BytePath(state ?? home + "/.local/state").appending("seltzer-assist")
    }

    /// Begins a session, and returns its name and its file.
    ///
    /// - Parameters:
    ///   - folder: The working folder.
    ///   - time: The time in seconds since 1970.
    ///   - secrets: Texts that are never written.
    public func begin(
        in folder: BytePath, time: Int, secrets: [String] = []
    ) throws(SessionLog.Failure) -> (id: String, log: SessionLog) {
        try createFolder()
        var number = 0
        var id = "\(time)"
        while fileExists(atPath: path(of: id)) {
            number += 1
            id = "\(time)-\(number)"
        }
        let log = try SessionLog(path: path(of: id), secrets: secrets)
        try log.append(.began(folder: folder.description, time: time))
        return (id, log)
    }

    private func createFolder() throws(SessionLog.Failure) {
        var made = BytePath(folder.isAbsolute ? "/" : ".")
        for name in folder.components {
            made = made.appending(name)
            let result = made.withCString { mkdir($0, 0o700) }
            guard result == 0 || errno == EEXIST || errno == EISDIR || fileExists(atPath: made)
            else { throw SessionLog.Failure(path: folder, code: errno) }
        }
    }

    /// Opens a session that goes on.
    ///
    /// - Throws: ``ToolRequest/Refusal`` with a sentence if there is no such session; an error if it cannot be read.
    public func resume(
        _ id: String, secrets: [String] = []
    ) throws -> (history: SessionHistory, log: SessionLog) {
        let path = path(of: id)
        guard Self.isName(id), fileExists(atPath: path) else {
            throw ToolRequest.Refusal(
                "There is no session \(id.harmless). --continue goes on with the last one.")
        }
        let file = try FileBytes(path: path)
        let history = SessionHistory(lines: file.bytes(in: 0..<file.count))
        return (history, try SessionLog(path: path, secrets: secrets))
    }

    /// Returns all sessions, the last one first; none if there is no folder.
    public func sessions() -> [SessionSummary] {
        guard let entries = try? DirectoryListing(path: folder).entries else { return [] }
        return entries.compactMap { summary(of: $0.name) }.sorted {
            ($1.time, $1.id) < ($0.time, $0.id)
        }
    }

    private func summary(of name: String) -> SessionSummary? {
        guard name.hasSuffix(Self.ending) else { return nil }
        let id = String(name.dropLast(Self.ending.count))
        guard Self.isName(id), let status = try? FileStatus(path: path(of: id)),
            let file = try? FileBytes(path: path(of: id))
        else { return nil }
        let head = file.bytes(in: 0..<min(file.count, Self.headLength))
        let history = SessionHistory(lines: head)
        let first = history.messages.first { $0.role == .user }?.text ?? ""
        return SessionSummary(
            id: id, title: TextSanitizer.line(first.prefix(200)),
            folder: TextSanitizer.line(history.folder ?? ""), time: status.modificationTime,
            size: status.size)
    }

    private func path(of id: String) -> BytePath { folder.appending(BytePath(id + Self.ending)) }

    /// Whether a text is the name of a session, and no path.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}
