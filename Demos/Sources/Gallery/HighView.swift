// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Gives content all of the room, and at least some rows: in a scroll view, the rows that are too many scroll.
final class HighView: View {
    private let content: View
    private let rows: Int

    /// Creates a view of content that gets at least some rows.
    init(_ content: View, rows: Int) {
        (self.content, self.rows) = (content, rows)
        super.init(frame: .zero)
        addSubview(content)
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: rows) }

    override func layoutSubviews() { content.frame = bounds }
}
