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

/// The folder in which the tools work.
///
/// Paths are bound to it: a path that leads elsewhere, also by a symbolic link, is refused. A command is not bound, so
/// the user is asked for each.
public struct Workspace: Hashable, Sendable {
    /// The path of the folder, without links.
    public let root: BytePath

    /// The greatest number of bytes of a result that the model gets.
    public static var maximumResultLength: Int { 64 << 10 }
    /// The greatest size of a file that the tools read or write, in bytes.
    static var maximumFileSize: Int { 4 << 20 }

    /// Creates the workspace of a folder.
    ///
    /// - Throws: An error if there is no such folder.
    public init(_ folder: BytePath) throws(FileError) {
        guard let root = Self.realPath(folder) else {
            throw FileError("opened", folder, code: errno)
        }
        self.root = root
        guard try FileStatus(path: root).kind == .directory else {
            throw FileError("opened", folder, code: ENOTDIR)
        }
    }

    /// The instructions for a model that works in this folder.
    public var instructions: String {
        """
        You help a programmer in a terminal. The working folder is \(root.description). Use the tools to read, list, \
        write and run; the user is asked for permission. Use update_plan for work of several steps. Answer in \
        Markdown, briefly.
        """
    }

    private static func realPath(_ path: BytePath) -> BytePath? {
        guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        return BytePath(cString: real)
    }

    /// Returns the absolute path of a path that the model names.
    ///
    /// - Parameter mayBeNew: Whether the last name need not exist.
    func place(_ path: String, mayBeNew: Bool = false) throws(ToolRequest.Refusal) -> BytePath {
        let named = BytePath(path.isEmpty ? "." : path)
        guard !named.bytes.contains(0) else { throw .init("The path contains a zero byte.") }
        let full = named.isAbsolute ? named : root.appending(named)
        if let real = Self.realPath(full) { return try bound(real, path) }
        let reason = String(cString: strerror(errno))
        let name = full.withoutTrailingSlashes.lastComponent
        // A link that leads nowhere must not be written through.
        guard mayBeNew, errno == ENOENT, name != "..", name != ".", !isLink(full),
            let parent = Self.realPath(full.withoutTrailingSlashes.folder)
        else { throw .init("\(path.harmless): \(reason).") }
        return try bound(parent.appending(name), path)
    }

    private func isLink(_ path: BytePath) -> Bool {
        var status = stat()
        return path.withoutTrailingSlashes.withCString { lstat($0, &status) } == 0
    }

    private func bound(
        _ real: BytePath, _ path: String
    ) throws(ToolRequest.Refusal) -> BytePath {
        guard real == root || real.relative(to: root) != nil else {
            throw .init("\(path.harmless) is outside of the working folder.")
        }
        return real
    }

    // MARK: Files

    /// Returns the text of a file.
    func text(at place: BytePath) throws(ToolRequest.Refusal) -> (text: String, FileVersion) {
        do {
            let file = try FileBytes(path: place)
            guard file.count <= Self.maximumFileSize else {
                throw ToolRequest.Refusal("The file has \(file.count) bytes, which is too much.")
            }
            let bytes = file.bytes(in: 0..<file.count)
            guard let text = String(bytes: bytes), !bytes.contains(0) else {
                throw ToolRequest.Refusal("The file is no text in UTF-8.")
            }
            return (text, file.version)
        } catch let refusal as ToolRequest.Refusal {
            throw refusal
        } catch {
            throw .init("\(error)")
        }
    }

    func read(
        _ path: String, firstLine: Int?, lineCount: Int?
    ) throws(ToolRequest.Refusal) -> ToolResult {
        let text = try text(at: place(path)).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let all = text.hasSuffix("\n") ? lines.count - 1 : lines.count
        let first = min(max(1, firstLine ?? 1), max(1, all))
        let count = min(max(0, lineCount ?? all), all - first + 1)
        let part = lines[(first - 1)..<(first - 1 + count)].joined(separator: "\n")
        return ToolResult(
            text: Self.bounded(part), summary: count == 1 ? "1 line" : "\(count) lines")
    }

    func list(_ path: String) throws(ToolRequest.Refusal) -> ToolResult {
        do {
            let entries = try DirectoryListing(path: place(path)).sorted().entries
            let names = entries.map { $0.name + ($0.leadsToDirectory ? "/" : "") }
            return ToolResult(
                text: Self.bounded(names.joined(separator: "\n")),
                summary: names.count == 1 ? "1 name" : "\(names.count) names")
        } catch let refusal as ToolRequest.Refusal {
            throw refusal
        } catch {
            throw .init("\(error)")
        }
    }

    /// Returns the change that a write would make, and the state in which the file must stay until then.
    func change(
        _ path: String, to text: String
    ) throws(ToolRequest.Refusal) -> (FileChange, FileWriter.Expectation) {
        guard text.utf8.count <= Self.maximumFileSize else {
            throw .init("The text has \(text.utf8.count) bytes, which is too much.")
        }
        let place = try place(path, mayBeNew: true)
        let shown = (place.relative(to: root) ?? place).description
        guard fileExists(atPath: place) else {
            return (FileChange(path: shown, old: nil, new: text), .nothing)
        }
        let (old, version) = try self.text(at: place)
        return (FileChange(path: shown, old: old, new: text), .version(version))
    }

    func write(
        _ path: String, _ text: String, over expectation: FileWriter.Expectation
    ) throws(ToolRequest.Refusal) -> ToolResult {
        let place = try place(path, mayBeNew: true)
        do {
            _ = try FileWriter(path: place).write(TextStorage(text), over: expectation)
        } catch {
            throw .init("\(error)")
        }
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let lines = text.hasSuffix("\n") ? count - 1 : count
        return ToolResult(text: "Written.", summary: lines == 1 ? "1 line" : "\(lines) lines")
    }

    /// Returns a text whose middle is left out if it is longer than the limit.
    static func bounded(_ text: String, to limit: Int = maximumResultLength) -> String {
        guard text.utf8.count > limit else { return text }
        let half = limit / 2
        let start = String(decoding: text.utf8.prefix(half), as: UTF8.self)
        let end = String(decoding: text.utf8.suffix(half), as: UTF8.self)
        return start + "\n… \(text.utf8.count - 2 * half) bytes are left out …\n" + end
    }
}

/// The result of a tool.
public struct ToolResult: Hashable, Sendable {
    /// The text for the model.
    public var text: String
    /// The result in a few words, such as `41 lines`.
    public var summary: String
    /// Whether the use failed.
    public var isError = false

    /// Returns the summary and the time that the use took, such as `41 lines      9.8 s`; a short time is left out.
    public func remark(after time: Duration) -> String {
        let seconds = time / .seconds(1)
        let clock = seconds < 0.05 ? "" : NumberFormat(decimals: 1).string(seconds) + " s"
        return summary + String(repeating: " ", count: max(2, 11 - clock.count)) + clock
    }

    /// Creates a result.
    public init(text: String, summary: String, isError: Bool = false) {
        (self.text, self.summary, self.isError) = (text, summary, isError)
    }

    /// The result without characters that control a terminal.
    var harmless: ToolResult {
        ToolResult(text: text.harmless, summary: summary.harmless, isError: isError)
    }
}

extension String {
    /// Creates text from valid UTF-8; nil for anything else.
    fileprivate init?(bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
