// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The model of a program that picks lines: lines arrive while the user types a pattern.
///
/// The search runs off the main actor, and starts again when the pattern changes. Each run covers
/// many lines, and reports progress at most once.
@MainActor
public final class LinePicker {
    /// The lines so far.
    public var lines = Lines() {
        didSet { continueSearch() }
    }

    /// The pattern to search for.
    public var pattern: FuzzyPattern {
        get { search.pattern }
        set {
            guard newValue != search.pattern else { return }
            running?.cancel()
            running = nil
            search = LineSearch(newValue, after: search)
            continueSearch()
        }
    }

    /// The matches; the matches of the earlier pattern until there are some for the present
    /// pattern.
    public private(set) var matches = LineMatches(pattern: FuzzyPattern(""))

    /// The numbers of the marked lines.
    public var marked: Set<Int> = []

    /// Called after ``matches`` or ``isSearching`` changed.
    public var didChange: @MainActor () -> Void = {}

    private var search = LineSearch(FuzzyPattern(""))
    private var running: Task<Void, Never>?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a picker without lines.
    public init() {}

    deinit {
        running?.cancel()
    }

    /// Whether some lines have not been searched for the current pattern yet.
    public var isSearching: Bool { running != nil }

    /// Waits until all current lines have been searched for the current pattern.
    public func settle() async {
        while isSearching { await withCheckedContinuation { waiting.append($0) } }
    }

    private func continueSearch() {
        guard running == nil else { return }
        guard !search.isComplete(for: lines) || matches.pattern != pattern else {
            let waiting = waiting
            self.waiting = []
            for continuation in waiting { continuation.resume() }
            return didChange()
        }
        let lines = lines
        let start = search
        running = Task { [weak self] in
            let result = await Self.advance(start, over: lines)
            // A replaced search must not change the state of its successor.
            guard let result, !Task.isCancelled, let self else { return }
            running = nil
            search = result
            matches = result.matches
            continueSearch()
        }
    }

    private nonisolated static func advance(_ search: LineSearch, over lines: Lines) async
        -> LineSearch?
    {
        var search = search
        return await search.advance(over: lines) ? search : nil
    }
}
