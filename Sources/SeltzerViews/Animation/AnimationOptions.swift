// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// How an animation runs: again and again, to and fro, or with another curve.
    ///
    /// ```swift
    /// cursor.animate(withDuration: .milliseconds(500), options: [.repeat, .autoreverse]) {
    ///     cursor.backgroundColor = .accent
    /// }
    /// ```
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits, some of which name a curve together.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Repeats the animation until something ends it.
        ///
        /// It ends by ``View/removeAllAnimations(at:)``, by ``Animation/finish(at:)``, when the program sets the property,
        /// and when the view leaves its window. The completion runs then, and not after each turn.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards after each run forwards, in the same time.
        ///
        /// Without `repeat` the properties get their last values after one run in each direction.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at the beginning and at the end, as without a curve.
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
