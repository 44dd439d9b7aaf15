// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A property that a user can expect of an element, beyond its role; the names are UIKit's.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each trait.
    public let rawValue: UInt32

    /// Creates a set from its bits, as ``rawValue`` holds them.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No traits.
    public static let none: AccessibilityTraits = []
    /// A press performs an action.
    public static let button = AccessibilityTraits(rawValue: 1)
    /// A press leads to another place.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// A field for a search term.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 3)
    /// Text that does not change.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 4)
    /// The title of the elements after it.
    public static let header = AccessibilityTraits(rawValue: 1 << 5)
    /// The selected one of several.
    public static let selected = AccessibilityTraits(rawValue: 1 << 6)
    /// The user cannot operate the element now.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 7)
    /// The value changes so often that a reader should not announce each change.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
    /// The value can be increased and decreased.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 9)
    /// The titles of several pages.
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 10)
    /// A press switches a state on or off.
    public static let toggleButton = AccessibilityTraits(rawValue: 1 << 11)
    /// The user must fill in the field; UIKit has no such trait.
    public static let required = AccessibilityTraits(rawValue: 1 << 12)
    /// The value is wrong, and the hint says why; UIKit has no such trait.
    public static let invalid = AccessibilityTraits(rawValue: 1 << 13)
}
