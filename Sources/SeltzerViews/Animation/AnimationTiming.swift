// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The duration and the speed of an animation.
struct AnimationTiming {
    /// The duration of one run; never negative.
    let duration: Duration
    let curve: AnimationCurve

    /// Creates the timing of an animation, or takes it from the block of another animation that
    /// runs.
    ///
    /// - Parameters:
    ///   - duration: The duration that the program asks for.
    ///   - curve: The curve that the program asks for, unless the options name one.
    ///   - options: The options. They say whether the animation keeps its own timing in the block
    ///     of another animation.
    @MainActor
    init(_ duration: Duration, _ curve: AnimationCurve, _ options: View.AnimationOptions) {
        let outer = AnimationRecording.current?.timing
        let isOwnDuration = options.contains(.overrideInheritedDuration)
        let isOwnCurve = options.contains(.overrideInheritedCurve)
        self.duration = (isOwnDuration ? nil : outer?.duration) ?? max(duration, .zero)
        self.curve = (isOwnCurve ? nil : outer?.curve) ?? options.curve ?? curve
    }
}
