// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What a view says of itself to users who do not see it, to tests and to other programs.
///
/// A class of views returns it from ``View/defaultAccessibility``:
///
/// ```swift
/// override var defaultAccessibility: AccessibilityAttributes {
///     AccessibilityAttributes(.image, label: "\(stars) of 5 stars")
/// }
/// ```
public struct AccessibilityAttributes: Hashable, Sendable {
    /// The kind of the element; nil for one that only its traits describe.
    public var role: AccessibilityRole?
    /// The name, in a few words; nil for none.
    public var label: String?
    /// The value, as words; nil for none.
    public var value: String?
    /// What happens on a press, or what to type; nil for nothing to say.
    public var hint: String?
    /// The traits beside those of the role.
    public var traits: AccessibilityTraits
    /// What an empty field shows, which names it if nothing else does; nil for none.
    public var placeholder: String?
    /// The number of rows or items in a container, with those that have no element now; nil if that is no number.
    public var count: Int?
    /// The place among the items of the container, from 0; nil for none.
    public var index: Int?

    /// Creates attributes.
    public init(
        _ role: AccessibilityRole? = nil, label: String? = nil, value: String? = nil,
        hint: String? = nil, traits: AccessibilityTraits = []
    ) {
        (self.role, self.label, self.value) = (role, label, value)
        (self.hint, self.traits) = (hint, traits)
    }

    /// Returns the same with another role, label, value and hint, and with the traits of both.
    public func with(
        _ role: AccessibilityRole, label: String? = nil, value: String? = nil, hint: String? = nil,
        traits: AccessibilityTraits = []
    ) -> AccessibilityAttributes {
        var changed = self
        (changed.role, changed.label, changed.value, changed.hint) = (role, label, value, hint)
        changed.traits.formUnion(traits)
        return changed
    }
}

/// A part of a view that is an element and no view, such as a tab or an entry of a menu.
///
/// UIKit has objects of `UIAccessibilityElement` for it. Here it is a value, which a view returns when it is asked.
public struct AccessibilityPart: Hashable, Sendable {
    /// What the part says of itself.
    public var attributes: AccessibilityAttributes
    /// The cells of the part, in the view's own coordinates.
    public var frame: Rect

    /// Creates a part.
    public init(_ attributes: AccessibilityAttributes, frame: Rect) {
        (self.attributes, self.frame) = (attributes, frame)
    }
}
