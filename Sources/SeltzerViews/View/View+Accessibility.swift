// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The accessibility of a view: the attributes of its class (``View/defaultAccessibility``), unless
/// the program sets others.
///
/// Setting a property to nil restores the value of the class.
extension View {
    private final var ownAccessibility: AccessibilityState? { rare?.accessibility }

    private final var madeAccessibility: AccessibilityState {
        let rare = rareState
        if let state = rare.accessibility { return state }
        let state = AccessibilityState()
        rare.accessibility = state
        return state
    }

    /// Whether the view is an element; its subviews are then no elements.
    ///
    /// By default it is true, unless the role of the view is a container.
    public final var isAccessibilityElement: Bool {
        get {
            if let isElement = ownAccessibility?.isElement { return isElement }
            guard let role = accessibilityRole else { return false }
            return !role.isContainer
        }
        set { madeAccessibility.isElement = newValue }
    }

    /// The kind of the element; nil for a view that only contains other views.
    public final var accessibilityRole: AccessibilityRole? {
        get {
            if let own = ownAccessibility {
                if let role = own.role { return role }
                if let role = own.traits.flatMap(AccessibilityRole.init) { return role }
            }
            let attributes = defaultAccessibility
            return attributes.role ?? AccessibilityRole(attributes.traits)
        }
        set { madeAccessibility.role = newValue }
    }

    /// The name of the element, in a few words; nil for none.
    public final var accessibilityLabel: String? {
        get { ownAccessibility?.label ?? defaultAccessibility.label }
        set { madeAccessibility.label = newValue }
    }

    /// The value of the element, as words; nil for none.
    ///
    /// The value of a secure text field is one bullet for each character.
    public final var accessibilityValue: String? {
        get { ownAccessibility?.value ?? defaultAccessibility.value }
        set { madeAccessibility.value = newValue }
    }

    /// The hint: the effect of a press, or the text to type; nil for none.
    public final var accessibilityHint: String? {
        get { ownAccessibility?.hint ?? defaultAccessibility.hint }
        set { madeAccessibility.hint = newValue }
    }

    /// The traits of the element, including the traits of its role.
    public final var accessibilityTraits: AccessibilityTraits {
        get {
            let traits = ownAccessibility?.traits ?? defaultAccessibility.traits
            return traits.union(accessibilityRole?.traits ?? [])
        }
        set { madeAccessibility.traits = newValue }
    }

    /// Whether the user must fill in the field; false by default.
    ///
    /// The element then has the trait ``AccessibilityTraits/required``. The name is AppKit's.
    public final var isAccessibilityRequired: Bool {
        get { ownAccessibility?.isRequired ?? false }
        set { madeAccessibility.isRequired = newValue }
    }

    /// The name by which tests and programs find the view: its `identifier` as a responder.
    public final var accessibilityIdentifier: String? {
        get { identifier }
        set { identifier = newValue }
    }

    /// The user's actions on the element, other than pressing it; empty by default.
    public final var accessibilityCustomActions: [AccessibilityCustomAction] {
        get { ownAccessibility?.customActions ?? [] }
        set { madeAccessibility.customActions = newValue }
    }

    /// The views whose elements a reader meets here, in order; nil, the default, for the subviews
    /// in their order.
    ///
    /// The subviews are in the order of the Tab key, too. Views that are not below this one are
    /// left out.
    public final var accessibilityElements: [View]? {
        get { ownAccessibility?.elements }
        set { madeAccessibility.elements = newValue }
    }

    /// Whether readers skip the elements of the view and its subviews; false by default.
    public final var accessibilityElementsHidden: Bool {
        get { ownAccessibility?.hidesElements ?? false }
        set { madeAccessibility.hidesElements = newValue }
    }

    /// The attributes in effect: the program's attributes, or else the class's.
    final var currentAccessibility: AccessibilityAttributes {
        var attributes = defaultAccessibility
        if let own = ownAccessibility {
            if let traits = own.traits {
                attributes.traits = traits
                attributes.role = AccessibilityRole(traits) ?? attributes.role
            }
            if let role = own.role { attributes.role = role }
            if let label = own.label { attributes.label = label }
            if let value = own.value { attributes.value = value }
            if let hint = own.hint { attributes.hint = hint }
            if own.isRequired { attributes.traits.insert(.required) }
            if own.isElement == true, attributes.role == nil { attributes.role = .group }
        }
        attributes.role = attributes.role ?? AccessibilityRole(attributes.traits)
        return attributes
    }
}
