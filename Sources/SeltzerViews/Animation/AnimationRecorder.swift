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
    private(set) var changes: [(key: AnimatedProperty.Key, property: () -> AnimatedProperty?)] = []

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
