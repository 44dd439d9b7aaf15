// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How much of some work is done, told by who does it and shown by ``ProgressView/observedProgress``.
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
    /// All that is to be done; 0 or less where that is not known.
    public var totalUnitCount: Int {
        didSet { if totalUnitCount != oldValue { notifyObservers() } }
    }

    /// What is done; more than all counts as all.
    public var completedUnitCount = 0 {
        didSet { if completedUnitCount != oldValue { notifyObservers() } }
    }

    private var observers: [WeakView] = []

    private struct WeakView {
        weak var view: ProgressView?
    }

    /// Creates work of which nothing is done.
    public init(totalUnitCount: Int) {
        self.totalUnitCount = totalUnitCount
    }

    /// Whether it is not known how much there is to do.
    public var isIndeterminate: Bool { totalUnitCount <= 0 }

    /// What is done, from 0 to 1; 0 where it is not known how much there is to do.
    public var fractionCompleted: Double {
        guard totalUnitCount > 0 else { return 0 }
        return min(max(Double(completedUnitCount) / Double(totalUnitCount), 0), 1)
    }

    /// Whether all is done.
    public var isFinished: Bool { totalUnitCount > 0 && completedUnitCount >= totalUnitCount }

    /// Adds who shows the progress; held weakly.
    func add(_ view: ProgressView) {
        observers.removeAll { $0.view == nil || $0.view === view }
        observers.append(WeakView(view: view))
    }

    func remove(_ view: ProgressView) {
        observers.removeAll { $0.view == nil || $0.view === view }
    }

    private func notifyObservers() {
        for observer in observers { observer.view?.progressDidChange(self) }
    }
}
