// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DiffDocument {
    /// Reads a unified diff, as `git diff`, `git show`, `git format-patch`, `diff -u` and `diff -ru`
    /// write it.
    ///
    /// Lines before a file, such as the message of a commit, are kept in its ``DiffFile/header``.
    /// Lines after the last file are left out. If a program has given each line a carriage return, it is
    /// left out, too.
    ///
    /// - Parameter text: The diff; an empty text is an empty document.
    /// - Throws: ``DiffFormatError`` with the number of the line, if a hunk is shorter or longer than
    ///   its numbers say, if its numbers cannot be read, if the text is the combined diff of a merge,
    ///   or if it has no file.
    public init(unified text: String) throws(DiffFormatError) {
        var reader = UnifiedDiffReader(text)
        self.init(try reader.read())
        markMoves()
    }
}

/// A reader of unified diffs.
struct UnifiedDiffReader {
    private var lines: DiffLineCursor
    private var files: [DiffFile] = []
    /// Lines that belong to no file yet.
    private var header: [String] = []

    init(_ text: String) {
        lines = DiffLineCursor(text)
    }

    /// Reads all files.
    mutating func read() throws(DiffFormatError) -> [DiffFile] {
        while let line = lines.line {
            if line.hasPrefix("diff --git ") {
                readGitHeader(line)
            } else if line.hasPrefix("--- "), lines.line(after: 1)?.hasPrefix("+++ ") == true {
                readPaths(line)
            } else if line.hasPrefix("@@ ") {
                try readHunk(line)
            } else if line.hasPrefix("@@@") {
                throw error("this is a combined diff of a merge; compare with one parent")
            } else if let paths = DiffPath.pair(inBinaryLine: line) {
                readBinary(line, paths)
            } else {
                header.append(line.text)
                lines.skip()
            }
        }
        guard !files.isEmpty || header.allSatisfy(\.isEmpty) else {
            throw DiffFormatError(
                line: 1, reason: "there is no file; a unified diff has lines such as --- a/file")
        }
        return files
    }

    private func error(_ reason: String) -> DiffFormatError {
        DiffFormatError(line: lines.number, reason: reason)
    }

    // MARK: Files

    /// Reads the header that git writes for each file; the paths follow in it, or later.
    private mutating func readGitHeader(_ first: ArraySlice<UInt8>) {
        var file = DiffFile(oldPath: nil, newPath: nil)
        let paths = DiffPath.pair(inGitLine: first)
        (file.oldPath, file.newPath) = (paths?.old, paths?.new)
        file.header = header + [first.text]
        header = []
        lines.skip()
        while let line = lines.line, file.readGitAttribute(line) {
            file.header.append(line.text)
            lines.skip()
            if line.hasPrefix("GIT binary patch") { readBinaryPatch(&file) }
        }
        if file.change == .added { file.oldPath = nil }
        if file.change == .deleted { file.newPath = nil }
        files.append(file)
    }

    /// Reads the encoded contents of both versions of a file, each up to an empty line.
    private mutating func readBinaryPatch(_ file: inout DiffFile) {
        while let line = lines.line, line.hasPrefix("literal ") || line.hasPrefix("delta ") {
            while let line = lines.line {
                file.header.append(line.text)
                lines.skip()
                if line.isEmpty { break }
            }
        }
    }

    /// Reads a line of `diff -r` about two files that have no lines.
    private mutating func readBinary(
        _ line: ArraySlice<UInt8>, _ paths: (old: String?, new: String?)
    ) {
        var file = DiffFile(oldPath: paths.old, newPath: paths.new, header: header + [line.text])
        file.isBinary = true
        file.setChangeOfPaths()
        files.append(file)
        header = []
        lines.skip()
    }

    /// Reads the two lines with the paths of a file.
    private mutating func readPaths(_ old: ArraySlice<UInt8>) {
        lines.skip()
        let new = lines.line ?? []
        lines.skip()
        // The paths of git's header are the same, but cannot be told apart if they have blanks.
        if !awaitsPaths {
            files.append(DiffFile(oldPath: nil, newPath: nil, header: header))
            header = []
        }
        let index = files.count - 1
        files[index].header += [old.text, new.text]
        (files[index].oldPath, files[index].newPath) = DiffPath.pair(inMarkedLines: old, new)
        files[index].setChangeOfPaths()
    }

