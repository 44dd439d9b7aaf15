// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The fourth article, which view a point hits, as a picture only: the six labels, one in the other.
final class HitTestPage: Page {
    /// The size of the screen that the labels lie on.
    static let pictureSize = Size(width: 100, height: 40)

    init() {
        super.init(
            number: 4, title: "Hit test",
            idea: "Six labels, BBBB wider than BBB: which one does a click hit?")
        picture = [
            PictureLabel(name: "BB", frame: Rect(x: 3, y: 17, width: 90, height: 21), depth: 0),
            PictureLabel(name: "BBB", frame: Rect(x: 18, y: 17, width: 60, height: 14), depth: 1),
            PictureLabel(name: "BBBB", frame: Rect(x: 33, y: 17, width: 54, height: 12), depth: 2),
            PictureLabel(name: "BBBBB", frame: Rect(x: 36, y: 17, width: 30, height: 3), depth: 3),
            PictureLabel(name: "AA", frame: Rect(x: 3, y: 1, width: 90, height: 14), depth: 0),
            PictureLabel(name: "AAA", frame: Rect(x: 18, y: 4, width: 30, height: 7), depth: 1),
        ]
        say(
            "A still picture: the labels can be clicked in a program of their own, which is to come."
        )
    }
}
