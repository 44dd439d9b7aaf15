// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The progress of some work: the worker updates it, and a view shows it (``ProgressView/observedProgress``).
///
/// ```swift
/// let progress = WorkProgress(totalUnitCount: files.count)
/// progressView.observedProgress = progress
/// for file in files {
///     await copy(file)
///     progress.completedUnitCount += 1
/// }
/// ```
@MainActor
public final class WorkProgress {
    /// The total number of units; 0 or less if it is unknown.
    public var totalUnitCount: Int {
        didSet { if totalUnitCount != oldValue { notifyObservers() } }
    }

    /// The number of units that are done; more than the total counts as the total.
    public var completedUnitCount = 0 {
        didSet { if completedUnitCount != oldValue { notifyObservers() } }
    }

    private var observers: [Weak<ProgressView>] = []

    /// Creates the progress of work that has not started.
    public init(totalUnitCount: Int) {
        self.totalUnitCount = totalUnitCount
    }

    /// Whether the total is unknown.
    public var isIndeterminate: Bool { totalUnitCount <= 0 }

    /// The part that is done, from 0 to 1; 0 if the total is unknown.
    public var fractionCompleted: Double {
        guard totalUnitCount > 0 else { return 0 }
        return min(max(Double(completedUnitCount) / Double(totalUnitCount), 0), 1)
    }

    /// Whether the work is done.
    public var isFinished: Bool { totalUnitCount > 0 && completedUnitCount >= totalUnitCount }

    /// Adds a view that shows the progress; the view is held weakly.
    func add(_ view: ProgressView) {
        observers.removeAll { $0.object == nil || $0.object === view }
        observers.append(Weak(view))
    }

    func remove(_ view: ProgressView) {
        observers.removeAll { $0.object == nil || $0.object === view }
    }

    private func notifyObservers() {
        for observer in observers { observer.object?.progressDidChange(self) }
    }
}
