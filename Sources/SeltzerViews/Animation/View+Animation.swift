// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// Moves what a block changes from what it was to what it is afterwards.
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
    /// What can move, in any view of the application: `frame`, `bounds`, the `contentOffset` of scroll views,
    /// `backgroundColor`, and what a view offers by animateChange(of:from:), such as the style of a label. To move
    /// what layout places, call layoutIfNeeded() in the block.
    ///
    /// The properties themselves move: what the program reads, what is hit and what is laid out is what is seen. A
    /// property that is set meanwhile stays as it was set, unless to the value that it is moving to; one that another
    /// animation takes over goes on from where it is. In a view that leaves its window it is at its end at once.
    ///
    /// - Parameters:
    ///   - duration: How long it takes; where it is zero, in a view that is in no window, and where the application
    ///     Application/reducesMotion, the changes are seen at once.
    ///   - delay: How long nothing moves before.
    ///   - curve: How it goes through its time.
    ///   - animations: Makes the changes; runs once, at once.
    ///   - completion: Is called when nothing moves any more, at once where nothing has to; told whether everything
    ///     has come to its end.
    /// - Returns: What moves, to wait for it or to end it.
    @discardableResult
    public final func animate(
        withDuration duration: Duration, delay: Duration = .zero,
        curve: AnimationCurve = .easeInOut, animations: @MainActor () -> Void,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> Animation {
        let animation = animation(duration, delay, curve, completion)
        if let application = window?.application {
            let isImmediate = application.movesAtOnce(duration, delay)
            application.animator.animate(animation, isImmediate: isImmediate, animations)
        } else {
            animations()
            animation.complete()
        }
        return animation
    }

    /// Moves a value of your own; it goes to its end at once when the view leaves its window.
    ///
    /// - Parameters:
    ///   - start: Where it begins; shown at once.
    ///   - end: Where it ends.
    ///   - duration: How long it takes, as for animate(withDuration:delay:curve:animations:completion:).
    ///   - delay: How long nothing moves before.
    ///   - curve: How it goes through its time.
    ///   - show: Is called with each value that is another than the one before; kept as long as it moves.
    ///   - completion: Is called when it moves no more.
    /// - Returns: What moves.
    @discardableResult
    public final func animate<Value: Interpolatable>(
        from start: Value, to end: Value, withDuration duration: Duration,
        delay: Duration = .zero, curve: AnimationCurve = .easeInOut,
        _ show: @escaping @MainActor (Value) -> Void,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> Animation {
        let animation = animation(duration, delay, curve, completion)
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

    /// Runs a block whose changes are seen at once, in the block of an animation too.
    public final func performWithoutAnimation(_ changes: @MainActor () -> Void) {
        guard let application = window?.application else { return changes() }
        application.animator.performWithoutAnimation(changes)
    }

    /// Stops what moves in this view, at its end or where it is; what moves in its subviews goes on.
    public final func removeAllAnimations(at position: AnimationPosition = .end) {
        for animation in rare?.animations ?? [] { animation.remove(at: position) { $0.view === self } }
    }

    /// Lets a property of a subclass move when it is set in the block of an animation; called by its `didSet`.
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
    ///   - property: The property, which is set again as long as it moves.
    ///   - oldValue: What it was.
    public final func animateChange<Root: View, Value: Interpolatable>(
        of property: ReferenceWritableKeyPath<Root, Value>, from oldValue: Value
    ) {
        guard let animator = containingWindow?.concernedAnimator, let root = self as? Root else {
            return
        }
        animator.propertyDidChange(root, property, from: oldValue)
    }

    /// Ends what moves in a view that leaves its window.
    final func endAnimationsOnLeaving() {
        for animation in rare?.animations ?? [] {
            animation.remove(at: .end, hasFinished: false) { $0.view === self }
        }
    }

    private final func animation(
        _ duration: Duration, _ delay: Duration, _ curve: AnimationCurve,
        _ completion: (@MainActor (Bool) -> Void)?
    ) -> Animation {
        let application = window?.application
        return Animation(
            start: (application?.clock.now ?? .zero) + max(delay, .zero),
            duration: max(duration, .zero), curve: curve, animator: application?.animator,
            completion: completion)
    }
}

extension Application {
    /// Whether nothing moves that takes so long.
    fileprivate func movesAtOnce(_ duration: Duration, _ delay: Duration) -> Bool {
        reducesMotion || max(duration, .zero) + max(delay, .zero) == .zero
    }
}

extension Window {
    /// The animator that has to hear of changes in the window; nil where none has.
    final var concernedAnimator: Animator? {
        guard let animator = application?.animator, animator.isConcerned else { return nil }
        return animator
    }
}
