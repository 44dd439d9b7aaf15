// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The operations that one command of an ``UndoManager`` undoes or redoes.
@MainActor
struct UndoGroup {
    /// An operation of one object.
    struct Operation {
        let target: ObjectIdentifier
        let perform: () -> Void
    }

    var operations: [Operation] = []
    /// The name of the command; empty for none.
    var actionName = ""
}
