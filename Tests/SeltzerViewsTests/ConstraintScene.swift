// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Views that tests tie by constraints.
@MainActor
enum ConstraintScene {
    /// A view whose content wants a size, and may be wrapped to a width.
    final class Text: View {
        var length: Int { didSet { invalidateIntrinsicContentSize() } }

        init(_ length: Int) {
            self.length = length
            super.init()
        }

        override func sizeThatFits(_ size: Size) -> Size {
            let width = max(1, min(length, size.width))
            return Size(width: width, height: (length + width - 1) / width)
        }
    }

    /// Returns a view of a size with some subviews.
    static func container(_ width: Int, _ height: Int, _ views: [View]) -> View {
        let container = View(frame: Rect(x: 0, y: 0, width: width, height: height))
        for view in views { container.addSubview(view) }
        return container
    }
}