    /// Whether the last file has git's header, but no lines with its paths yet.
    private var awaitsPaths: Bool {
        guard let file = files.last, header.isEmpty, file.hunks.isEmpty, !file.isBinary else {
            return false
        }
        return file.header.contains { $0.utf8.starts(with: "diff --git ".utf8) }
            && !file.header.contains { $0.utf8.starts(with: "+++ ".utf8) }
    }

    // MARK: Hunks

    private mutating func readHunk(_ line: ArraySlice<UInt8>) throws(DiffFormatError) {
        guard let numbers = HunkNumbers(line) else {
            throw error("a hunk begins with its line numbers, such as @@ -1,4 +1,5 @@")
        }
        guard !files.isEmpty, header.isEmpty, !files[files.count - 1].isBinary else {
            throw error(
                "the hunk belongs to no file; the lines --- and +++ with its name are missing")
        }
        lines.skip()
        var hunk = HunkReader(numbers)
        while !hunk.isComplete {
            guard let line = lines.line, let kind = HunkReader.kind(of: line) else {
                throw error(hunk.missingLines)
            }
            guard hunk.append(kind, line) else {
                throw error("the hunk has more lines than its numbers say")
            }
            lines.skip()
        }
        if lines.line?.hasPrefix("\\ ") == true {
            hunk.markLastLine()
            lines.skip()
        }
        files[files.count - 1].hunks.append(hunk.hunk)
    }
}

/// The lines of a hunk, while they are read.
private struct HunkReader {
    private let numbers: HunkNumbers
    private var lines: [DiffLine] = []
    /// The numbers of lines that are missing.
    private var rest: (old: Int, new: Int)
    /// The numbers of the next lines.
    private var place: (old: Int, new: Int)

    init(_ numbers: HunkNumbers) {
        self.numbers = numbers
        rest = (numbers.oldCount, numbers.newCount)
        place = (numbers.oldStart, numbers.newStart)
    }

    var isComplete: Bool { rest.old == 0 && rest.new == 0 }

    var hunk: DiffHunk {
        DiffHunk(
            lines, oldStart: numbers.oldStart, newStart: numbers.newStart, heading: numbers.heading)
    }

    /// What is wrong with a hunk that ends too early.
    var missingLines: String {
        let (old, new) = (numbers.oldCount, numbers.newCount)
        return "the hunk ends after \(old - rest.old) of \(old) old and \(new - rest.new) of \(new)"
            + " new lines"
    }

    /// Returns what a line is; nil if it is not part of a hunk.
    ///
    /// Some editors remove the blank of an empty common line.
    static func kind(of line: ArraySlice<UInt8>) -> DiffLine.Kind? {
        switch line.first {
        case nil, .space, .backslash: .context
        case .carriageReturn where line.count == 1: .context
        case UInt8(ascii: "-"): .removed
        case UInt8(ascii: "+"): .added
        default: nil
        }
    }

    /// Adds a line; returns false if there are too many.
    mutating func append(_ kind: DiffLine.Kind, _ text: ArraySlice<UInt8>) -> Bool {
        if text.first == .backslash {
            markLastLine()
            return true
        }
        if kind != .added { rest.old -= 1 }
        if kind != .removed { rest.new -= 1 }
        guard rest.old >= 0, rest.new >= 0 else { return false }
        let isBare = text.first == .carriageReturn
        var line = DiffLine(kind, (isBare ? text : text.dropFirst()).text)
        if kind != .added { (line.oldNumber, place.old) = (place.old, place.old + 1) }
        if kind != .removed { (line.newNumber, place.new) = (place.new, place.new + 1) }
        lines.append(line)
        return true
    }

    /// Notes that the last line has no line feed.
    mutating func markLastLine() {
        guard !lines.isEmpty else { return }
        lines[lines.count - 1].lacksLineFeed = true
    }
}
