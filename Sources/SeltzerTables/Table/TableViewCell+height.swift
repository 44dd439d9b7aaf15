// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableViewCell {
    /// Returns the height in cells that the content needs, at least 1.
    ///
    /// Only cells with constraints, with a content configuration or with several lines of text are measured.
    final func fittingHeight(inWidth width: Int) -> Int {
        updateConstraintsIfNeeded()
        let insets = contentInsets
        let room = max(
            0, width.saturatingSubtracting(insets.left).saturatingSubtracting(insets.right))
        if let view = extras?.configuredView {
            return max(1, view.sizeThatFits(Size(width: room, height: .max)).height)
        }
        var height = lineCountOfLabels
        if !contentView.constraints.isEmpty {
            height = max(height, contentView.sizeThatFits(Size(width: room, height: .max)).height)
        }
        if let label = textLabelIfLoaded, label.numberOfLines != 1 {
            let free = imageColumns + (extras?.trailingWidth ?? 0 > 0 ? 1 : 2)
            let texts = max(1, room.saturatingSubtracting(free))
            height = max(height, label.sizeThatFits(Size(width: texts, height: .max)).height)
        }
        return max(1, height)
    }
}
