// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder of texts for a test of a screen that reads files.
///
/// Tests that programs write of a session use it for ``/SeltzerViews/RootExpression/folder``.
///
/// ```swift
/// let folder = try TemporaryFolder(files: ["plan.txt": "Monday: call Ada\n"])
/// defer { folder.remove() }
/// let pilot = await Pilot(try NotesController(path: folder.path))
/// ```
public struct TemporaryFolder: Sendable {
    /// The reason why a folder or a file cannot be made; its text is one sentence.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// The absolute path of the folder.
    public let path: String
    /// The path of the folder around it, which has no other content at first.
    public let surroundings: String

    /// Makes a folder with files, below `TMPDIR` or `/tmp`.
    ///
    /// - Parameters:
    ///   - name: The name of the folder.
    ///   - files: The texts, by their paths in the folder. The folders of a path are made, too. A
    ///     path that ends with a slash is an empty folder.
    /// - Throws: ``Failure``, if the system refuses, or if a path leads out of the folder.
    public init(named name: String = "folder", files: [String: String] = [:]) throws(Failure) {
        let place = TextFile.environment("TMPDIR") ?? "/tmp"
        var template = Array("\(place)/seltzer-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw Self.failure("No folder can be made in \(place)")
        }
        let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
        surroundings = String(decoding: bytes, as: UTF8.self)
        path = "\(surroundings)/\(name)"
        do throws(Failure) {
            try Self.check(name)
            try make("")
            for (file, text) in files { try put(text, in: file) }
        } catch {
            remove()
            throw error
        }
    }

    /// Creates or overwrites a file, and makes the folders of its path.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The path in the folder; with a slash at the end, an empty folder is made.
    public func put(_ text: String, in name: String) throws(Failure) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        var place = ""
        for part in parts.dropLast() {
            try Self.check(part)
            place += "/\(part)"
            try make(place)
        }
        guard let file = parts.last, !file.isEmpty else { return }
        try Self.check(file)
        guard TextFile.write(text, to: "\(path)\(place)/\(file)") else {
            throw Self.failure("The file \(path)\(place)/\(file) cannot be written")
        }
    }

    /// Returns the text of a file without a byte order mark; nil if it cannot be read.
    public func text(of name: String) -> String? { TextFile.read("\(path)/\(name)") }

    /// Removes the folder, the folder around it, and all that they contain.
    public func remove() { Self.remove(surroundings) }

    private static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        for name in RecordedFolder.names(in: path) ?? [] { remove("\(path)/\(name)") }
        rmdir(path)
    }

    private func make(_ place: String) throws(Failure) {
        if mkdir(path + place, 0o700) != 0, errno != EEXIST {
            throw Self.failure("The folder \(path)\(place) cannot be made")
        }
    }

    private static func check(_ name: some StringProtocol) throws(Failure) {
        let isPlain = !["", ".", ".."].contains(name) && !name.contains("/")
        guard isPlain, !name.utf8.contains(0) else {
            throw Failure(description: "\"\(name)\" is no name of a file in a folder.")
        }
    }

    private static func failure(_ words: String) -> Failure {
        Failure(description: "\(words): \(String(cString: strerror(errno))).")
    }
}
