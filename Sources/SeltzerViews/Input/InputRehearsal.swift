// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The use that a responder has for an input event.
package enum InputUse {
    /// The responder has an action with these keys.
    case performs(Action)
    /// The responder has an action whose keys begin with these keys.
    case begins(Action, KeySequence)
    /// The responder takes typed characters.
    case types(TypingEffect)
    /// The responder is a view with this mnemonic.
    case mnemonic
    /// The responder is a view of entries, such as a menu, that takes the key for one of them.
    case chooses(EntryChoice)
    /// The responder is a control that takes presses of this button.
    case tracks
    /// The responder overrides a method that gets the event, such as `handleKey`.
    case overrides(String)
    /// The responder has handlers in the capture pass, with their locations.
    case captures([HandlerLocation?])
    /// The responder has interceptors or filters.
    case intercepts
    /// The responder has handlers of the event, with their locations.
    case handles([HandlerLocation?])
    /// The delegate of the responder decides about a move of the focus.
    case negotiates(FocusMove)
}

/// A move of the focus that a press makes.
package enum FocusMove: Hashable, Sendable {
    /// The first responder gives up the focus.
    case resigns
    /// The responder takes the focus.
    case becomes
}

/// Records the responders that an input event would meet, and the use that each has for it.
///
/// The dispatch itself records them while it runs nothing: no handler, no action, and no method
/// that handles input. It asks the questions that tools ask anyway, such as whether an action is
/// enabled.
@MainActor
package final class InputRehearsal {
    /// A responder that the event would meet.
    package struct Step {
        package let responder: Responder
        package let use: InputUse
        /// Whether the responder takes the event for sure; if not, only its code knows.
        package let isCertain: Bool
        /// Whether the event reaches the responder, unless an earlier one takes it that only may
        /// take it.
        package let isReached: Bool
        /// The chord that the key counts as; nil for the key as typed, and for the mouse.
        package let chord: KeyChord?
        /// The responders that may keep the chosen action from running.
        package let guards: [(responder: Responder, use: InputUse)]
    }

    package private(set) var steps: [Step] = []
    /// The place where a report of the mouse goes.
    var destination = PressReport.Destination.nothing
    /// The first responder that does not resign, so that the press is dropped; nil for none.
    var refuser: InputResponder?
    /// The gesture recognizers on the way of a report of the mouse.
    var watchers: [GestureWatcher] = []
    /// The actions that decline a key for sure, with their responders.
    private(set) var declined: [(action: Action, responder: InputResponder)] = []
    /// Whether the view gets the press only after gestures have failed.
    var isDelayed = false
    /// The other form of the key that is tried at present.
    var chord: KeyChord?
    /// The visit in which a step took the event; nil for none.
    private var takenVisit: Int?

    /// Whether a step has taken the event at the present responder.
    var isTaken: Bool { takenVisit == walk.visitCount }

    /// Creates a recorder of one event.
    package init() {}

    /// The rehearsal of the walk along the chain.
    private(set) lazy var walk = Rehearsal { [weak self] responder, listeners in
        self?.append(responder, InputUse(listeners), isCertain: false)
    }

    /// Adds a step.
    func append(
        _ responder: Responder, _ use: InputUse, isCertain: Bool,
        guards: [(responder: Responder, use: InputUse)] = []
    ) {
        steps.append(
            Step(
                responder: responder, use: use, isCertain: isCertain,
                isReached: walk.isReaching && !isTaken, chord: chord, guards: guards))
        if isCertain { takenVisit = walk.visitCount }
    }

    // MARK: Keys

    /// Records an action in place of running it; the next action with the keys is asked, too.
    func run(_ action: Action, on responder: InputResponder, by runner: ActionRunner) -> Disposition
    {
        guard var guards = runner.guards(of: action, on: responder) else { return .ignored }
        // The action of a chosen entry has a route of its own.
        if let entry = (responder as? any ChoosingView)?.action(chosenBy: action),
            let receiver = entry.responder
        {
            guards += runner.guards(of: entry.action, on: receiver) ?? []
        }
        var isCertain = !action.isUndecided
        if runner.consumes(action, on: responder) {
            isCertain = true
        } else if let forecast = action.forecast {
            let answer = forecast(responder)
            if answer == .ignored {
                declined.append((action, responder))
                // The choice is posted before the action declines, and its event may be stopped.
                if guards.isEmpty { return .ignored }
            }
            isCertain = answer != nil && answer != .ignored
        }
        append(responder, .performs(action), isCertain: isCertain, guards: guards)
        return .ignored
    }

    /// Records what a responder's own method does with a key, in place of calling the method.
    func handleKey(_ event: KeyEvent, _ responder: InputResponder) {
        let (method, type) = (OverriddenMethod.handleKey, Swift.type(of: responder))
        guard method.isOverridden(by: type) else { return }
        if let window = responder as? Window, method.isSame(in: type, as: Window.self) {
            return handleMnemonic(event, window)
        }
        if let view = responder as? any TypingView, let known = view.keyHandler,
            method.isSame(in: type, as: known)
        {
            return handleText(event, view)
        }
        if let view = responder as? any ChoosingView,
            method.isSame(in: type, as: view.choiceHandler)
        {
            guard let choice = view.choice(for: event) else { return }
            if choice != .unknown { return append(view, .chooses(choice), isCertain: true) }
        }
        append(responder, .overrides("handleKey"), isCertain: false)
    }

    private func handleText(_ event: KeyEvent, _ view: any TypingView) {
        if let character = event.text?.first {
            guard let effect = view.typingEffect(of: character) else { return }
            append(view, .types(effect), isCertain: effect != .searchesRows)
        } else if view.mayHandle(event.chord) {
            append(view, .overrides("handleKey"), isCertain: false)
        }
    }

    private func handleMnemonic(_ event: KeyEvent, _ window: Window) {
        guard let character = window.mnemonic(of: event) else { return }
        for (view, isCertain) in window.views(withMnemonic: character) {
            append(view, .mnemonic, isCertain: isCertain)
        }
    }

    // MARK: The mouse

    /// Records the effect of a responder's own method for the mouse, without calling the method.
    func handleMouse(_ event: MouseEvent, _ responder: InputResponder) {
        let (method, type) = (OverriddenMethod.handleMouse, Swift.type(of: responder))
        guard method.isOverridden(by: type) else { return }
        guard let view = responder as? View, let known = view.pressHandler,
            method.isSame(in: type, as: known)
        else {
            return append(responder, .overrides("handleMouse"), isCertain: false)
        }
        if view.consumes(event) { append(responder, .tracks, isCertain: true) }
    }

    /// Records the responders that decide whether a pressed view is focused, in place of focusing
    /// it.
    ///
    /// - Returns: False if a first responder refuses to resign.
    func focus(_ view: View) -> Bool {
        if OverriddenMethod.becomeFirstResponder.isOverridden(by: type(of: view)) {
            append(view, .overrides("becomeFirstResponder"), isCertain: false)
            return true
        }
        return view.window?.makeFirstResponder(view, by: self) ?? true
    }

    // MARK: Pastes

    /// Records the effect of a responder's own method for a paste, without calling the method.
    func handlePaste(_ event: PasteEvent, _ responder: InputResponder) {
        let (method, type) = (OverriddenMethod.handlePaste, Swift.type(of: responder))
        guard method.isOverridden(by: type) else { return }
        guard let view = responder as? any TypingView, let known = view.keyHandler,
            method.isSame(in: type, as: known)
        else { return append(responder, .overrides("handlePaste"), isCertain: false) }
        guard view.insertsTyped("x") else { return }
        // Some characters of a longer text may fit.
        let only = event.text.count == 1 ? event.text.first : nil
        var effect = only.flatMap(view.typingEffect) ?? .inserts
        // Where keys are commands, a paste is text all the same.
        if effect == .commands || effect == .continuesCommand { effect = .inserts }
        append(view, .types(effect), isCertain: true)
    }
}

extension InputUse {
    init(_ listeners: Rehearsal.Listeners) {
        self =
            switch listeners {
            case .capture(let locations): .captures(locations)
            case .interceptors: .intercepts
            case .handlers(let locations): .handles(locations)
            }
    }
}
