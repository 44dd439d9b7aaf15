// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The page of the fourth article: six nested labels, and the label that a click hits.
final class HitTestPage: Page {
    init() {
        super.init(
            number: 4, title: "Hit test",
            idea: "Which of six labels does a click hit? BBBB is wider than BBB.")
    }
}
