// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A gesture recognizer on the way of a press, and the part that it would take.
package struct GestureWatcher {
    /// The part of a recognizer in a press.
    package enum Part {
        /// The recognizer watches the press, and may take it from the pressed view.
        case watches
        /// The recognizer watches the press, but may recognize only after another one has failed.
        case waits(for: AnyObject, on: View?)
        /// The recognizer is disabled.
        case disabled
        /// The press belongs to this control first.
        case yields(to: View)
        /// The delegate, or an override of `shouldReceive`, refuses the press.
        case refuses
    }

    package let recognizer: AnyObject
    package let view: View
    package let part: Part
    /// Whether the pressed view gets the press only after the recognizer has failed.
    package let delaysPress: Bool

    /// The class of the recognizer.
    package var name: String { String(describing: type(of: recognizer)) }
}

/// The way of a press, without pressing.
///
/// The dispatch of the mouse makes the report: it runs for the press, and records each responder in
/// place of running its code.
@MainActor
package struct PressReport {
    /// The place where a press goes.
    package enum Destination {
        /// The press hits a view, and gestures watch it.
        case view(View, [GestureWatcher])
        /// A view holds the mouse for an earlier press, and gets this one, too.
        case held(View)
        /// A button is down whose press has lost its view; no view gets anything before its release.
        case lost
        /// The first responder does not resign, so that the view under the press gets nothing.
        case refused(View, by: InputResponder)
        /// An override of the hit test answers with a view that cannot be pressed.
        case dropped(View)
        /// The press is outside of the modal window, which hears of it.
        case outside(Window)
        /// No window is there.
        case nothing
    }

    /// The place where the press goes.
    package let destination: Destination
    /// Whether the press waits for a decision about an earlier event.
    package let waits: Bool
    /// The responders with a use for the press, in the order of the dispatch.
    package let steps: [InputRehearsal.Step]
    /// The views at the cell that the hit test does not answer with, and the reasons.
    package let hits: HitTestReport

    /// Rehearses a press at a cell of the screen.
    package init(
        at location: Point, button: MouseButton = .left, in application: Application
    ) {
        let rehearsal = InputRehearsal()
        destination = application.mouse.rehearse(button, at: location, by: rehearsal)
        waits = application.inputHold.holdsInput
        steps = rehearsal.steps
        hits = application.hitTestReport(at: location)
    }

    /// The view that gets the press first; nil for none.
    package var receiver: View? {
        switch destination {
        case .view(let view, _), .held(let view): view
        case .lost, .refused, .dropped, .outside, .nothing: nil
        }
    }

    /// The steps that the press may reach, up to the first one that takes it for sure.
    package var takers: ArraySlice<InputRehearsal.Step> {
        let reached = steps.filter(\.isReached)
        let last = reached.firstIndex(where: \.isCertain)
        return reached[..<(last.map { $0 + 1 } ?? reached.endIndex)]
    }
}
