// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension Pilot {
    /// Returns where a press at a cell of the screen goes, and why it does not reach the other
    /// controls and elements there.
    ///
    ///     A press at (3, 4) reaches the text "Moved.".
    ///     The button "Save" does not get it: the text "Moved." covers it.
    ///
    /// - Returns: A sentence for the view that gets the press, and a sentence for each other view,
    ///   the frontmost first.
    public func explanation(ofPressAtColumn column: Int, row: Int) -> [String] {
        application.explanation(ofPressAt: Point(x: column, y: row))
    }

    /// Returns why a press in the middle of a view reaches the view or not.
    ///
    ///     No press reaches the button "Save": it has no cells, because its size is 8 × 0.
    public func explanation(ofPressOn view: View) -> [String] {
        application.explanation(ofPressOn: view)
    }

    /// Returns the effect of a key here and now, in a sentence.
    ///
    ///     `ctrl-s` performs "Save" of the NotesController.
    ///     `s` is typed into the text field "Name".
    public func explanation(ofKey chord: KeyChord) -> String {
        application.explanation(ofKey: chord)
    }

    /// Returns where pasted text goes, in sentences, without pasting it.
    ///
    ///     A paste is inserted into the text field "Name".
    public func explanation(ofPaste text: String) -> [String] {
        application.explanation(ofPaste: text)
    }

    /// Returns what happened to the last press, in sentences from its recorded route: which
    /// responder took it, and which did not get it.
    ///
    ///     The press at (3, 4) came to the button "Save".
    ///     The Page stopped it: its capture handler (Page.swift:12).
    ///
    /// - Returns: Empty if no press was routed, or while ``recordsRoutes`` is false.
    public func explanationOfLastPress() -> [String] {
        guard recordsRoutes else { return [] }
        return application.explanation(ofLastPress: routes.last { $0.event.isPress })
    }

    /// Returns what happened to the last key, in sentences from its recorded route.
    ///
    /// - Returns: Empty if no key was routed, or while ``recordsRoutes`` is false.
    public func explanationOfLastKey() -> [String] {
        guard recordsRoutes else { return [] }
        return application.explanation(ofLastKey: routes.last { $0.event.isKeyPress })
    }

    /// Returns why the handlers of a responder got the last event of a type or not, in a sentence.
    ///
    ///     The Page did not get Opened: the owner of its handler is gone.
    ///
    /// The reason comes from the recorded route of the event. If no event of the type was sent, but
    /// one of another type with the same name, the sentence says so.
    public func explanation<Event: RoutedEvent>(
        of event: Event.Type, at responder: Responder
    ) -> String {
        let name = String(describing: event)
        let route =
            routes.last { $0.event is Event } ?? routes.last { $0.eventName == name }
        return route.map { application.explanation(of: $0, at: responder) }
            ?? "No \(name) was sent."
    }
}
