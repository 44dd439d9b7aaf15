// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Moves what an application animates, in step with its clock; while nothing moves it waits for nothing.
@MainActor
final class Animator {
    private weak var application: Application?
    private var running: [Animation] = []
    private var properties: [AnimatedProperty.Key: AnimatedProperty] = [:]
    private var recorder: AnimationRecorder?
    /// Whether a change is the animator's own.
    private var isShowing = false
    private var timer: ApplicationTimer?
    private var frameTime: Duration = .zero

    init(application: Application) {
        self.application = application
    }

    /// Whether changes have to be told.
    var isConcerned: Bool { (recorder != nil || !properties.isEmpty) && !isShowing }

    // MARK: Recording

    /// Runs a block, and sets in motion what it has changed.
    func animate(
        _ animation: Animation, isImmediate: Bool, _ block: @MainActor () -> Void
    ) {
        let outer = recorder
        let recorder = AnimationRecorder()
        self.recorder = recorder
        block()
        self.recorder = outer
        for change in recorder.changes {
            let property = change.property()
            interrupt(change.key)
            guard let property, !isImmediate else { continue }
            properties[change.key] = property
            animation.add(property)
            // What the block has set is where it goes; it is still where it was.
            property.show(0)
        }
        begin(animation)
    }

    /// Runs a block whose changes are seen at once.
    func performWithoutAnimation(_ block: @MainActor () -> Void) {
        let outer = recorder
        recorder = nil
        block()
        recorder = outer
    }

    /// Hears that a property has been set, by somebody else or in a block of an animation.
    func propertyDidChange<Root: View, Value: Interpolatable>(
        _ view: Root, _ property: ReferenceWritableKeyPath<Root, Value>, from old: Value
    ) {
        guard !isShowing else { return }
        let key = AnimatedProperty.Key(view: ObjectIdentifier(view), property: property)
        if let recorder {
            recorder.note(view, property, from: old, key: key, in: self)
        } else if let running = properties[key], view[keyPath: property] != old {
            // A layout that sets what it has set before does not stop what is on its way there.
            if running.isAtEnd { running.showAgain() } else { interrupt(key) }
        }
    }

    /// Returns a property of a view on its way.
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

    /// Returns the values from one to another, which are those themselves at the ends.
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

    /// Leaves a property as it stands.
    private func interrupt(_ key: AnimatedProperty.Key) {
        guard let property = properties[key] else { return }
        for animation in property.view.rare?.animations ?? [] {
            animation.remove(at: .current) { $0 === property }
        }
    }

    // MARK: Moving

    /// Lets an animation run; one in which nothing moves has ended.
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
        if running.isEmpty {
            timer?.cancel()
            timer = nil
        }
    }

    /// Brings everything to its end.
    func finishAll() {
        for animation in running { animation.finish() }
    }

    private func schedule() {
        guard timer == nil, let application, let first = running.map(\.start).min() else { return }
        let now = application.clock.now
        let interval = application.frameInterval
        frameTime += interval
        // After a rest, or where frames were late, the frames begin anew.
        if frameTime <= now { frameTime = now + interval }
        frameTime = max(frameTime, first)
        timer = ApplicationTimer(after: frameTime - now, in: application) { [weak self] in
            self?.timerFired()
        }
    }

    private func timerFired() {
        timer = nil
        guard let application else { return }
        let now = application.clock.now
        for animation in running { animation.step(at: now) }
        schedule()
        application.frames.drawFrame()
    }
}
