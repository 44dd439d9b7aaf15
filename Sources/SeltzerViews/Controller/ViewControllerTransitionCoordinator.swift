// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The changes that a controller makes beside a change of its size.
///
/// ``ViewController/viewWillTransition(to:with:)`` gets it.
@MainActor
public final class ViewControllerTransitionCoordinator {
    private var changes: [(ViewControllerTransitionCoordinator) -> Void] = []
    private var completions: [(ViewControllerTransitionCoordinator) -> Void] = []

    init() {}

    /// Whether the change moves; always false.
    public var isAnimated: Bool { false }

    /// Runs blocks with the change.
    ///
    /// - Parameters:
    ///   - animation: Called when the view has its new size, before its layout; nil for none.
    ///   - completion: Called after it; nil for none.
    /// - Returns: Whether the blocks will run; always true.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((ViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((ViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        if let animation { changes.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the blocks.
    func finish() {
        for change in changes { change(self) }
        for completion in completions { completion(self) }
        (changes, completions) = ([], [])
    }
}

extension ViewController {
    /// The changes beside a movement between controllers: always nil, because controllers change places at once.
    public final var transitionCoordinator: ViewControllerTransitionCoordinator? { nil }
}

/// The argument of the blocks of a ``ViewControllerTransitionCoordinator``.
public typealias ViewControllerTransitionCoordinatorContext = ViewControllerTransitionCoordinator
