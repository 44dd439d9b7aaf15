// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A moving picture: pictures that are shown one after another.
public struct PixelAnimation: Hashable, Sendable {
    /// One picture, and the time for which it is shown.
    public struct Frame: Hashable, Sendable {
        /// The picture.
        public let image: PixelImage
        /// The time until the next picture.
        public let duration: Duration

        /// Creates a frame; a duration below 20 ms counts as 100 ms, as in browsers.
        public init(_ image: PixelImage, duration: Duration) {
            self.image = image
            self.duration = duration < .milliseconds(20) ? .milliseconds(100) : duration
        }
    }

    /// The pictures; never empty.
    public let frames: [Frame]
    /// The number of times that the pictures are shown; nil for no end.
    public let repeatCount: Int?
    /// The time at which each frame ends, from the start.
    private let ends: [Duration]

    /// Creates a moving picture.
    ///
    /// - Parameters:
    ///   - frames: The pictures.
    ///   - repeatCount: The number of times that they are shown; nil, and a number below 1, for no end.
    /// - Returns: nil without a picture.
    public init?(frames: [Frame], repeatCount: Int? = nil) {
        guard !frames.isEmpty else { return nil }
        self.frames = frames
        self.repeatCount = repeatCount.flatMap { $0 < 1 ? nil : $0 }
        var end = Duration.zero
        ends = frames.map { frame in
            end += frame.duration
            return end
        }
    }

    /// The time that all pictures take once.
    public var duration: Duration { ends[ends.count - 1] }

    /// Returns the picture at a time, and the time at which the next one is due.
    ///
    /// - Parameter time: The time since the start.
    /// - Returns: The number of the picture. The time of the next one is nil for the last picture of the last repetition.
    public func frame(at time: Duration) -> (index: Int, next: Duration?) {
        let time = max(.zero, time)
        let rounds = Int(time / duration)
        if let repeatCount, rounds >= repeatCount { return (frames.count - 1, nil) }
        let start = duration * rounds
        let index = ends.firstIndex { $0 > time - start } ?? frames.count - 1
        let isLast = index == frames.count - 1 && repeatCount.map { rounds + 1 >= $0 } ?? false
        return (index, isLast || frames.count == 1 ? nil : start + ends[index])
    }
}
