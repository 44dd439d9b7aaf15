// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Runs changes of looks together with a move of the focus between rows or items, with UIKit's name.
@MainActor
public final class FocusAnimationCoordinator {
    private weak var application: Application?

    init(in application: Application?) { self.application = application }

    /// Runs changes at once, because the focus moves from one frame to the next.
    ///
    /// - Parameters:
    ///   - animations: The changes; nil for none.
    ///   - completion: Called in a later turn of the main actor.
    public func addCoordinatedAnimations(
        _ animations: (() -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?()
        ApplicationWork.perform(completion, laterIn: application)
    }
}
