// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An animation that the program starts, pauses, scrubs, reverses and stops.
///
/// ```swift
/// let animator = ViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
///     self.card.frame.origin.y = 2
/// }
/// animator.addCompletion { position in self.isOpen = position == .end }
/// animator.startAnimation()
/// ```
///
/// The blocks run when the animator becomes active: at ``startAnimation()``, ``pauseAnimation()`` or a
/// first ``fractionComplete``. They animate the same properties as
/// ``View/animate(withDuration:delay:options:animations:completion:)``. Views in no window change at once.
///
/// If the program sets a moving property, or its view leaves the window, the property leaves the animator.
/// An animator whose properties all have left has ended at ``ViewAnimatingPosition/current``. If the
/// application ``Application/reducesMotion``, a started animator is at its end in the next frame; a paused one
/// can be scrubbed.
@MainActor
public final class ViewPropertyAnimator {
    /// The duration of a run from the start to the end, in seconds.
    public let duration: Double
    /// The time before the first run, in seconds; set by
    /// ``runningPropertyAnimator(withDuration:delay:options:animations:completion:)``.
    public private(set) var delay = 0.0
    /// Whether the animations have started, run or wait.
    public private(set) var state = ViewAnimatingState.inactive
    /// Whether the mouse hits views while they move; true by default, as in UIKit.
    ///
    /// A change counts for the blocks that run afterwards.
    public var isUserInteractionEnabled = true
    /// Whether ``fractionComplete`` is a part of the way (the default) and not of the time.
    public var scrubsLinearly = true
    /// Whether the animations wait at their end, or backwards at their start; false by default.
    ///
    /// No completion runs then, and they can turn around.
    public var pausesOnCompletion: Bool {
        get { pace.pausesAtEnd }
        set { pace.pausesAtEnd = newValue }
    }

    private let pace: AnimationPace
    private var blocks: [(delayFactor: Double, body: () -> Void)] = []
    private var completions: [(ViewAnimatingPosition) -> Void] = []
    private var animations: [Animation] = []
    /// The properties of a stopped animator.
    private var stopped: [AnimatedProperty] = []
    /// The position at which the animations end by themselves or by the program; nil while they run.
    private var position: ViewAnimatingPosition?

    /// Creates an animator with a curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 for a change at once.
    ///   - curve: The speed.
    ///   - animations: Changes the properties; nil to add blocks later.
    public init(
        duration: Double, curve: AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        pace = AnimationPace(max(Duration(clampingSeconds: duration), .zero), curve)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with the movement of a spring.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - dampingRatio: How soon the spring rests; 1 or more for a movement that does not swing.
    ///   - animations: Changes the properties; nil to add blocks later.
    public convenience init(
        duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, curve: .spring(dampingRatio: dampingRatio), animations: animations)
    }

    /// Creates an animator with a curve, without blocks.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - timingParameters: The speed.
    public convenience init(duration: Double, timingParameters: AnimationCurve) {
        self.init(duration: duration, curve: timingParameters)
    }

