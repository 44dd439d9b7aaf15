// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Animations with one completion, which runs after the last of them.
@MainActor
final class AnimationGroup {
    /// The number of consecutive completions without movement that led to the present one.
    private nonisolated static let idleTurns = TaskLocal<Int>(wrappedValue: 0)

    private var remaining: Int
    private var hasFinished = true
    private var completion: ((Bool) -> Void)?

    /// Creates a group of a number of animations.
    init(count: Int, completion: ((Bool) -> Void)?) {
        (remaining, self.completion) = (count, completion)
    }

    /// Records the end of an animation.
    func animationDidEnd(_ finished: Bool) {
        if !finished { hasFinished = false }
        remaining -= 1
        guard remaining <= 0, let completion else { return }
        self.completion = nil
        completion(hasFinished)
    }

    /// Runs the completion in the next turn of the main actor, because nothing moves.
    ///
    /// After many such completions in a row it runs a frame later. A completion that animates again
    /// would keep a processor busy, although no view moves.
    func endLater(in application: Application?) {
        guard completion != nil else { return }
        let turns = Self.idleTurns.get()
        ApplicationWork.start(in: application) { [self, clock = application?.clock] in
            if turns > View.promptAnimations {
                let frame = Duration.milliseconds(33)
                if let clock {
                    try? await clock.sleep(for: frame)
                } else {
                    try? await Task.sleep(for: frame)
                }
            }
            Self.idleTurns.withValue(turns + 1) { animationDidEnd(true) }
        }
    }
}
