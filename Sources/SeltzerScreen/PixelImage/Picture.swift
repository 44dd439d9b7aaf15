// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A picture in an area of cells.
package struct Picture: Hashable, Sendable {
    /// The pixels.
    package let image: PixelImage
    /// The size of the area in cells.
    package let size: Size
    /// The place of the pixels in the area.
    package let place: PicturePlace

    package init(_ image: PixelImage, size: Size, place: PicturePlace = .fill) {
        (self.image, self.size, self.place) = (image, size, place)
    }
}