    /// Creates and starts an animator.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The time before the movement begins, in seconds.
    ///   - options: The curve, and whether the mouse hits moving views. Repetitions have no effect.
    ///   - animations: Changes the properties; called before this method returns.
    ///   - completion: Called after the end.
    /// - Returns: The animator.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: Double, delay: Double, options: View.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((ViewAnimatingPosition) -> Void)? = nil
    ) -> ViewPropertyAnimator {
        let animator = ViewPropertyAnimator(
            duration: duration, curve: options.curve ?? .easeInOut, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.delay = delay
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Blocks

    /// Adds a block.
    ///
    /// The properties of an active animator start at the present time, and end with the others. Has no effect on
    /// a stopped animator.
    ///
    /// - Parameters:
    ///   - animations: Changes the properties.
    ///   - delayFactor: The part of the remaining time that passes before the properties move, from 0 to 1.
    public func addAnimations(_ animations: @escaping () -> Void, delayFactor: Double = 0) {
        switch state {
        case .inactive: blocks.append((min(max(delayFactor, 0), 1), animations))
        case .active:
            let time = pace.time(at: now)
            run(animations, from: time + min(max(delayFactor, 0), 1) * (1 - time))
        case .stopped: break
        }
    }

    /// Adds a closure that runs once, after the animations have ended.
    ///
    /// - Parameter completion: Gets the position at which the properties are. It runs in a later turn of the main
    ///   actor, or in ``finishAnimation(at:)``.
    public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Whether the animations move, or wait for their delay.
    public var isRunning: Bool { state == .active && !pace.isPaused }

    /// Starts the animations, or continues them after a pause.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animations, or continues them, after a delay in seconds.
    public func startAnimation(afterDelay delay: Double) {
        guard state != .stopped, !isRunning else { return }
        activate()
        go(after: max(Duration(clampingSeconds: delay), .zero))
    }

    /// Pauses the animations; an inactive animator becomes active, and waits at its start.
    public func pauseAnimation() {
        guard state != .stopped else { return }
        activate()
        pace.pause(at: now)
    }

    /// Continues paused animations with another speed.
    ///
    /// - Parameters:
    ///   - parameters: The speed; nil for the present one. The properties do not jump.
    ///   - durationFactor: The time until the end, as a part of ``duration``; 0 for the remaining time.
    public func continueAnimation(
        withTimingParameters parameters: AnimationCurve?, durationFactor: Double
    ) {
        guard state == .active, pace.isPaused else { return }
        if let parameters { pace.change(to: parameters, at: now) }
        go(for: durationFactor > 0 ? pace.duration * durationFactor : nil)
    }

    /// Whether the animations run backwards.
    ///
    /// The properties of an animator that ends backwards have their values from before the animations again. An
    /// animator that is reversed before it becomes active begins at its end.
    public var isReversed: Bool {
        get { pace.isReversed }
        set {
            guard newValue != isReversed else { return }
            pace.reverse(newValue, at: now)
            if isRunning { go() }
        }
    }

    /// The part of the way that the animations have made in their direction, from 0 to 1; of the time unless
    /// ``scrubsLinearly``.
    ///
    /// Setting it moves the properties at once. An inactive animator becomes active by it, and is paused.
    public var fractionComplete: Double {
        get {
            guard state != .inactive else { return 0 }
            let time = pace.time(at: now)
            let fraction = scrubsLinearly ? min(max(pace.curve.value(at: time), 0), 1) : time
            return isReversed ? 1 - fraction : fraction
        }
        set {
            guard state != .stopped else { return }
            activate()
            let fraction = isReversed ? 1 - newValue : newValue
            pace.move(to: scrubsLinearly ? pace.time(of: fraction) : fraction, at: now)
            for animation in animations { animation.step(at: now) }
            if isRunning { go() }
        }
    }

    // MARK: Ending

    /// Stops the animations; the properties keep the values that the screen shows.
    ///
    /// - Parameter withoutFinishing: Whether the animator is inactive at once and forgets its completions. If not,
    ///   it waits for ``finishAnimation(at:)``.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        pace.pause(at: now)
        state = .stopped
        stopped = animations.flatMap(\.properties)
        for animation in animations { animation.end(at: .current) }
        animations = []
        if withoutFinishing {
            completions = []
            reset()
        }
    }

    /// Ends a stopped animator: gives the properties their values, and runs the completions before it returns.
    ///
    /// Has no effect in another state.
    public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
        guard state == .stopped else { return }
        if finalPosition != .current {
            for property in stopped { property.set(at: finalPosition == .end ? 1 : 0) }
        }
        conclude(at: finalPosition)
    }

    // MARK: The animations

    /// The time of the application whose views move.
    private var now: Duration { animations.lazy.compactMap(\.now).first ?? pace.since }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        position = nil
        pace.pause(at: now)
        pace.move(to: isReversed ? 1 : 0, at: now)
        let blocks = blocks
        self.blocks = []
        for block in blocks { run(block.body, from: block.delayFactor) }
        for animation in animations { animation.step(at: now) }
    }

    /// Runs a block, and keeps the movements that it starts.
    private func run(_ body: () -> Void, from start: Double) {
        guard !AnimationRecording.isSuspended else { return body() }
        let timing = AnimationTiming(
            pace.duration, pace.curve, [.overrideInheritedDuration, .overrideInheritedCurve])
        let part = AnimationPace.Part(pace: pace, start: start)
        for changes in AnimationRecording(timing, isPaced: true).run(body) {
            let animation = Animation(part, in: changes.animator, by: self)
            changes.animator.animate(changes, by: animation)
            if animation.isRunning { animations.append(animation) }
        }
    }

    /// Lets the pace go on, and the animations with it.
    private func go(after delay: Duration = .zero, for rest: Duration? = nil) {
        let isImmediate = animations.contains(where: \.movesAtOnce)
        pace.run(at: now, after: delay, for: isImmediate ? .zero : rest)
        if animations.isEmpty { return endWithoutMovement() }
        for animation in animations { animation.goOn() }
    }

    /// Ends an animator in which nothing moves, in the next turn of the main actor.
    private func endWithoutMovement() {
        position = isReversed ? .start : .end
        ApplicationWork.start(in: .current) { [self] in
            if state == .active, animations.isEmpty { conclude(at: position ?? .end) }
        }
    }

    /// Called in each frame after the animations have moved; ends them if they have arrived.
    func didStep(_ animation: Animation, at now: Duration) {
        guard pace.hasArrived(at: now) else { return }
        if pausesOnCompletion { return pace.pause(at: now) }
        position = isReversed ? .start : .end
        animation.end(at: isReversed ? .start : .end)
    }

    /// Called after an animation has ended: it has arrived, or others moved all its properties.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - hasFinished: Whether its properties have the values at which it ends.
    func animationDidEnd(_ animation: Animation, _ hasFinished: Bool) {
        guard let index = animations.firstIndex(where: { $0 === animation }) else { return }
        animations.remove(at: index)
        guard state == .active, animations.isEmpty else { return }
        conclude(at: position ?? (hasFinished ? .end : .current))
    }

    private func conclude(at position: ViewAnimatingPosition) {
        reset()
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }

    private func reset() {
        state = .inactive
        stopped = []
        animations = []
        pace.pause(at: now)
    }
}
