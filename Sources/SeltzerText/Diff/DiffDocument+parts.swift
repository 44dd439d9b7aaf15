// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension DiffDocument {
    /// Returns the document with the changes in some parts only, as if the other changes had not been
    /// made.
    ///
    /// The ``unifiedText`` of the result is a patch for the old version of each file, for a command such
    /// as `git apply --cached`:
    ///
    /// ```swift
    /// let patch = changes.changes(in: [.hunk(file: 0, hunk: 2)]).unifiedText
    /// ```
    ///
    /// - Parameter parts: Files, hunks and lines; parts that the document does not have are ignored.
    /// - Returns: The files with at least one change, in order. A file without lines, such as a binary
    ///   one, is kept if it is one of the parts.
    public func changes(in parts: some Sequence<DiffPart>) -> DiffDocument {
        let parts = Set(parts)
        var document = DiffDocument()
        for (index, file) in files.enumerated() {
            if parts.contains(.file(index)) {
                document.files.append(file)
            } else if let part = file.keepingChanges(where: { hunk, line in
                parts.contains(.hunk(file: index, hunk: hunk))
                    || parts.contains(.line(file: index, hunk: hunk, line: line))
            }) {
                document.files.append(part)
            }
        }
        return document
    }
}

extension DiffFile {
    /// Returns the file with some of its changes; nil if none is kept.
    ///
    /// - Parameter isKept: Returns whether to keep a changed line, by the indices of its hunk and of
    ///   the line in it.
    fileprivate func keepingChanges(where isKept: (Int, Int) -> Bool) -> DiffFile? {
        var part = self
        part.hunks = []
        // The new version is longer than the old one by this number of lines, up to the hunk.
        var growth = 0
        for (index, hunk) in hunks.enumerated() {
            guard let kept = hunk.keepingChanges(growth: growth, where: { isKept(index, $0) })
            else { continue }
            growth += kept.newLines.count - kept.oldLines.count
            part.hunks.append(kept)
        }
        guard !part.hunks.isEmpty else { return nil }
        // A deleted file of which some lines stay is not deleted.
        if change == .deleted, part.hunks.contains(where: { !$0.newLines.isEmpty }) {
            (part.change, part.newPath, part.header) = (.modified, oldPath, [])
        }
        return part
    }
}

extension DiffHunk {
    /// Returns the hunk with some of its changes; nil if none is kept.
    ///
    /// A removed line that is not kept is a common line, and an added one is left out.
    ///
    /// - Parameter growth: By how many lines the new version is longer than the old one up to here.
    fileprivate func keepingChanges(growth: Int, where isKept: (Int) -> Bool) -> DiffHunk? {
        var kept: [DiffLine] = []
        for (index, line) in lines.enumerated() {
            var line = line
            if line.kind != .context, !isKept(index) {
                guard line.kind == .removed else { continue }
                line.kind = .context
            }
            if line.kind != .removed { kept.endLastNewLine() }
            kept.append(line)
        }
        guard kept.contains(where: { $0.kind != .context }) else { return nil }
        let start = oldLines.lowerBound
        var hunk = DiffHunk(
            kept, oldStart: start, newStart: start.saturatingAdding(growth), heading: heading)
        hunk.renumber()
        return hunk
    }

    /// Numbers the lines from the starts of both versions.
    private mutating func renumber() {
        var (old, new) = (oldLines.lowerBound, newLines.lowerBound)
        for index in lines.indices {
            let kind = lines[index].kind
            lines[index].oldNumber = kind == .added ? nil : old
            lines[index].newNumber = kind == .removed ? nil : new
            if kind != .added { old = old.saturatingAdding(1) }
            if kind != .removed { new = new.saturatingAdding(1) }
        }
    }
}

extension [DiffLine] {
    /// Gives the last line of the new version a line feed, as another line follows it: a common line
    /// without one becomes a removed and an added line.
    fileprivate mutating func endLastNewLine() {
        guard let index = lastIndex(where: { $0.kind != .removed }), self[index].lacksLineFeed
        else { return }
        if self[index].kind == .context {
            self[index].kind = .removed
            var line = DiffLine(.added, self[index].text)
            line.isMoved = self[index].isMoved
            insert(line, at: index + 1)
        } else {
            self[index].lacksLineFeed = false
        }
    }
}
