// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension Application {
    /// Returns where a press of the left button at a cell of the screen goes, which responders may
    /// take it, and why it does not reach the other controls and elements there.
    ///
    ///     A press at (3, 4) reaches the text "Moved.".
    ///     The row "Moved" gets it from there: it overrides handleMouse.
    ///     The button "Save" does not get it: the text "Moved." covers it.
    ///
    /// The dispatch of the mouse finds the answer, without running any handler. So it says "may"
    /// where only the code of a handler decides.
    ///
    /// - Returns: A sentence for the view that gets the press, and a sentence for each other view,
    ///   the frontmost first.
    public func explanation(ofPressAt location: Point) -> [String] {
        PressSentences(PressReport(at: location, in: self), in: self).all
    }
}

extension Application {
    /// Returns where any report of the mouse goes, as ``explanation(ofPressAt:)`` does for a press of
    /// the left button.
    ///
    ///     The wheel at (3, 4) goes to the list "Drinks".
    ///     A release at (3, 4) reaches the button "Save", which holds the mouse until the release of all buttons.
    package func explanation(of input: MouseInput) -> [String] {
        PressSentences(PressReport(input, in: self), in: self).all
    }

    /// Returns where pasted text goes, in sentences, without pasting it.
    ///
    ///     A paste is inserted into the text field "Name".
    public func explanation(ofPaste text: String) -> [String] {
        let rehearsal = InputRehearsal()
        paste(text, isTruncated: false, by: rehearsal)
        return PasteSentences(rehearsal.steps, in: self).all
    }

    /// Returns why a press in the middle of a view reaches the view or not.
    ///
    ///     No press reaches the button "Save": it has no cells, because its size is 8 × 0.
    ///
    /// - Returns: The sentences of ``explanation(ofPressAt:)``, or one sentence if the view is not
    ///   in a window, has no cells, or is outside of the screen.
    public func explanation(ofPressOn view: View) -> [String] {
        let names = ElementNames(accessibilityElements, naming: [view])
        let subject = "No press reaches the \(names.name(of: view)):"
        guard let window = view.window, window.application === self else {
            return ["\(subject) it is in no window of the application."]
        }
        let size = view.bounds.size
        guard !view.bounds.isEmpty else {
            return [
                "\(subject) it has no cells, because its size is \(size.width) × \(size.height)."
            ]
        }
        let middle = view.bounds.origin.offsetBy(
            dx: (size.width - 1) / 2, dy: (size.height - 1) / 2)
        let place = view.convert(middle, to: nil) - window.bounds.origin + window.frame.origin
        guard screenBounds.contains(place) else {
            return ["\(subject) its middle (\(place.x), \(place.y)) is outside of the screen."]
        }
        return PressSentences(PressReport(at: place, in: self), in: self, about: view).all
    }
}
