// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An action of a control for some of its events.
@MainActor
struct ControlAction {
    var events: Control.Event
    /// The object whose method runs; nil for a closure.
    var target: ObjectIdentifier?
    /// The identifier of an ``Action``; nil for a closure or a method.
    var identifier: String?
    /// Gets the control, and the event of the mouse; nil for other input.
    let run: @MainActor (Control, MouseEvent?) -> Void

    init(
        for events: Control.Event, target: AnyObject? = nil, identifier: String? = nil,
        run: @escaping @MainActor (Control, MouseEvent?) -> Void
    ) {
        self.events = events
        self.target = target.map { ObjectIdentifier($0) }
        self.identifier = identifier
        self.run = run
    }
}

extension Control {
    /// Runs asynchronous work in a task of its own.
    ///
    /// Tests wait for it.
    final func runTask(_ work: @escaping @MainActor () async -> Void) {
        ApplicationWork.start(in: window?.application, work)
    }
}
