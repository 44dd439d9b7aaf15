// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the program says of a view, in place of what the view says of itself.
///
/// Few views have one; it is part of their rare state.
@MainActor
final class AccessibilityState {
    var isElement: Bool?
    var role: AccessibilityRole?
    var label: String?
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits?
    var hidesElements = false
    var elements: [View]?
    var customActions: [AccessibilityCustomAction] = []
}

/// Something that the user can do with an element beside pressing it, by name.
public struct AccessibilityCustomAction: Sendable {
    /// The name, in a word or two, such as "Rename".
    public let name: String
    /// Does it; returns whether it was done.
    public let handler: @MainActor @Sendable () -> Bool

    /// Creates an action.
    public init(name: String, handler: @escaping @MainActor @Sendable () -> Bool) {
        (self.name, self.handler) = (name, handler)
    }
}

/// A direction in which ``View/accessibilityScroll(_:)`` scrolls by a page.
public enum AccessibilityScrollDirection: Hashable, Sendable, CaseIterable {
    case up, down, left, right
}
