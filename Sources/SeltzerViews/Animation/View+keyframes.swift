// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// Animates properties in several steps, one after the other or at the same time.
    ///
    /// ```swift
    /// View.animateKeyframes(withDuration: 2, delay: 0) {
    ///     View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { ball.frame.origin.y = 8 }
    ///     View.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { ball.frame.origin.y = 0 }
    /// }
    /// ```
    ///
    /// As in UIKit, the whole time is slow at the beginning and at the end, unless the options name another curve.
    /// A property that the block changes outside of its steps moves all the time.
    ///
    /// - Parameters:
    ///   - duration: The duration of one run, in seconds.
    ///   - delay: The time before the first run begins, in seconds.
    ///   - options: Whether the animation repeats, and how values change between steps.
    ///   - animations: Calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``; called once, before
    ///     this method returns.
    ///   - completion: Called after the end, as for
    ///     ``animate(withDuration:delay:options:animations:completion:)``.
    public static func animateKeyframes(
        withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let jumps = options.isDiscrete
        KeyframeAnimationOptions.jumps.withValue(jumps) {
            animate(
                withDuration: duration, delay: delay,
                options: AnimationOptions(rawValue: options.rawValue).intersection(.ofKeyframes),
                animations: animations, completion: completion)
        }
    }

    /// Adds a step to the animation whose block runs.
    ///
    /// Outside of such a block the changes are not animated.
    ///
    /// - Parameters:
    ///   - frameStartTime: The beginning of the step, as a part of the whole duration, from 0 to 1.
    ///   - frameDuration: The duration of the step, as a part of the whole duration.
    ///   - animations: Changes the properties; called once, before this method returns.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        guard let whole = AnimationRecording.current, let timing = whole.timing else {
            return animations()
        }
        let start = min(max(frameStartTime, 0), 1)
        let end = min(start + max(frameDuration, 0), 1)
        let step = AnimationRecording(timing, for: whole.animator, in: whole)
        for changes in step.run(animations) {
            whole.recorder(for: changes.animator)?.add(
                changes.recorder, from: start, to: end,
                jumps: KeyframeAnimationOptions.jumps.get())
        }
    }

    /// How an animation in steps runs; the same bits as ``AnimationOptions``.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// Whether values jump at the ends of the steps of the block that runs.
        fileprivate nonisolated static let jumps = TaskLocal<Bool>(wrappedValue: false)

        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from their bits; the bits of a curve of ``AnimationOptions`` are allowed.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views at the end of the block, so that their subviews move, too.
        public static let layoutSubviews = KeyframeAnimationOptions(.layoutSubviews)
        /// Lets the mouse hit the views while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(.allowUserInteraction)
        /// Starts at the present values; animations always do.
        public static let beginFromCurrentState = KeyframeAnimationOptions(.beginFromCurrentState)
        /// Repeats the animation until it is ended.
        public static let `repeat` = KeyframeAnimationOptions(.repeat)
        /// After each run forwards, runs the animation backwards.
        public static let autoreverse = KeyframeAnimationOptions(.autoreverse)
        /// Keeps the own duration inside the block of another animation.
        public static let overrideInheritedDuration =
            KeyframeAnimationOptions(.overrideInheritedDuration)
        /// Keeps the own options inside the block of another animation, as far as it does not repeat.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Moves evenly between the values of two steps; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps to the value of a step at its end.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Moves with one speed in UIKit; here as ``calculationModeLinear``.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Moves along a smooth curve in UIKit; here as ``calculationModeLinear``.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Moves along a smooth curve with one speed in UIKit; here as ``calculationModeLinear``.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        private init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

        /// Whether the mode of calculation is this one: the modes are numbers, and no single bits.
        fileprivate var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
    }
}

extension View.AnimationOptions {
    /// The options that an animation in steps has, too.
    fileprivate static let ofKeyframes = View.AnimationOptions(rawValue: 0x3F | 3 << 16)
}
