// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Views in views, side by side without a gap, as many in each as the last row allows.
@MainActor
struct Tiles {
    let root = View()

    init(count: Int, branching: Int) {
        var views = [root]
        root.frame = Rect(x: 0, y: 0, width: 200_000, height: 1)
        for number in 1..<count {
            let superview = views[(number - 1) / branching]
            let width = max(1, superview.bounds.width / branching)
            let view = View(
                frame: Rect(x: (number - 1) % branching * width, y: 0, width: width, height: 1))
            superview.addSubview(view)
            views.append(view)
        }
    }
}
