// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// Animates the properties that a block changes, in the windows of any application.
    ///
    /// ```swift
    /// View.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseOut) {
    ///     panel.frame.origin.x = 0
    /// } completion: { _ in
    ///     panel.removeFromSuperview()
    /// }
    /// ```
    ///
    /// This is UIKit's form. It differs from
    /// `animate(withDuration:delay:curve:options:animations:completion:)` of a view only in its
    /// types, and it returns no ``Animation``.
    ///
    /// - Parameters:
    ///   - duration: The duration of one run, in seconds.
    ///   - delay: The time before the first run begins, in seconds.
    ///   - options: Whether the animation repeats, and other options.
    ///   - animations: Makes the changes; called once, before this method returns.
    ///   - completion: Called after the end of all movements, or in the next turn of the main actor
    ///     if nothing moves; never before this method returns. Its argument says whether all
    ///     properties have reached their last values.
    public static func animate(
        withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            AnimationTiming(Duration(clampingSeconds: duration), .easeInOut, options),
            Duration(clampingSeconds: delay), options, animations, completion)
    }

    /// Animates the properties that a block changes with the movement of a spring.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - delay: The time before the movement begins, in seconds.
    ///   - dampingRatio: How soon the spring rests; 1 or more for a movement that does not swing.
    ///   - velocity: The velocity at the beginning; it has no effect, because a movement of a few
    ///     cells does not show it.
    ///   - options: Whether the animation repeats, and other options.
    ///   - animations: Makes the changes; called once, before this method returns.
    ///   - completion: Called after the end, as for
    ///     ``animate(withDuration:delay:options:animations:completion:)``.
    public static func animate(
        withDuration duration: Double, delay: Double,
        usingSpringWithDamping dampingRatio: Double, initialSpringVelocity velocity: Double,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = AnimationCurve.spring(dampingRatio: dampingRatio)
        animate(
            AnimationTiming(Duration(clampingSeconds: duration), curve, options),
            Duration(clampingSeconds: delay), options, animations, completion)
    }

    /// Changes the content of a view; the picture changes at once, as a dissolve of one step.
    ///
    /// - Parameters:
    ///   - view: The view whose content changes.
    ///   - duration: The duration in UIKit; it has no effect.
    ///   - options: The transition in UIKit; it has no effect.
    ///   - animations: Makes the changes; called once, before this method returns.
    ///   - completion: Called in the next turn of the main actor.
    public static func transition(
        with view: View, duration: Double, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        performWithoutAnimation { animations?() }
        AnimationGroup(count: 1, completion: completion).endLater(in: view.window?.application)
    }

    /// Puts a view in the place of another one, or shows it instead; the picture changes at once.
    ///
    /// - Parameters:
    ///   - fromView: The view that leaves its superview, or is hidden.
    ///   - toView: The view that takes its place, or is shown.
    ///   - duration: The duration in UIKit; it has no effect.
    ///   - options: With ``AnimationOptions/showHideTransitionViews`` both views keep their superviews.
    ///   - completion: Called in the next turn of the main actor.
    public static func transition(
        from fromView: View, to toView: View, duration: Double, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let application = (fromView.window ?? toView.window)?.application
        performWithoutAnimation {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        AnimationGroup(count: 1, completion: completion).endLater(in: application)
    }

    /// Runs a block whose changes are not animated, even inside the block of an animation.
    ///
    /// Animations that this block begins do not move either. Their completions run in the next turn
    /// of the main actor.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        _ = AnimationRecording(nil).run(actionsWithoutAnimation)
    }

    /// The duration of the animation whose block runs, in seconds; 0 outside of such blocks.
    public static var inheritedAnimationDuration: Double {
        AnimationRecording.current?.timing.map { $0.duration / .seconds(1) } ?? 0
    }

    /// Whether blocks of animations move views; true by default, and where no application runs the
    /// code.
    public static var areAnimationsEnabled: Bool {
        Application.current?.movesBlocks ?? true
    }

    /// Sets whether blocks of animations move the views of the application that runs the code.
    ///
    /// While they do not, changes are visible at once, and completions run in the next turn of the
    /// main actor. ``performWithoutAnimation(_:)-type.method`` does so for one block.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        Application.current?.movesBlocks = enabled
    }

    private static func animate(
        _ timing: AnimationTiming, _ delay: Duration, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        // The program's own animator moves everything that its block changes.
        let isJoined =
            AnimationRecording.current?.isPaced == true
            && !options.contains(.overrideInheritedDuration)
        if AnimationRecording.isSuspended || isJoined {
            animations()
            return AnimationGroup(count: 1, completion: completion).endLater(in: .current)
        }
        let changes = AnimationRecording(timing).run(
            laysOutSubviews: options.contains(.layoutSubviews), animations)
        let group = AnimationGroup(count: max(changes.count, 1), completion: completion)
        for change in changes {
            guard let view = change.recorder.views.first else { continue }
            let animation = view.animation(
                timing, delay, options, in: change.animator.application
            ) { group.animationDidEnd($0) }
            change.animator.animate(change.recorder, by: animation, timing, delay)
        }
        if changes.isEmpty { group.endLater(in: .current) }
    }
}
