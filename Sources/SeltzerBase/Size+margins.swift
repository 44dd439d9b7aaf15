// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// The arithmetic of margins around content, for views that measure their content and lay it out.
extension Size {
    /// Returns the size inside of margins; a side never becomes negative.
    @inlinable
    package func inset(by margins: Insets) -> Size {
        Rect(origin: .zero, size: self).inset(by: margins).size
    }

    /// Returns the size with margins around it.
    @inlinable
    package func grown(by margins: Insets) -> Size {
        Size(
            width: width.saturatingAdding(margins.horizontal),
            height: height.saturatingAdding(margins.vertical))
    }

    /// Returns the part of the size that fits into a room.
    @inlinable
    package func cut(to room: Size) -> Size {
        Size(width: width.clamped(0, room.width), height: height.clamped(0, room.height))
    }
}
