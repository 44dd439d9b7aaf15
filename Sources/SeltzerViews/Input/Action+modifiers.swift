// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Copies of an action with other properties, to chain behind the initializer.
///
/// ```swift
/// Action("delete", title: "Delete", keys: ["delete"], Files.delete)
///     .symbol("×").attributes(.destructive).enabled(if: \Files.hasSelection)
/// ```
extension Action {
    /// Returns a copy of the action with a ``symbol``.
    public consuming func symbol(_ symbol: String) -> Action {
        self.symbol = symbol
        return self
    }

    /// Returns a copy of the action with a ``placement``.
    public consuming func placement(_ placement: Placement) -> Action {
        self.placement = placement
        return self
    }

    /// Returns a copy of the action with a ``priority``.
    public consuming func priority(_ priority: Priority) -> Action {
        self.priority = priority
        return self
    }

    /// Returns a copy of the action with a ``group``; nil for an action that stands alone.
    public consuming func group(_ group: Group?) -> Action {
        self.group = group
        return self
    }

    /// Returns a copy of the action with a ``category``.
    public consuming func category(_ category: Category?) -> Action {
        self.category = category
        return self
    }

    /// Returns a copy of the action with a ``role``, such as quitting.
    public consuming func role(_ role: Role?) -> Action {
        self.role = role
        return self
    }

    /// Returns a copy of the action with the given ``attributes``.
    public consuming func attributes(_ attributes: Attributes) -> Action {
        self.attributes = attributes
        return self
    }

    /// Returns a copy of the action whose ``mayDecline`` is set.
    ///
    /// If Enter is one of the keys, the default button keeps its look. With `false` the action
    /// promises that it always takes its keys, also if it runs a closure that returns a
    /// disposition: explanations of keys then say so.
    public consuming func mayDecline(_ mayDecline: Bool = true) -> Action {
        declines = mayDecline
        return self
    }

    /// Returns a copy of the action that takes its keys while a condition holds for the responder that
    /// lists it, and declines otherwise.
    package consuming func declining<Target: InputResponder>(
        unless condition: @escaping @MainActor (Target) -> Bool
    ) -> Action {
        declines = true
        forecast = { ($0 as? Target).map(condition) == true ? .stop : .ignored }
        return self
    }

    /// Returns a copy of an action with an asynchronous method that may start again while it runs.
    ///
    /// Without this, the keys of the action do nothing meanwhile. Other actions stay unchanged.
    public consuming func mayOverlap(_ mayOverlap: Bool = true) -> Action {
        if case .task(_, let work) = body { body = .task(mayOverlap: mayOverlap, work) }
        return self
    }

    /// Returns a copy of the action that is enabled only while a condition holds for the responder
    /// that lists it.
    ///
    /// The action is skipped if this responder is not of the class of the condition. An action with
    /// several conditions is enabled while all hold.
    ///
    /// ```swift
    /// Action("save", title: "Save", keys: ["ctrl-s"], Editor.save)
    ///     .enabled { (editor: Editor) in editor.isChanged }
    /// ```
    public consuming func enabled<Target: InputResponder>(
        if condition: @escaping @MainActor (Target) -> Bool
    ) -> Action {
        let earlier = check
        check = { responder in
            guard let isEnabled = earlier(responder), let target = responder as? Target else {
                return nil
            }
            return isEnabled && condition(target)
        }
        return self
    }

    /// Returns a copy of the action that is enabled only while a property of the responder that
    /// lists it is true.
    ///
    /// ```swift
    /// Action("save", title: "Save", keys: ["ctrl-s"], Editor.save).enabled(if: \Editor.isChanged)
    /// ```
    public consuming func enabled<Target: InputResponder>(
        if property: KeyPath<Target, Bool>
    ) -> Action {
        enabled { (target: Target) in target[keyPath: property] }
    }

    /// Returns a copy of the action that is enabled only while a condition holds.
    ///
    /// The condition gets the responder that lists the action.
    public consuming func enabled(
        if condition: @escaping @MainActor (InputResponder) -> Bool
    ) -> Action {
        let earlier = check
        check = { responder in earlier(responder).map { $0 && condition(responder) } }
        return self
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
    public consuming func disabled<Target: InputResponder>(
        because reason: @escaping @MainActor (Target) -> String?
    ) -> Action {
        let earlier = self.reason
        self.reason = { responder in
            earlier?(responder) ?? (responder as? Target).flatMap(reason)
        }
        return self
    }

    /// Returns a copy of the action that shows a tick in menus while a closure returns
    /// ``State/on``.
    ///
    /// - Parameter state: Returns the state for the responder that lists the action.
    public consuming func showing<Target: InputResponder>(
        state: @escaping @MainActor (Target) -> State
    ) -> Action {
        stateCheck = { responder in (responder as? Target).map(state) ?? .off }
        return self
    }

    /// Returns a copy of the action whose ``movesFocus`` is set.
    package consuming func movingFocus(_ movesFocus: Bool = true) -> Action {
        self.movesFocus = movesFocus
        return self
    }
}
