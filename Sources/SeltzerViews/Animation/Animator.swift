// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Runs the animations of an application by its clock.
///
/// It has no timer while nothing moves.
@MainActor
final class Animator: ApplicationMotion {
    private(set) weak var application: Application?
    private var running: [Animation] = []
    private var properties: [AnimatedProperty.Key: AnimatedProperty] = [:]
    /// Whether the animator itself is setting a property.
    private(set) var isShowing = false
    private var timer: ApplicationTimer?
    private var frameTime: Duration = .zero
    /// The animations that have ended, but whose completions have not run.
    private var ended: [Animation] = []
    private var isDeliveryDue = false
    /// The closures of the program that run before each frame.
    private var links: [DisplayLink] = []
    /// Whether the timer sets the values of a frame; the completions run after all of them.
    private var isStepping = false

    init(application: Application) {
        self.application = application
    }

    /// Whether views must report changes of their properties: something moves, or the block of an
    /// animation runs.
    var isConcerned: Bool {
        !isShowing && (!properties.isEmpty || AnimationRecording.current != nil)
    }

    // MARK: Recording

    /// Animates the properties that a block has changed.
    ///
    /// - Parameters:
    ///   - recorder: The changes of the block; nil for none.
    ///   - animation: The animation, which begins.
    ///   - timing: Its timing.
    ///   - delay: The time before it begins.
    func animate(
        _ recorder: AnimationRecorder?, by animation: Animation, _ timing: AnimationTiming,
        _ delay: Duration
    ) {
        let isImmediate = application?.movesAtOnce(timing.duration, delay) ?? true
        animate(recorder?.movements ?? [], by: animation, isImmediate: isImmediate)
    }

    /// Lets an animator of the program move the properties that a block has changed.
    func animate(_ changes: AnimationRecording.Changes, by animation: Animation) {
        animate(changes.recorder.movements, by: animation, isImmediate: false)
    }

    private func animate(
        _ movements: [(key: AnimatedProperty.Key, property: AnimatedProperty?)],
        by animation: Animation, isImmediate: Bool
    ) {
        for (key, property) in movements {
            interrupt(key, isReplaced: true)
            guard let property, !isImmediate else { continue }
            properties[key] = property
            animation.add(property)
            // The block has set the last value, but the movement begins at the old one.
            property.show(0)
        }
        begin(animation)
    }

    /// Called when a property has been set, by the program or in the block of an animation.
    func propertyDidChange<Root: View, Value: Interpolatable>(
        _ view: Root, _ property: ReferenceWritableKeyPath<Root, Value>, from old: Value
    ) {
        guard !isShowing else { return }
        let key = AnimatedProperty.Key(view: ObjectIdentifier(view), property: property)
        if let recorder = AnimationRecording.current?.recorder(for: self) {
            recorder.note(view, property, from: old, key: key, in: self)
        } else if let running = properties[key], view[keyPath: property] != old {
            // A layout that sets the last value again does not stop the movement towards it.
            if running.isAtEnd { running.showAgain() } else { interrupt(key, isReplaced: true) }
        }
    }

    /// Called after a property was set that moves only on the screen: its value is the new one at once.
    ///
    /// - Parameter shown: The shown value.
    func valueDidChange<Value: Interpolatable>(
        _ view: View, _ property: ReferenceWritableKeyPath<View, Value>,
        shown: WritableKeyPath<MovingValues, Value?>, from old: Value
    ) {
        guard !isShowing else { return }
        let key = AnimatedProperty.Key(view: ObjectIdentifier(view), property: property)
        if let recorder = AnimationRecording.current?.recorder(for: self) {
            recorder.note(view, key: key) { [self] in
                let new = view[keyPath: property]
                // A further step starts at the end of the one before.
                let moving = recorder.hasStep(of: key) ? nil : view.rare?.moving?[keyPath: shown]
                let start = moving ?? old
                return new == start
                    ? nil : self.value(view, property, shown: shown, key: key, from: start, to: new)
            }
        } else if properties[key] != nil, view[keyPath: property] != old {
            interrupt(key, isReplaced: true)
        }
    }

    /// Creates the movement of a shown value from one value to another.
    private func value<Value: Interpolatable>(
        _ view: View, _ property: ReferenceWritableKeyPath<View, Value>,
        shown: WritableKeyPath<MovingValues, Value?>, key: AnimatedProperty.Key,
        from old: Value, to new: Value
    ) -> AnimatedProperty {
        let way = way(from: old, to: new, in: view)
        return AnimatedProperty(of: view, key: key) { [weak view] fraction in
            guard let view else { return }
            let value = way(fraction)
            guard view.rare?.moving?[keyPath: shown] != value else { return }
            view.show(value, as: shown)
        } isAtEnd: { [weak view] in
            view?[keyPath: property] == new
        } unshow: { [weak self, weak view] keepsShown in
            guard let self, let view else { return }
            let value = view.rare?.moving?[keyPath: shown]
            view.show(nil, as: shown)
            guard keepsShown, let value else { return }
            isShowing = true
            view[keyPath: property] = value
            isShowing = false
        }
    }

