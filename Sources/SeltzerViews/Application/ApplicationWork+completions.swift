// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension ApplicationWork {
    /// Runs a completion in a later turn of the main actor.
    ///
    /// - Parameters:
    ///   - completion: A plain closure, as in UIKit, so that programs may pass on their own
    ///     parameters; nil for none.
    ///   - application: The application whose tests wait for it; nil for none.
    package static func perform(
        _ completion: (() -> Void)?, laterIn application: Application?
    ) {
        guard let completion else { return }
        let kept = Completion(perform: completion)
        start(in: application) { kept.perform() }
    }
}

/// A closure that stays on the main actor, although its type does not say so.
@MainActor
private final class Completion {
    let perform: () -> Void

    init(perform: @escaping () -> Void) { self.perform = perform }
}
