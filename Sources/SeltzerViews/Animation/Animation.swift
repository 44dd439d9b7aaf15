// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The value at which a moving property stops.
public enum AnimationPosition: Hashable, Sendable {
    /// The value at the end of the movement.
    case end
    /// The value that the screen shows now.
    case current
}

/// The movements that one call of ``View/animate(withDuration:delay:curve:animations:completion:)``
/// has started.
///
/// ```swift
/// await panel.animate(withDuration: .milliseconds(250)) { panel.frame.origin.x = 0 }.waitUntilFinished()
/// ```
@MainActor
public final class Animation {
    private let start: Duration
    private let duration: Duration
    private let curve: AnimationCurve
    private let options: View.AnimationOptions
    private weak var animator: Animator?
    private(set) var properties: [AnimatedProperty] = []
    private var completions: [@MainActor (Bool) -> Void] = []
    private var hasReachedEnds = true
    /// Whether the completions are scheduled for a later turn of the main actor.
    private var isDeliveryDue = false
    private var isDelivered = false
    /// Whether the completions wait for a frame, because the view starts one animation without
    /// movement after another.
    private let isHeldBack: Bool
    /// The animator of the program that moves the properties; nil for the clock alone.
    private let owner: ViewPropertyAnimator?
    private let part: AnimationPace.Part?

    /// Whether a property still moves, or waits for its delay.
    public private(set) var isRunning = true

    init(
        start: Duration, timing: AnimationTiming, options: View.AnimationOptions,
        animator: Animator?, isHeldBack: Bool, completion: (@MainActor (Bool) -> Void)?
    ) {
        (self.start, self.animator, self.options) = (start, animator, options)
        (duration, curve) = (timing.duration, timing.curve)
        self.isHeldBack = isHeldBack
        (owner, part) = (nil, nil)
        if let completion { completions.append(completion) }
    }

    /// Creates the animation of a block of an animator of the program.
    ///
    /// - Parameters:
    ///   - part: The progress of the animator, and the time at which the block's properties start.
    ///   - animator: The animator of the application.
    ///   - owner: The animator of the program, which is kept until the properties have ended.
    init(_ part: AnimationPace.Part, in animator: Animator, by owner: ViewPropertyAnimator) {
        (start, duration, curve) = (part.pace.since, part.pace.duration, part.pace.curve)
        options = owner.isUserInteractionEnabled ? .allowUserInteraction : []
        (self.animator, isHeldBack) = (animator, false)
        (self.part, self.owner) = (part, owner)
        completions.append { [weak self, owner] hasFinished in
            if let self { owner.animationDidEnd(self, hasFinished) }
        }
    }

    /// Ends the animation.
    ///
    /// - Parameter position: The values at which the properties stop. If they stop at their present
    ///   values, the animation has not finished.
    public func finish(at position: AnimationPosition = .end) {
        remove(at: position) { _ in true }
    }

