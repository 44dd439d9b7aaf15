// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A picture from a file.
public struct DecodedImage: Hashable, Sendable {
    /// The format of the file.
    public let format: ImageFormat
    /// The size in pixels that the file states.
    ///
    /// The pixels of ``image`` may be fewer, if the decoder made the picture smaller.
    public let size: Size
    /// The picture; for a moving picture its first frame.
    public let image: PixelImage
    /// The moving picture; nil for a still one.
    public let animation: PixelAnimation?
}
