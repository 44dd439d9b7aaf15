// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DiffDocument {
    /// Compares two texts line by line.
    ///
    /// The result is one of the shortest; only for texts that differ in many hundred lines it may be
    /// longer. Time and memory grow with the length of the texts.
    ///
    /// - Parameters:
    ///   - old: The old text.
    ///   - new: The new text.
    ///   - path: The path of the file, for the document's headings.
    ///   - context: The number of common lines to keep around each change; negative numbers are 0.
    public init(from old: String, to new: String, path: String = "", context: Int = 3) {
        let comparison = TextComparison(old, new)
        let hunks = comparison.hunks(context: max(0, context))
        guard !hunks.isEmpty else {
            self.init()
            return
        }
        self.init([DiffFile(oldPath: path, newPath: path, hunks: hunks)])
        if comparison.hasMoves { markMoves() }
    }

    /// Compares the text of a file before and after a change.
    ///
    /// - Parameters:
    ///   - old: The old text; nil if the file is new.
    ///   - new: The new text; nil if the file is deleted.
    ///   - path: The path of the file.
    ///   - context: The number of common lines to keep around each change; negative numbers are 0.
    public init(file path: String, from old: String?, to new: String?, context: Int = 3) {
        self.init(from: old ?? "", to: new ?? "", path: path, context: context)
        guard (old == nil) != (new == nil) else { return }
        // An empty file that appears or vanishes has no lines that differ.
        if files.isEmpty { files = [DiffFile(oldPath: path, newPath: path)] }
        if old == nil {
            (files[0].oldPath, files[0].change) = (nil, .added)
        } else {
            (files[0].newPath, files[0].change) = (nil, .deleted)
        }
    }
}
