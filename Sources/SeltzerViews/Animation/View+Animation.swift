// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// Animates the properties that a block changes, from their old values to the new ones.
    ///
    /// ```swift
    /// panel.animate(withDuration: .milliseconds(250)) {
    ///     panel.frame.origin.x = 0
    ///     panel.backgroundColor = .accent
    /// } completion: { _ in
    ///     field.becomeFirstResponder()
    /// }
    /// ```
    ///
    /// The block may change views anywhere in the application. The animated properties are `frame`,
    /// `bounds`, the `contentOffset` of scroll views, `backgroundColor`, and the properties that a
    /// class passes to `animateChange(of:from:)`, such as the style of a label. To animate frames
    /// that a layout sets, call `layoutIfNeeded()` in the block.
    ///
    /// As in UIKit, frames, bounds and background colors have their new values at once, and only
    /// the picture moves; ``presentation`` has the values that the screen shows. The offset of a
    /// scroll view and the properties of `animateChange(of:from:)` move themselves. The mouse does
    /// not hit a moving view, unless the options allow it. In the block of another animation, the
    /// outer duration and curve are in effect, unless the options override them.
    ///
    /// If the program sets a moving property, it is shown at that value, unless it is the last
    /// value of the movement. If another animation takes over a property, its movement starts from
    /// the shown value. If a view leaves its window, its movements end at once.
    ///
    /// - Parameters:
    ///   - duration: The duration of the movement. The changes are visible at once if the duration
    ///     is zero, if the view is in no window, or if the application `reducesMotion`.
    ///   - delay: The time before the movement begins.
    ///   - curve: The speed of the movement.
    ///   - animations: Makes the changes; called once, before this method returns.
    ///   - completion: Called after the end of the movement, in a later turn of the main actor if
    ///     nothing moves; never before this method returns. Its argument says whether all
    ///     properties have reached their last values.
    /// - Returns: The animation, to wait for it or to end it.
    @discardableResult
    public final func animate(
        withDuration duration: Duration, delay: Duration = .zero,
        curve: AnimationCurve = .easeInOut, animations: @MainActor () -> Void,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> Animation {
        animate(
            withDuration: duration, delay: delay, curve: curve, options: [], animations: animations,
            completion: completion)
    }

    /// Animates the properties that a block changes, repeatedly or back and forth.
    ///
    /// ```swift
    /// dot.animate(withDuration: .seconds(1), options: [.repeat, .autoreverse]) {
    ///     dot.backgroundColor = .accent
    /// }
    /// ```
    ///
    /// If the application `reducesMotion`, the changes are visible at once, and nothing repeats.
    ///
    /// - Parameters:
    ///   - duration: The duration of one run, as for
    ///     `animate(withDuration:delay:curve:animations:completion:)`.
    ///   - delay: The time before the first run begins.
    ///   - curve: The speed of each run, unless the options name a curve.
    ///   - options: Whether the animation repeats and runs backwards.
    ///   - animations: Makes the changes; called once, before this method returns.
    ///   - completion: Called after the end of all runs, never before this method returns.
    /// - Returns: The animation, to wait for it or to end it.
    @discardableResult
    public final func animate(
        withDuration duration: Duration, delay: Duration = .zero,
        curve: AnimationCurve = .easeInOut, options: AnimationOptions,
        animations: @MainActor () -> Void,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> Animation {
        let timing = AnimationTiming(duration, curve, options)
        let animation = animation(timing, delay, options, in: window?.application, completion)
        if !AnimationRecording.isSuspended, let animator = window?.application?.animator {
            let changes = AnimationRecording(timing, for: animator).run(
                laysOutSubviews: options.contains(.layoutSubviews), animations)
            animator.animate(changes.first?.recorder, by: animation, timing, delay)
        } else {
            animations()
            animation.complete()
        }
        return animation
    }

    /// Animates a value that is not a property of a view.
    ///
    /// If the view leaves its window, the last value is shown at once.
    ///
    /// - Parameters:
    ///   - start: The first value; shown at once.
    ///   - end: The last value.
    ///   - duration: The duration, as for
    ///     `animate(withDuration:delay:curve:animations:completion:)`.
    ///   - delay: The time before the movement begins.
    ///   - curve: The speed of the movement.
    ///   - show: Called with each new value; kept until the end.
    ///   - completion: Called after the end of the movement, never before this method returns.
    /// - Returns: The animation.
    @discardableResult
    public final func animate<Value: Interpolatable>(
        from start: Value, to end: Value, withDuration duration: Duration,
        delay: Duration = .zero, curve: AnimationCurve = .easeInOut,
        _ show: @escaping @MainActor (Value) -> Void,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> Animation {
        let options: AnimationOptions = [
            .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
        ]
        let timing = AnimationTiming(duration, curve, options)
        let animation = animation(timing, delay, options, in: window?.application, completion)
        guard let application = window?.application, !application.movesAtOnce(duration, delay)
        else {
            show(end)
            animation.complete()
            return animation
        }
        let way = application.animator.way(from: start, to: end, in: self)
        var shown = start
        show(start)
        let property = AnimatedProperty(of: self, key: nil) { fraction in
            let value = way(fraction)
            guard value != shown else { return }
            shown = value
            show(value)
        } isAtEnd: {
            false
        }
        animation.add(property)
        application.animator.begin(animation)
        return animation
    }

    /// Runs a block whose changes are not animated, even inside the block of an animation.
    public final func performWithoutAnimation(_ changes: @MainActor () -> Void) {
        Self.performWithoutAnimation { changes() }
    }

    /// Ends the animations of this view's own properties, which have not finished then.
    ///
    /// The animations of its subviews continue.
    public final func removeAllAnimations(at position: AnimationPosition = .end) {
        for case let animation as Animation in rare?.animations ?? [] {
            animation.remove(at: position, hasFinished: false) { $0.view === self }
        }
    }

    /// Lets animations move a property of a subclass.
    ///
    /// Call it in the `didSet` of the property.
    ///
    /// ```swift
    /// final class Gauge: View {
    ///     var level = 0.0 {
    ///         didSet {
    ///             animateChange(of: \Gauge.level, from: oldValue)
    ///             setNeedsDisplay()
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property. The animation sets it in each frame.
    ///   - oldValue: The value before the change.
    public final func animateChange<Root: View, Value: Interpolatable>(
        of property: ReferenceWritableKeyPath<Root, Value>, from oldValue: Value
    ) {
        guard let animator = containingWindow?.concernedAnimator, let root = self as? Root else {
            return
        }
        animator.propertyDidChange(root, property, from: oldValue)
    }

    /// Ends the animations of a view that leaves its window.
    final func endAnimationsOnLeaving() {
        for case let animation as Animation in rare?.animations ?? [] {
            animation.remove(at: .end, hasFinished: false) { $0.view === self }
        }
    }

    /// Creates an animation that the view counts.
    final func animation(
        _ timing: AnimationTiming, _ delay: Duration, _ options: AnimationOptions,
        in application: Application?, _ completion: (@MainActor (Bool) -> Void)?
    ) -> Animation {
        let movesAtOnce = application?.movesAtOnce(timing.duration, delay) ?? true
        return Animation(
            start: (application?.clock.now ?? .zero) + max(delay, .zero), timing: timing,
            options: options, animator: application?.animator,
            isHeldBack: isHeldBack(in: application, movesAtOnce: movesAtOnce),
            completion: completion)
    }

    /// Counts an animation, and returns whether its end must wait for the time of a frame.
    ///
    /// Otherwise a completion that animates again would keep a processor busy, although no view
    /// moves.
    private final func isHeldBack(in application: Application?, movesAtOnce: Bool) -> Bool {
        guard movesAtOnce else {
            rare?.animationsAtOnce = 0
            return false
        }
        let rare = rareState
        if let application {
            let now = application.clock.now
            // A delayed end comes one frame later. After a longer rest the count starts again: a
            // view that animates only now and then does not keep a processor busy.
            if now - rare.lastAnimationAtOnce > application.frameInterval * 2 {
                rare.animationsAtOnce = 0
            }
            rare.lastAnimationAtOnce = now
        }
        rare.animationsAtOnce += 1
        return rare.animationsAtOnce > Self.promptAnimations
    }

    /// The number of consecutive animations without movement whose completions run in the next
    /// turn.
    static var promptAnimations: Int { 10_000 }
}

extension Application {
    /// Whether changes with this duration and delay are visible at once.
    func movesAtOnce(_ duration: Duration, _ delay: Duration) -> Bool {
        reducesMotion || max(duration, .zero) + max(delay, .zero) == .zero
    }
}

extension Window {
    /// The animator, if it needs reports of changed properties; else nil.
    final var concernedAnimator: Animator? {
        guard let animator = application?.animator, animator.isConcerned else { return nil }
        return animator
    }
}
