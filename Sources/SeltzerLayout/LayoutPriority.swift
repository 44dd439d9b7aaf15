// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The strength of a constraint, or of a view's preference for its own size, from 1 to 1000.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The strength.
    public let rawValue: Int

    /// Creates a priority from its strength, from 1 to 1000.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The priority that never yields.
    public static var required: LayoutPriority { LayoutPriority(rawValue: 1_000) }
    /// A high priority: the view keeps its size in preference to views of lower priority.
    public static var defaultHigh: LayoutPriority { LayoutPriority(rawValue: 750) }
    /// A low priority: the view yields before views of higher priority.
    public static var defaultLow: LayoutPriority { LayoutPriority(rawValue: 250) }
    /// The priority with which a measured view shrinks to fit; weaker constraints do not keep it larger.
    public static var fittingSizeLevel: LayoutPriority { LayoutPriority(rawValue: 50) }

    /// Returns whether the first priority is weaker.
    public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }
}

extension LayoutPriority {
    /// Creates a priority from its strength, from 1 to 1000.
    public init(_ strength: some BinaryInteger) { self.init(rawValue: Int(clamping: strength)) }

    /// Creates a priority from its strength, from 1 to 1000, without its fraction.
    public init(_ strength: some BinaryFloatingPoint) {
        self.init(rawValue: Int(exactly: strength.rounded(.towardZero)) ?? 1_000)
    }

    /// Returns a stronger priority.
    public static func + (priority: LayoutPriority, strength: Int) -> LayoutPriority {
        LayoutPriority(rawValue: priority.rawValue.saturatingAdding(strength))
    }

    /// Returns a weaker priority.
    public static func - (priority: LayoutPriority, strength: Int) -> LayoutPriority {
        LayoutPriority(rawValue: priority.rawValue.saturatingSubtracting(strength))
    }
}
