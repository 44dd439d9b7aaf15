// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// Finds actions that the user cannot reach, keys that hide other keys, and views that keep the Tab
/// key.
@MainActor
struct KeyAudit {
    let application: Application

    /// The views that can be focused, with the actions in reach from there; the first entry has the
    /// actions in reach now.
    let places: [(view: View?, actions: [CurrentAction])]

    init(application: Application) {
        self.application = application
        let here: (view: View?, actions: [CurrentAction]) = (nil, application.currentActions)
        places =
            [here]
            + FocusOrder(application).views.map { ($0, application.currentActions(from: $0)) }
    }

    var unreachableActions: [AuditFinding] {
        let actions = places.flatMap(\.actions).filter { $0.identifier != nil }
        let withKeys = Set(actions.filter { !$0.keys.isEmpty }.compactMap(\.identifier))
        // A palette shows all actions with a title.
        let hasPalette = actions.contains { $0.identifier == "command-palette" }
        let menus = MenuInventory(application)
        return actions.filter { action in
            let isInPalette =
                hasPalette && action.action.placement > .help && !action.title.isEmpty
            // Keys that a nearer responder has taken still count as keys of the action.
            let hasKeys = !action.action.keys.isEmpty || withKeys.contains(action.identifier ?? "")
            return !hasKeys && !isInPalette && !menus.contains(action)
        }.map { action in
            let owner = action.responder.map { "\(Swift.type(of: $0))" } ?? ""
            return AuditFinding(
                kind: .unreachableAction, subject: action.identifier ?? "",
                reason: "the action of \(owner) has no keys, and no menu or palette shows it")
        }
    }

    /// The keys that one responder binds twice, for the views that can be focused and their
    /// superiors.
    var hiddenKeys: [AuditFinding] {
        let above = places.compactMap(\.view).flatMap { view in
            sequence(first: view as Responder, next: \.next).compactMap { $0 as? InputResponder }
        }
        let conflicts = application.currentKeyConflicts + above.flatMap(\.keyConflicts)
        return conflicts.map { conflict in
            AuditFinding(
                kind: .hiddenKeys, subject: "\(conflict.loser.keys)", reason: conflict.message)
        }
    }

    /// A view that may keep the focus.
    struct Suspect {
        let view: View
        /// The keys beside Tab that lead to the next or the previous view.
        let waysOut: [KeySequence]
    }

    /// The views from which, by their bindings, neither Tab nor Shift-Tab leads to the window.
    ///
    /// If only one view can be focused, it is not a suspect.
    var suspects: [Suspect] {
        guard places.count(where: { $0.view != nil }) > 1 else { return [] }
        return places.compactMap { place in
            guard let view = place.view,
                ["tab", "shift-tab"].allSatisfy({ isTaken($0, in: place.actions) })
            else { return nil }
            let ways = place.actions.filter(\.action.movesFocus)
            return Suspect(view: view, waysOut: ways.flatMap(\.keys))
        }
    }

    private func isTaken(_ keys: KeySequence, in actions: [CurrentAction]) -> Bool {
        actions.first { $0.keys.contains(keys) }?.action.movesFocus != true
    }
}
