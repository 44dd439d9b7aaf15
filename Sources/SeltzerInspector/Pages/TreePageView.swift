// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// The tree and the properties: beside each other where there are 72 columns, or else one below the other.
final class TreePageView: View {
    private let tree: View
    private let properties: View
    private let divider = Divider()

    init(_ tree: View, _ properties: View) {
        (self.tree, self.properties) = (tree, properties)
        super.init()
        for part in [tree, divider, properties] { addSubview(part) }
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        divider.isHidden = width >= 72
        if width >= 72 {
            let first = width * 3 / 5
            tree.frame = Rect(x: 0, y: 0, width: first, height: height)
            properties.frame = Rect(x: first + 1, y: 0, width: width - first - 1, height: height)
        } else {
            let first = height * 3 / 5
            tree.frame = Rect(x: 0, y: 0, width: width, height: first)
            divider.frame = Rect(x: 0, y: first, width: width, height: 1)
            properties.frame = Rect(
                x: 0, y: first + 1, width: width, height: max(0, height - first - 1))
        }
    }
}
