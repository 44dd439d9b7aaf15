// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The way of the last press, which keeps no view alive.
@MainActor
package struct PressNote {
    /// The way, without its responders.
    private enum Way { case view, held, lost, refused, dropped, outside, nothing }

    /// The cell of the press, on the screen.
    package let location: Point
    /// Whether an event of the press was routed to its view.
    package internal(set) var isRouted = false
    /// The number of the press; nil if no gesture heard of it.
    var number: Int?
    private let way: Way
    private weak var view: View?
    private weak var refuser: InputResponder?

    init(_ location: Point, _ destination: PressReport.Destination) {
        self.location = location
        switch destination {
        case .view(let view): (way, self.view) = (.view, view)
        case .held(let view): (way, self.view) = (.held, view)
        case .lost: way = .lost
        case .refused(let view, let refuser):
            (way, self.view, self.refuser) = (.refused, view, refuser)
        case .dropped(let view): (way, self.view) = (.dropped, view)
        case .outside(let window): (way, view) = (.outside, window)
        // A note is made of presses only.
        case .unpressed, .nothing: way = .nothing
        }
    }

    /// The place where the press went; nil if a responder on the way is gone.
    package var destination: PressReport.Destination? {
        switch way {
        case .view: view.map { .view($0) }
        case .held: view.map { .held($0) }
        case .lost: .lost
        case .refused:
            if let view, let refuser { .refused(view, by: refuser) } else { nil }
        case .dropped: view.map { .dropped($0) }
        case .outside: (view as? Window).map { .outside($0) }
        case .nothing: .nothing
        }
    }
}
