// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Gives content all of the room, but at least a number of rows; if there are fewer, it scrolls.
final class HighView: View {
    private let content: View
    private let rows: Int

    /// Creates a view of content with a minimum number of rows.
    init(_ content: View, rows: Int) {
        (self.content, self.rows) = (content, rows)
        super.init(frame: .zero)
        addSubview(content)
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: rows) }

    override func layoutSubviews() { content.frame = bounds }
}
