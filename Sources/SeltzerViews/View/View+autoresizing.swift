// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// The parts of a view's frame that follow the size of its superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits, one for each part, as in UIKit.
        public let rawValue: UInt8

        /// Creates a set from its bits, as ``rawValue`` holds them.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The distance from the left edge.
        public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
        /// The width.
        public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
        /// The distance from the right edge.
        public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 4) }
        /// The distance from the upper edge.
        public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
        /// The height.
        public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
        /// The distance from the lower edge.
        public static var flexibleBottomMargin: AutoresizingMask {
            AutoresizingMask(rawValue: 32)
        }

        /// Returns whether the distance before, the length, and the distance behind are flexible.
        fileprivate func parts(along axis: Axis) -> [Bool] {
            let all: [AutoresizingMask] =
                axis == .horizontal
                ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
                : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
            return all.map(contains)
        }
    }

    /// The parts of the frame that follow each change of the superview's size; empty by default.
    ///
    /// The flexible parts share the change in proportion to their lengths, as in UIKit. A view that
    /// constraints place, or that its superview arranges, has no use for a mask.
    ///
    /// ```swift
    /// list.frame = view.bounds
    /// list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    /// ```
    public final var autoresizingMask: AutoresizingMask {
        get { rare?.autoresizingMask ?? [] }
        set {
            guard newValue != autoresizingMask else { return }
            rareState.autoresizingMask = newValue
            announceAutoresizing()
        }
    }

    /// Tells the superview that its next change of size resizes the view.
    final func announceAutoresizing() {
        if !autoresizingMask.isEmpty { superview?.layoutState.hasFlexibleSubview = true }
    }

    /// Resizes the subviews with a mask after the view changed its size.
    final func resizeSubviews(withOldSize old: Size) {
        for subview in subviews {
            let mask = subview.autoresizingMask
            guard !mask.isEmpty, !subview.layoutState.isFrameOfConstraints, !arranges(subview)
            else { continue }
            var frame = subview.frame
            for axis in [Axis.horizontal, .vertical] {
                let (start, length) = Self.stretched(
                    frame.origin[axis], frame.size[axis], mask.parts(along: axis),
                    from: old[axis], to: bounds.size[axis])
                frame.origin[axis] = start
                frame.size[axis] = length
            }
            subview.frame = frame
        }
    }

    /// Returns the start and the length of a part of a line whose length changes.
    ///
    /// - Parameters:
    ///   - start: The old start of the part.
    ///   - length: The old length of the part.
    ///   - isFlexible: Whether the distance before, the length and the distance behind change.
    ///   - old: The old length of the line.
    ///   - new: The new length of the line.
    private static func stretched(
        _ start: Int, _ length: Int, _ isFlexible: [Bool], from old: Int, to new: Int
    ) -> (start: Int, length: Int) {
        let lengths = [start, length, old - start - length]
        let all = zip(lengths, isFlexible).map { $1 ? max(0, $0) : 0 }
        let count = isFlexible.filter { $0 }.count
        guard count > 0 else { return (start, length) }
        // Parts without a length share the change evenly.
        let total = all.reduce(0, +)
        var (before, result) = (0, lengths)
        var given = 0
        for index in 0..<3 where isFlexible[index] {
            before += total > 0 ? all[index] : 1
            let sum = (new - old) * before / (total > 0 ? total : count)
            result[index] += sum - given
            given = sum
        }
        return (result[0], max(0, result[1]))
    }
}
