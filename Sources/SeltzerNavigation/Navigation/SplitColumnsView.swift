// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The view that contains the columns.
final class SplitColumnsView: View {
    var onLayout: @MainActor (Int) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        setContentPriorities(.defaultLow)
    }

    override func layoutSubviews() {
        onLayout(bounds.width)
        for view in subviews { view.frame = bounds }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        subviews.last?.sizeThatFits(size) ?? .zero
    }
}
