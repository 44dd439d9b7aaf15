// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The way of a press, or of another report of the mouse, without pressing.
///
/// The dispatch of the mouse makes the report: it runs for the press, and records each responder in
/// place of running its code.
@MainActor
package struct PressReport {
    /// The place where a press goes.
    package enum Destination {
        /// The press hits a view.
        case view(View)
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
        /// The report is the release of a button that was not down.
        case unpressed
        /// No window is there.
        case nothing

        /// The view that gets the press first; nil for none.
        package var receiver: View? {
            switch self {
            case .view(let view), .held(let view): view
            case .lost, .refused, .dropped, .outside, .unpressed, .nothing: nil
            }
        }
    }

    /// The report of the mouse.
    package let input: MouseInput
    /// The place where the press goes.
    package let destination: Destination
    /// The gesture recognizers on the way of the press.
    package let watchers: [GestureWatcher]
    /// Whether the view gets the press only after gestures have failed.
    package let isDelayed: Bool
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
        self.init(MouseInput(.press(button), at: location), in: application)
    }

    /// Rehearses a report of the mouse.
    package init(_ input: MouseInput, in application: Application) {
        application.layOutForMouse()
        let rehearsal = InputRehearsal()
        application.mouse.rehearse(input, by: rehearsal)
        self.input = input
        destination = rehearsal.destination
        watchers = rehearsal.watchers
        isDelayed = rehearsal.isDelayed
        waits = application.inputHold.holdsInput
        steps = rehearsal.steps
        hits = application.hitTestReport(at: input.location)
    }

    /// The view that gets the press first; nil for none.
    package var receiver: View? { destination.receiver }

    /// The steps that the press may reach, up to the first one that takes it for sure.
    package var takers: ArraySlice<InputRehearsal.Step> {
        let reached = steps.filter(\.isReached)
        let last = reached.firstIndex(where: \.isCertain)
        return reached[..<(last.map { $0 + 1 } ?? reached.endIndex)]
    }
}

extension Application {
    /// The way of the last press that was dispatched; nil before the first one.
    package final var lastPress: PressNote? { mouse.lastPress }

    /// Whether the last press waits until gestures have failed.
    package final var isLastPressWaiting: Bool {
        mouse.lastPress?.number.map(mouse.delayed.isWaiting(press:)) == true
    }

    /// Whether marked text took the last key, so that no responder got it.
    package final var marksTookLastKey: Bool { keys.isTakenByMarks }

    /// The decisions about the gesture recognizers of the last press, in order.
    package final var gestureVerdicts: [GestureVerdict] { mouse.gestures.verdicts }
}