    /// Creates the movement of a view's property from one value to another; a key identifies the
    /// property.
    func property<Root: View, Value: Interpolatable>(
        _ view: Root, _ property: ReferenceWritableKeyPath<Root, Value>,
        key: AnimatedProperty.Key, from old: Value, to new: Value
    ) -> AnimatedProperty {
        let way = way(from: old, to: new, in: view)
        return AnimatedProperty(of: view, key: key) { [weak self] fraction in
            guard let self else { return }
            let value = way(fraction)
            guard view[keyPath: property] != value else { return }
            isShowing = true
            view[keyPath: property] = value
            isShowing = false
        } isAtEnd: {
            view[keyPath: property] == new
        }
    }

    /// Returns a function that maps the fraction of the way to a value.
    ///
    /// At the ends it returns the given values themselves.
    func way<Value: Interpolatable>(
        from old: Value, to new: Value, in view: View
    ) -> @MainActor (Double) -> Value {
        let resolver = application.map { ColorResolver(for: view, in: $0) }
        let start = resolver?.resolve(old) ?? old, end = resolver?.resolve(new) ?? new
        return { fraction in
            if fraction <= 0 { return old }
            return fraction == 1 ? new : start.interpolated(to: end, at: fraction)
        }
    }

    /// Stops the movement of a property.
    ///
    /// - Parameters:
    ///   - key: The property.
    ///   - isReplaced: Whether the property has got another value; if not, it takes the shown one.
    func interrupt(_ key: AnimatedProperty.Key, isReplaced: Bool = false) {
        guard let property = properties[key] else { return }
        for case let animation as Animation in property.view.rare?.animations ?? [] {
            animation.remove(at: .current, isReplaced: isReplaced) { $0 === property }
        }
    }

    // MARK: Moving

    /// Starts an animation.
    ///
    /// An animation without properties ends at once.
    func begin(_ animation: Animation) {
        guard !animation.isEmpty else { return animation.complete() }
        running.append(animation)
        schedule()
    }

    func forget(_ property: AnimatedProperty) {
        if let key = property.key, properties[key] === property { properties[key] = nil }
    }

    func forget(_ animation: Animation) {
        running.removeAll { $0 === animation }
        stopIfIdle()
    }

    private func stopIfIdle() {
        guard running.isEmpty, links.isEmpty else { return }
        timer?.cancel()
        timer = nil
    }

    /// Ends all animations at their last values.
    override func finishAll() {
        for animation in running { animation.finish() }
    }

    // MARK: Links

    /// Runs a link before each frame.
    func add(_ link: DisplayLink) {
        links.append(link)
        schedule()
    }

    /// Forgets a link.
    func remove(_ link: DisplayLink) {
        links.removeAll { $0 === link }
        stopIfIdle()
    }

    /// Called when a link is no longer paused.
    func linkDidChange() { schedule() }

    // MARK: Completions

    /// Runs the completions of an animation in a later turn of the main actor.
    ///
    /// - Parameter isHeldBack: Whether they wait for the time of a frame.
    func deliverLater(_ animation: Animation, isHeldBack: Bool) {
        guard !isHeldBack || isStepping, let application else {
            return deliver(animation, after: application?.frameInterval ?? .zero)
        }
        ended.append(animation)
        guard !isDeliveryDue, !isStepping else { return }
        isDeliveryDue = true
        ApplicationWork.start(in: application) { self.deliver() }
    }

    private func deliver(_ animation: Animation, after interval: Duration) {
        ApplicationWork.start(in: application) { [clock = application?.clock] in
            try? await clock?.sleep(for: interval)
            animation.deliver()
        }
    }

    /// Runs the completions of the animations that have ended up to now.
    override func deliver() {
        isDeliveryDue = false
        let animations = ended
        ended = []
        for animation in animations { animation.deliver() }
    }

    /// Waits for the next frame, unless nothing moves.
    func schedule() {
        guard timer == nil, !isStepping, let application else { return }
        let now = application.clock.now
        let starts = running.compactMap(\.movesFrom)
        guard let first = links.contains(where: { !$0.isPaused }) ? now : starts.min() else {
            return
        }
        let interval = application.frameInterval
        frameTime += interval
        // After a rest, and after late frames, the rhythm of frames starts again.
        if frameTime <= now { frameTime = now + interval }
        frameTime = max(frameTime, first)
        timer = ApplicationTimer(after: frameTime - now, in: application) { [weak self] in
            self?.timerFired()
        }
    }

    private func step(at now: Duration) {
        for animation in running { animation.step(at: now) }
        guard !links.isEmpty, let application else { return }
        let interval = application.frameInterval
        application.runAsCurrent {
            for link in links { link.frame(at: now, every: interval) }
        }
    }

    private func timerFired() {
        timer = nil
        guard let application else { return }
        let now = application.clock.now
        isStepping = true
        if let recorder = application.frames.recorder {
            recorder.animate { step(at: now) }
        } else {
            step(at: now)
        }
        isStepping = false
        deliver()
        schedule()
        application.frames.drawFrame()
    }
}

extension Application {
    /// Creates the animator; called once.
    final func makeMotion() -> ApplicationMotion { Animator(application: self) }

    /// The animator.
    final var animator: Animator {
        // There is no other subclass, and each change of a frame asks the animator.
        unsafeDowncast(motion, to: Animator.self)
    }
}
