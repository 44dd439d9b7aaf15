// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The limits for pictures from files, which are checked before anything is decoded.
///
/// A header may state any size, and a small file can unpack to a huge picture.
public struct ImageLimits: Hashable, Sendable {
    /// The maximum number of bytes of a file; 64 MiB by default.
    public var bytes = 64 << 20
    /// The maximum number of pixels of a picture; 32 million by default.
    public var pixels = 32_000_000
    /// The maximum number of frames of a moving picture; 1,000 by default.
    public var frames = 1_000
    /// The maximum number of bytes of memory for the decoded pixels; 256 MiB by default.
    ///
    /// It also limits the memory of a decoder that has to hold a whole picture, such as an
    /// interlaced one. A decoder needs a few times this memory at most. The pixels of all frames of a
    /// moving picture, before it is made smaller, may not be more than these bytes.
    public var memory = 256 << 20

    /// Creates the default limits.
    public init() {}
}
