// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where something stops that moves.
public enum AnimationPosition: Hashable, Sendable {
    /// Where it would have come to.
    case end
    /// Where it is.
    case current
}

/// What one call of ``View/animate(withDuration:delay:curve:animations:completion:)`` has set going.
///
/// ```swift
/// await panel.animate(withDuration: .milliseconds(250)) { panel.frame.origin.x = 0 }.finished()
/// ```
@MainActor
public final class Animation {
    let start: Duration
    private let duration: Duration
    private let curve: AnimationCurve
    private weak var animator: Animator?
    private var properties: [AnimatedProperty] = []
    private var completions: [@MainActor (Bool) -> Void] = []
    private var hasReachedEnds = true

    /// Whether something still moves, or waits to.
    public private(set) var isRunning = true

    init(
        start: Duration, duration: Duration, curve: AnimationCurve, animator: Animator?,
        completion: (@MainActor (Bool) -> Void)?
    ) {
        (self.start, self.duration, self.curve, self.animator) = (start, duration, curve, animator)
        if let completion { completions.append(completion) }
    }

    /// Ends everything that moves, at its end or where it is.
    ///
    /// - Parameter position: Where it stays. What was stopped before its end has not finished.
    public func finish(at position: AnimationPosition = .end) {
        remove(at: position) { _ in true }
    }

    /// Waits until nothing moves any more.
    ///
    /// Where the waiting task is cancelled, everything goes to its end at once.
    ///
    /// - Returns: Whether everything has come to its end by itself, or by finish(at:).
    @discardableResult
    public func finished() async -> Bool {
        guard isRunning else { return hasReachedEnds }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard isRunning else { return continuation.resume(returning: hasReachedEnds) }
                let work = ApplicationWork.current.get()
                work?.pause()
                completions.append { hasFinished in
                    work?.resume()
                    continuation.resume(returning: hasFinished)
                }
            }
        } onCancel: {
            Task { @MainActor in self.finish() }
        }
    }

    // MARK: For the animator

    /// Whether nothing moves.
    var isEmpty: Bool { properties.isEmpty }

    func add(_ property: AnimatedProperty) {
        properties.append(property)
        let rare = property.view.rareState
        if !rare.animations.contains(where: { $0 === self }) {
            rare.animations.append(self)
        }
    }

    /// Shows what there is to see at a time.
    func step(at now: Duration) {
        guard isRunning, now >= start else { return }
        guard now - start < duration else { return remove(at: .end) { _ in true } }
        let fraction = curve.value(at: (now - start) / duration)
        for property in properties { property.show(fraction) }
    }

    /// Ends some of what moves.
    ///
    /// - Parameter hasFinished: Whether it counts as having come to its end; nil for whether it is put there.
    func remove(
        at position: AnimationPosition, hasFinished: Bool? = nil,
        where isMeant: (AnimatedProperty) -> Bool
    ) {
        guard isRunning else { return }
        let meant = properties.filter(isMeant)
        properties.removeAll(where: isMeant)
        if !meant.isEmpty, !(hasFinished ?? (position == .end)) { hasReachedEnds = false }
        for property in meant {
            if !properties.contains(where: { $0.view === property.view }) {
                property.view.rare?.animations.removeAll { $0 === self }
            }
            animator?.forget(property)
            if position == .end { property.show(1) }
        }
        if properties.isEmpty { complete() }
    }

    /// Ends an animation in which nothing moves.
    func complete() {
        guard isRunning else { return }
        isRunning = false
        animator?.forget(self)
        let completions = completions
        self.completions = []
        for completion in completions { completion(hasReachedEnds) }
    }
}
