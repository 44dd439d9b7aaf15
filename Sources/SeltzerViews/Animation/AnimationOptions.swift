// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// How an animation runs: repeatedly, back and forth, or with another curve.
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
        /// Slow at the beginning and at the end; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed all the time.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

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
