// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An action of a control for one of its events.
@MainActor
struct ControlAction {
    let event: Control.Event
    /// The object whose method runs; nil for a closure.
    let target: ObjectIdentifier?
    let run: @MainActor (Control) -> Void
}

extension Control {
    /// Runs asynchronous work in a task of its own.
    ///
    /// Tests wait for it.
    final func runTask(_ work: @escaping @MainActor () async -> Void) {
        ApplicationWork.start(in: window?.application, work)
    }
}
