// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Action {
    /// How menus and palettes show an action, as in UIKit.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set from its bits, as ``rawValue`` holds them.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The action cannot be undone: menus show it last, after a line, in the colour of danger.
        public static let destructive = Attributes(rawValue: 1)
        /// The menu stays open when the user chooses the action.
        public static let keepsMenuPresented = Attributes(rawValue: 2)
        /// The action changes the content that the program shows or keeps, so a read-only mode
        /// disables it.
        public static let changesContent = Attributes(rawValue: 4)
    }

    /// The state of the thing that an action switches.
    public enum State: Hashable, Sendable {
        /// It is off, or the action switches nothing.
        case off
        /// It is on; menus show a tick.
        case on
        /// It is on for a part of the action's objects; menus show a dash.
        case mixed
    }

    /// Returns a copy of the action that is also disabled while a closure returns a reason.
    ///
    /// Menus and palettes show the reason.
    ///
    /// ```swift
    /// Action("save", title: "Save", keys: ["ctrl-s"], Editor.save)
    ///     .disabled { (editor: Editor) in editor.isChanged ? nil : "Nothing has changed." }
    /// ```
    ///
    /// - Parameter reason: Returns a sentence that says why the action cannot run now; nil if it
    ///   can.
    public func disabled<Target: InputResponder>(
        because reason: @escaping @MainActor (Target) -> String?
    ) -> Action {
        var action = self
        let earlier = self.reason
        action.reason = { responder in
            earlier?(responder) ?? (responder as? Target).flatMap(reason)
        }
        return action
    }

    /// Returns a copy of the action that shows a tick in menus while a closure returns
    /// ``State/on``.
    ///
    /// - Parameter state: Returns the state for the responder that lists the action.
    public func showing<Target: InputResponder>(
        state: @escaping @MainActor (Target) -> State
    ) -> Action {
        var action = self
        action.stateCheck = { responder in (responder as? Target).map(state) ?? .off }
        return action
    }

    /// Returns a copy of the action with the given ``attributes``.
    public func with(attributes: Attributes) -> Action {
        var action = self
        action.attributes = attributes
        return action
    }
}
