// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The fourth article, which view a point hits: six labels, one in the other, to be clicked.
final class HitTestPage: Page {
    init() {
        super.init(
            number: 4, title: "Hit test",
            idea: "Six labels, BBBB wider than BBB: which one does a click hit?")
    }
}
