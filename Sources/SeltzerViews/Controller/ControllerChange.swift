// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The reason for which a controller's view appears or disappears.
package enum ControllerChange {
    case presentation
    case dismissal
    case additionToParent
    case removalFromParent
}

extension ViewController {
    /// Whether the controller's view appears because the controller is being presented; true in the
    /// appearance calls of that change.
    public final var isBeingPresented: Bool { traits.change == .presentation }

    /// Whether the controller's view disappears because the controller is being dismissed; true in
    /// the appearance calls of that change.
    public final var isBeingDismissed: Bool { traits.change == .dismissal }

    /// Whether the controller's view appears because the controller becomes a child, for instance
    /// by a push; true in the appearance calls of that change.
    ///
    /// Navigation controllers set it. A container of the program does not.
    public final var isMovingToParent: Bool { traits.change == .additionToParent }

    /// Whether the controller's view disappears because the controller leaves its parent, for
    /// instance by a pop; true in the appearance calls of that change.
    public final var isMovingFromParent: Bool { traits.change == .removalFromParent }

    /// Sets the reason for the next appearance calls; nil after the last of them.
    package final func setChange(_ change: ControllerChange?) { traits.change = change }
}
