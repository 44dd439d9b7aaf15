// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension Action {
    /// Returns the actions that replace a drag by the mouse, for the present state of a responder.
    ///
    /// `pick-up` picks up the items at the focus, if the focused view is in a view with a ``DragInteraction``. While
    /// items are carried, there are `drop-here`, `drop-copy-here` and `cancel-drag` in its place. A program adds them
    /// to the actions of its controller. Tables with a `TableView.dragDelegate` or a `TableView.dropDelegate` have them
    /// already.
    ///
    /// ```swift
    /// override var actions: [Action] { Action.dragActions(of: self) + [.help] }
    /// ```
    @MainActor
    public static func dragActions(of responder: InputResponder) -> [Action] {
        guard let session = responder.dragApplication?.dragSession, session.isCarriedByKeys else {
            return [pickUp]
        }
        return [dropHere, dropCopyHere, cancelDrag]
    }

    /// The action `pick-up` on Ctrl-T, which picks up the items at the focus.
    @MainActor static var pickUp: Action {
        Action("pick-up", title: "Pick up", keys: ["ctrl-t"]) { responder in
            guard let interaction = responder.focusedDragInteraction,
                let application = responder.dragApplication, let place = application.focusPoint
            else { return .ignored }
            if interaction.begin(at: place, isCarriedByKeys: true) == nil { application.beep() }
            return .stop
        }.placement(.palette).priority(.low).enabled { $0.focusedDragInteraction != nil }
    }

    @MainActor private static var dropHere: Action {
        drop("drop-here", "Drop here", ["ctrl-t"], .footer, [])
    }

    @MainActor private static var dropCopyHere: Action {
        drop("drop-copy-here", "Drop a copy here", [], .palette, .alt)
    }

    @MainActor
    private static func drop(
        _ identifier: String, _ title: String, _ keys: [KeySequence], _ placement: Placement,
        _ modifiers: KeyModifiers
    ) -> Action {
        Action(identifier, title: title, keys: keys) { responder in
            responder.dragApplication?.dragTracker?.drop(with: modifiers)
            return .stop
        }.mayDecline(false).placement(placement).enabled {
            $0.dragApplication?.dragTracker?.canDrop == true
        }
    }

    @MainActor private static var cancelDrag: Action {
        Action("cancel-drag", title: "Cancel", keys: ["escape"]) { responder in
            responder.dragApplication?.dragTracker?.cancel()
            return .stop
        }.mayDecline(false)
    }
}

extension InputResponder {
    fileprivate var dragApplication: Application? {
        window?.application ?? self as? Application
    }

    /// The interaction of the focused view, or of the nearest view around it with an enabled interaction.
    fileprivate var focusedDragInteraction: DragInteraction? {
        var view = window?.firstResponder as? View
        while let current = view {
            if let interaction = current.dragInteraction, interaction.isEnabled {
                return interaction
            }
            view = current.superview
        }
        return nil
    }
}
