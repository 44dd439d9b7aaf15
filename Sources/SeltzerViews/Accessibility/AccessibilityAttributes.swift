// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The description of a view for screen readers, for tests and for other programs.
///
/// A class of views returns it from ``View/defaultAccessibility``:
///
/// ```swift
/// override var defaultAccessibility: AccessibilityAttributes {
///     AccessibilityAttributes(.image, label: "\(stars) of 5 stars")
/// }
/// ```
public struct AccessibilityAttributes: Hashable, Sendable {
    /// The kind of the element; nil if only its traits describe it.
    public var role: AccessibilityRole?
    /// The name, in a few words; nil for none.
    public var label: String?
    /// The value, as words; nil for none.
    public var value: String?
    /// The hint: the effect of a press, or the text to type; nil for none.
    public var hint: String?
    /// The traits, in addition to the traits of the role.
    public var traits: AccessibilityTraits
    /// The placeholder of an empty field, which also names a field without a label; nil for none.
    public var placeholder: String?
    /// The number of rows or items in a container, including rows without an element; nil if there
    /// is no number.
    public var count: Int?
    /// The place among the items of the container, from 0; nil for none.
    public var index: Int?
    /// The level among nested items, from 1, such as the level of a row of an outline; nil for none.
    public var level: Int?
    /// The title of the column of a cell; nil for none.
    public var header: String?
    /// Whether keys act on this item while the view around it, or the view of the part, is focused.
    ///
    /// The element is then focused, too: the row of a list, the button of a toolbar.
    public var isCurrent = false

    /// Creates attributes; a property that is not given is nil or empty.
    public init(
        _ role: AccessibilityRole? = nil, label: String? = nil, value: String? = nil,
        hint: String? = nil, traits: AccessibilityTraits = []
    ) {
        (self.role, self.label, self.value) = (role, label, value)
        (self.hint, self.traits) = (hint, traits)
    }

    /// Returns these attributes with another role, label, value and hint, and with the traits of
    /// both.
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

/// An element that is a part of a view and not a view itself, such as a tab or a menu entry.
///
/// UIKit uses objects of `UIAccessibilityElement` for such parts. Here a part is a value that a
/// view returns on request.
public struct AccessibilityPart: Hashable, Sendable {
    /// The attributes of the part.
    public var attributes: AccessibilityAttributes
    /// The cells of the part, in the view's own coordinates.
    public var frame: Rect

    /// Creates a part with its attributes and its cells, in the view's own coordinates.
    public init(_ attributes: AccessibilityAttributes, frame: Rect) {
        (self.attributes, self.frame) = (attributes, frame)
    }
}
