// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The part of a text that an edit replaced, in bytes.
public struct TextChange: Hashable, Sendable {
    /// The first byte that may differ.
    public var start: Int
    /// The number of bytes after the start that were replaced.
    public var oldCount: Int
    /// The number of bytes that replaced them.
    public var newCount: Int

    /// Creates a change; all positions and counts are bytes.
    public init(start: Int, oldCount: Int, newCount: Int) {
        self.start = start
        self.oldCount = oldCount
        self.newCount = newCount
    }

    /// The change that undoes this one.
    public var inverse: TextChange {
        TextChange(start: start, oldCount: newCount, newCount: oldCount)
    }

    /// Returns one change that combines this change and a later one.
    public func followed(by next: TextChange) -> TextChange {
        let start = min(start, next.start)
        let end = max(self.start + newCount, next.start + next.oldCount)
        return TextChange(
            start: start, oldCount: end - newCount + oldCount - start,
            newCount: end - next.oldCount + next.newCount - start)
    }
}
