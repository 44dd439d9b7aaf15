// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A rectangle with a name in a still picture, in cells of the picture's own grid.
struct PictureLabel {
    let name: String
    let frame: Rect
    /// How many others it lies in.
    let depth: Int
}
