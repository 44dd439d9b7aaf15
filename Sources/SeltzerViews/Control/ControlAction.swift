// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Something to run when an event happens to a control.
@MainActor
struct ControlAction {
    /// What it waits for.
    let event: Control.Event
    /// Whom it is for; nil for a closure.
    let target: ObjectIdentifier?
    /// Runs it.
    let run: @MainActor (Control) -> Void
}

extension Control {
    /// Runs asynchronous work in a task of its own, which tests wait for.
    final func runTask(_ work: @escaping @MainActor () async -> Void) {
        ApplicationWork.start(in: window?.application, work)
    }
}
