// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText
import SeltzerViews

/// Folding.
extension DiffView {
    /// Returns whether a file or a hunk is folded.
    public final func isFolded(_ part: DiffPart) -> Bool { rows.folded.contains(part) }

    /// Folds or unfolds files and hunks; lines and parts that the document does not have are ignored, and no event is
    /// posted.
    public final func setFolded(_ isFolded: Bool, _ parts: [DiffPart]) {
        let parts = parts.filter { canFold($0) && rows.folded.contains($0) != isFolded }
        guard !parts.isEmpty else { return }
        changeRows { $0.fold(parts, isFolded) }
    }

    /// Folds or unfolds all files; no event is posted.
    public final func setAllFolded(_ isFolded: Bool) {
        setFolded(isFolded, document.files.indices.map { .file($0) })
    }

    private final func canFold(_ part: DiffPart) -> Bool {
        guard part.line == nil else { return false }
        if part.hunk != nil { return document.hunk(of: part) != nil }
        // A file without hunks has nothing to fold.
        return document.file(of: part)?.hunks.isEmpty == false
    }

    /// Folds or unfolds parts as the user wants it, and reports each.
    ///
    /// - Returns: Whether a part was folded or unfolded.
    final func foldByUser(_ parts: [DiffPart], _ isFolded: Bool) -> Bool {
        let parts = parts.filter { canFold($0) && self.isFolded($0) != isFolded }
        guard !parts.isEmpty else { return false }
        setFolded(isFolded, parts)
        for part in parts {
            post(DiffPartFolded(part: part, isFolded: isFolded), includingSelf: true)
        }
        return true
    }

    /// Folds or unfolds the current heading, or folds the hunk of the current line.
    ///
    /// - Returns: Whether there is one.
    final func toggleCurrentPart() -> Bool {
        guard let part = currentPart else { return false }
        guard part.line != nil, let hunk = part.hunk else {
            return foldByUser([part], !isFolded(part))
        }
        let hasHeading = showsHunkHeadings || !showsFileHeadings
        return foldByUser(
            [hasHeading ? .hunk(file: part.file, hunk: hunk) : .file(part.file)], true)
    }

    /// Folds all files, or unfolds them if all are folded.
    ///
    /// - Returns: Whether a file was folded or unfolded.
    final func toggleAllFiles() -> Bool {
        let files = document.files.indices.map { DiffPart.file($0) }.filter(canFold)
        return foldByUser(files, !files.allSatisfy(isFolded))
    }
}
