// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The movements of an application, as far as its frame loop knows them.
///
/// The only subclass is ``Animator``. The frame loop knows no more of the movements, so the folder
/// Animation stands above the folder Application.
@MainActor
class ApplicationMotion {
    /// Ends all animations at their last values.
    func finishAll() {}

    /// Runs the completions of the animations that have ended up to now.
    func deliver() {}
}
