// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Records the properties that the block of an animation changes, in the order of their first
/// changes.
@MainActor
final class AnimationRecorder {
    private var seen: Set<AnimatedProperty.Key> = []
    /// The changed views, in the order of their first changes.
    private(set) var views: [View] = []
    private var seenViews: Set<ObjectIdentifier> = []
    /// The changed properties.
    ///
    /// Each closure makes the movement from the value before the block to the present value. It
    /// returns nil if both are equal.
    private var changes: [(key: AnimatedProperty.Key, property: () -> AnimatedProperty?)] = []

    /// The steps of properties that move in several ones.
    private var steps: [AnimatedProperty.Key: [AnimatedProperty.Step]] = [:]
    /// The recorder whose steps precede this one's changes; nil for none.
    private let whole: AnimationRecorder?

    /// Creates a recorder.
    ///
    /// - Parameter whole: The recorder of the animation in which this one records a step.
    init(in whole: AnimationRecorder? = nil) { self.whole = whole }

    /// The movements from the values before the block to the present ones; nil for a property that
    /// has its old value.
    var movements: [(key: AnimatedProperty.Key, property: AnimatedProperty?)] {
        changes.map { change in
            (change.key, steps[change.key].map { AnimatedProperty(of: $0) } ?? change.property())
        }
    }

    /// Whether a property has moved in an earlier step, at whose end it starts.
    func hasStep(of key: AnimatedProperty.Key) -> Bool { whole?.steps[key] != nil }

    /// Adds the changes of a step.
    ///
    /// - Parameters:
    ///   - recorder: The recorder of the step.
    ///   - start: The time at which the step begins, from 0 to 1.
    ///   - end: The time at which it ends.
    ///   - jumps: Whether the properties jump at its end.
    func add(_ recorder: AnimationRecorder, from start: Double, to end: Double, jumps: Bool) {
        for (key, property) in recorder.movements {
            guard let property else { continue }
            let step = AnimatedProperty.Step(
                property: property, start: start, end: end, jumps: jumps)
            steps[key, default: []].append(step)
            note(property.view, key: key) { nil }
        }
    }

    /// Records the value that a property had before the block.
    func note<Root: View, Value: Interpolatable>(
        _ view: Root, _ property: ReferenceWritableKeyPath<Root, Value>, from old: Value,
        key: AnimatedProperty.Key, in animator: Animator
    ) {
        note(view, key: key) {
            let new = view[keyPath: property]
            return new == old
                ? nil : animator.property(view, property, key: key, from: old, to: new)
        }
    }

    /// Records a change of a property; only the first one counts.
    ///
    /// - Parameter movement: Makes the movement; returns nil if there is none.
    func note(
        _ view: View, key: AnimatedProperty.Key, movement: @escaping () -> AnimatedProperty?
    ) {
        guard seen.insert(key).inserted else { return }
        if seenViews.insert(ObjectIdentifier(view)).inserted { views.append(view) }
        changes.append((key, movement))
    }
}
