// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The attributes that the program sets for a view, in place of the view's own attributes.
///
/// Few views have such a state; it is part of their rare state.
@MainActor
final class AccessibilityState {
    var isElement: Bool?
    var role: AccessibilityRole?
    var label: String?
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits?
    var hidesElements = false
    var isRequired = false
    var elements: [View]?
    var customActions: [AccessibilityCustomAction] = []
}

/// A named action of the user on an element, other than pressing it.
public struct AccessibilityCustomAction: Sendable {
    /// The name, in a word or two, such as "Rename".
    public let name: String
    /// Performs the action; returns whether it was done.
    public let handler: @MainActor @Sendable () -> Bool

    /// Creates an action from its name, in a word or two, and the closure that performs it.
    public init(name: String, handler: @escaping @MainActor @Sendable () -> Bool) {
        (self.name, self.handler) = (name, handler)
    }
}

/// A direction in which ``View/accessibilityScroll(_:)`` scrolls by a page.
public enum AccessibilityScrollDirection: Hashable, Sendable, CaseIterable {
    case up, down, left, right
}
