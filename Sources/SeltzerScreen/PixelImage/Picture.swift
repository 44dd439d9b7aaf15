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

    /// Whether the picture covers its area, and no pixel lets the ground through.
    package var isOpaque: Bool {
        guard place.x <= 0, place.y <= 0, place.x + place.width >= 1, place.y + place.height >= 1
        else { return false }
        return image.rgba.withUnsafeBufferPointer { bytes in
            !stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] != 255 }
        }
    }

    package init(_ image: PixelImage, size: Size, place: PicturePlace = .fill) {
        (self.image, self.size, self.place) = (image, size, place)
    }
}
