// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How strongly a demand on the layout holds, or a view holds on to the size it would like, from 1 to 1000.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The strength.
    public let rawValue: Int

    /// Creates a priority.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Never gives way.
    public static var required: LayoutPriority { LayoutPriority(rawValue: 1_000) }
    /// Holds on.
    public static var defaultHigh: LayoutPriority { LayoutPriority(rawValue: 750) }
    /// Gives way.
    public static var defaultLow: LayoutPriority { LayoutPriority(rawValue: 250) }
    /// How strongly a view that is measured draws together; what is weaker does not keep it larger.
    public static var fittingSizeLevel: LayoutPriority { LayoutPriority(rawValue: 50) }

    /// Returns whether the first priority is weaker.
    public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }
}
