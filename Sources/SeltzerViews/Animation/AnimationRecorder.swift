// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What the block of an animation has changed, in the order of the first changes.
@MainActor
final class AnimationRecorder {
    private var seen: Set<AnimatedProperty.Key> = []
    /// Makes properties that go from what they were to what they are at the end of the block; nil for what
    /// is as before.
    private(set) var changes: [(key: AnimatedProperty.Key, property: () -> AnimatedProperty?)] = []

    /// Notes a property's value from before the block.
    func note<Root: View, Value: Interpolatable>(
        _ view: Root, _ property: ReferenceWritableKeyPath<Root, Value>, from old: Value,
        key: AnimatedProperty.Key, in animator: Animator
    ) {
        guard seen.insert(key).inserted else { return }
        changes.append(
            (
                key,
                {
                    let new = view[keyPath: property]
                    return new == old
                        ? nil : animator.property(view, property, key: key, from: old, to: new)
                }
            ))
    }
}
