// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Records the changes that the block of an animation makes, for the animator of each application.
///
/// The views of a block find their animators by themselves, so that a block needs no application.
@MainActor
final class AnimationRecording {
    /// The changes of views of one application.
    struct Changes {
        let animator: Animator
        let recorder: AnimationRecorder
    }

    private nonisolated static let innermost = TaskLocal<AnimationRecording?>(wrappedValue: nil)

    /// The timing of the animation; nil for a block whose changes are not animated.
    let timing: AnimationTiming?
    /// The only animator that records; nil for all.
    let animator: Animator?
    /// Whether a ``ViewPropertyAnimator`` moves the properties; the blocks of animations inside of
    /// this block then belong to it.
    let isPaced: Bool
    /// The recording of the animation of which this block is a step; nil for no step.
    private let whole: AnimationRecording?
    private var changes: [Changes] = []
    /// Whether the block runs.
    ///
    /// A task that the block starts inherits the recording, but is no part of it.
    private var isOpen = true

    /// Creates a recording.
    ///
    /// - Parameters:
    ///   - timing: The timing of the animation; nil if the changes are not animated.
    ///   - animator: The only animator that records; nil for all.
    ///   - isPaced: Whether a ``ViewPropertyAnimator`` moves the properties.
    ///   - whole: The recording of the animation of which the block is a step; nil for no step.
    init(
        _ timing: AnimationTiming?, for animator: Animator? = nil, isPaced: Bool = false,
        in whole: AnimationRecording? = nil
    ) {
        (self.timing, self.animator) = (timing, animator)
        (self.isPaced, self.whole) = (isPaced, whole)
    }

    /// The recording of the innermost block that runs; nil outside of such blocks.
    static var current: AnimationRecording? {
        guard let recording = innermost.get(), recording.isOpen else { return nil }
        return recording
    }

    /// Whether a block runs that turns animations off, also in blocks inside of it.
    static var isSuspended: Bool {
        guard let current else { return !View.areAnimationsEnabled }
        return current.timing == nil
    }

    /// Runs a block, and returns its changes.
    ///
    /// - Parameters:
    ///   - laysOutSubviews: Whether the changed views are laid out at the end of the block.
    ///   - block: Makes the changes.
    func run(laysOutSubviews: Bool = false, _ block: () -> Void) -> [Changes] {
        Self.innermost.withValue(self) {
            block()
            guard laysOutSubviews else { return }
            for change in changes {
                for view in change.recorder.views { view.layoutIfNeeded() }
            }
        }
        isOpen = false
        defer { changes = [] }
        return changes
    }

    /// Returns the recorder of an animator; nil if the changes of its views are not recorded.
    func recorder(for animator: Animator) -> AnimationRecorder? {
        guard timing != nil, self.animator == nil || self.animator === animator else { return nil }
        if let known = changes.first(where: { $0.animator === animator }) { return known.recorder }
        let recorder = AnimationRecorder(in: whole?.recorder(for: animator))
        changes.append(Changes(animator: animator, recorder: recorder))
        return recorder
    }
}
