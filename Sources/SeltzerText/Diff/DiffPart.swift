// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A part of a document of differences, by the indices of its file, hunk and line.
public enum DiffPart: Hashable, Sendable {
    /// A file.
    case file(Int)
    /// A hunk of a file.
    case hunk(file: Int, hunk: Int)
    /// A line of a hunk.
    case line(file: Int, hunk: Int, line: Int)

    /// The index of the file.
    public var file: Int {
        switch self {
        case .file(let file), .hunk(let file, _), .line(let file, _, _): file
        }
    }

    /// The index of the hunk in its file; nil for a file.
    public var hunk: Int? {
        switch self {
        case .file: nil
        case .hunk(_, let hunk), .line(_, let hunk, _): hunk
        }
    }

    /// The index of the line in its hunk; nil for a file and for a hunk.
    public var line: Int? {
        if case .line(_, _, let line) = self { line } else { nil }
    }
}

extension DiffDocument {
    /// Returns the file of a part; nil if the document does not have it.
    public func file(of part: DiffPart) -> DiffFile? {
        files.indices.contains(part.file) ? files[part.file] : nil
    }

    /// Returns the hunk of a part; nil for a file, and if the document does not have it.
    public func hunk(of part: DiffPart) -> DiffHunk? {
        guard let hunk = part.hunk, let file = file(of: part), file.hunks.indices.contains(hunk)
        else { return nil }
        return file.hunks[hunk]
    }

    /// Returns the line of a part; nil for a file and a hunk, and if the document does not have it.
    public func line(of part: DiffPart) -> DiffLine? {
        guard let line = part.line, let hunk = hunk(of: part), hunk.lines.indices.contains(line)
        else { return nil }
        return hunk.lines[line]
    }
}