    /// Waits for the end of the animation.
    ///
    /// If the waiting task is cancelled, all properties get their last values at once.
    ///
    /// - Returns: Whether all properties have reached their last values, by themselves or by
    ///   `finish(at:)`.
    @discardableResult
    public func waitUntilFinished() async -> Bool {
        guard !isDelivered else { return hasReachedEnds }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !isDelivered else { return continuation.resume(returning: hasReachedEnds) }
                let work = ApplicationWork.current.get()
                work?.pause()
                completions.append { hasFinished in
                    work?.resume()
                    continuation.resume(returning: hasFinished)
                }
                // Gives other work a turn, for a loop that waits for animations without movement.
                if !isRunning { deliverLater() }
            }
        } onCancel: {
            Task { @MainActor in self.finish() }
        }
    }

    // MARK: For the animator

    /// Whether no property moves.
    var isEmpty: Bool { properties.isEmpty }

    /// The time of the application; nil without one.
    var now: Duration? { animator?.application?.clock.now }

    /// The time at which the properties begin to move; nil while the program has paused them.
    var movesFrom: Duration? {
        guard let pace = part?.pace else { return start }
        return pace.isPaused ? nil : pace.since
    }

    /// Whether the program moves the properties, so that they are kept even for a movement without
    /// duration.
    var isPaced: Bool { part != nil }

    /// Whether movements of this duration are visible at once in the application.
    var movesAtOnce: Bool { animator?.application?.movesAtOnce(duration, .zero) ?? true }

    /// Moves on, after the program had paused it.
    func goOn() { animator?.schedule() }

    func add(_ property: AnimatedProperty) {
        properties.append(property)
        let rare = property.view.rareState
        if !rare.animations.contains(where: { $0 === self }) {
            rare.animations.append(self)
            if blocksInteraction { rare.blockingAnimations += 1 }
        }
    }

    /// Whether the mouse does not hit the moving views.
    private var blocksInteraction: Bool { !options.contains(.allowUserInteraction) }

    /// Sets the values for a time.
    func step(at now: Duration) {
        guard isRunning else { return }
        if let part {
            let fraction = part.fraction(at: now)
            for property in properties { property.show(fraction) }
            owner?.didStep(self, at: now)
            return
        }
        guard now >= start else { return }
        guard let time = time(after: now - start) else { return remove(at: .end) { _ in true } }
        let fraction = curve.value(at: time)
        for property in properties { property.show(fraction) }
    }

    /// Ends the movement of an animator of the program.
    func end(at position: ViewAnimatingPosition) {
        if position == .start {
            for property in properties { property.show(0) }
        }
        remove(at: position == .end ? .end : .current, hasFinished: true) { _ in true }
    }

    /// Returns the fraction of the curve at a time; nil after the end.
    private func time(after elapsed: Duration) -> Double? {
        guard duration > .zero else { return nil }
        let turns = elapsed / duration
        let count = options.contains(.autoreverse) ? 2.0 : 1
        guard options.contains(.repeat) || turns < count else { return nil }
        let turn = turns.truncatingRemainder(dividingBy: count)
        return turn > 1 ? 2 - turn : turn
    }

    /// Ends the movement of some properties.
    ///
    /// - Parameters:
    ///   - position: The values at which they stop.
    ///   - hasFinished: Whether they count as finished; nil if that follows from the position.
    ///   - isReplaced: Whether the properties have got other values, so that they do not take the
    ///     shown ones.
    ///   - isMeant: Returns whether the movement of a property ends.
    func remove(
        at position: AnimationPosition, hasFinished: Bool? = nil, isReplaced: Bool = false,
        where isMeant: (AnimatedProperty) -> Bool
    ) {
        guard isRunning else { return }
        let meant = properties.filter(isMeant)
        properties.removeAll(where: isMeant)
        if !meant.isEmpty, !(hasFinished ?? (position == .end)) { hasReachedEnds = false }
        for property in meant {
            if !properties.contains(where: { $0.view === property.view }) { leave(property.view) }
            animator?.forget(property)
            if position == .end {
                property.finish()
            } else {
                property.stop(keepsShown: !isReplaced)
            }
        }
        if properties.isEmpty { complete() }
    }

    /// Records that no property of a view moves by this animation any more.
    private func leave(_ view: View) {
        guard let rare = view.rare, let index = rare.animations.firstIndex(where: { $0 === self })
        else { return }
        rare.animations.remove(at: index)
        if blocksInteraction { rare.blockingAnimations -= 1 }
    }

    /// Ends an animation in which no property moves.
    func complete() {
        guard isRunning else { return }
        isRunning = false
        animator?.forget(self)
        if !completions.isEmpty { deliverLater() }
    }

    /// Runs the completions in a later turn of the main actor.
    ///
    /// The code that ended the animation may not expect that a completion changes the tree. A
    /// completion may also begin an animation that ends at once.
    private func deliverLater() {
        guard !isDeliveryDue else { return }
        isDeliveryDue = true
        if let animator {
            animator.deliverLater(self, isHeldBack: isHeldBack)
        } else {
            Task { @MainActor [isHeldBack] in
                if isHeldBack { try? await Task.sleep(for: .milliseconds(33)) }
                deliver()
            }
        }
    }

    /// Runs the completions.
    func deliver() {
        isDeliveryDue = false
        isDelivered = true
        let completions = completions
        self.completions = []
        for completion in completions { completion(hasReachedEnds) }
    }
}
