// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// How an animation runs: repeatedly, back and forth, with another curve, or with the mouse.
    ///
    /// ```swift
    /// cursor.animate(withDuration: .milliseconds(500), options: [.repeat, .autoreverse]) {
    ///     cursor.backgroundColor = .accent
    /// }
    /// ```
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits; some bits together name a curve.
        public let rawValue: UInt

        /// Creates options from their bits, as ``rawValue`` holds them.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views at the end of the block, so that their subviews move, too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the mouse hit the views while they move.
        ///
        /// Without it a press, a hover and the wheel go to the views behind them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts at the present values; animations always do.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is ended.
        ///
        /// It ends by ``View/removeAllAnimations(at:)``, by ``Animation/finish(at:)``, when the
        /// program sets the property, and when the view leaves its window. The completion runs
        /// then, and not after each repetition.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// After each run forwards, runs the animation backwards, for as long.
        ///
        /// Without `repeat` the properties get their last values after one run in each direction.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps the own duration inside the block of another animation.
        ///
        /// Without it the outer animation's duration is in effect.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps the own curve inside the block of another animation.
        ///
        /// Without it the outer animation's curve is in effect.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Slow at the beginning and at the end; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed all the time.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Dissolves the old content into the new one, in one step.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        /// Turns the view over to the left in UIKit; here the new content is there at once.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view over to the right in UIKit; here the new content is there at once.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the view up in UIKit; here the new content is there at once.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the view down in UIKit; here the new content is there at once.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Turns the view over to the top in UIKit; here the new content is there at once.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view over to the bottom in UIKit; here the new content is there at once.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Hides the first view of a transition and shows the second one, and moves neither of them to
        /// another superview.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Moves a picture of the content in UIKit; here the content itself moves.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 9)

        /// The curve that the options name; nil if they name none.
        var curve: AnimationCurve? {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: nil
            }
        }
    }
}
