// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Lines that become more while somebody types what to find in them; the model of a program that picks lines.
///
/// The search goes on beside the main actor. It begins anew when something else is looked for, and is told of at
/// most once for each go over many lines.
@MainActor
public final class LinePicker {
    /// The lines so far.
    public var lines = Lines() {
        didSet { continueSearch() }
    }

    /// What is looked for.
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

    /// What was found: that of an earlier pattern until something is known of the present one.
    public private(set) var matches = LineMatches(pattern: FuzzyPattern(""))

    /// The lines that are marked, by their numbers.
    public var marked: Set<Int> = []

    /// Called when ``matches`` or ``isSearching`` has changed.
    public var didChange: @MainActor () -> Void = {}

    private var search = LineSearch(FuzzyPattern(""))
    private var running: Task<Void, Never>?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a picker without lines.
    public init() {}

    deinit {
        running?.cancel()
    }

    /// Whether some of the lines have not been searched for the present pattern.
    public var isSearching: Bool { running != nil }

    /// Returns when the lines that are there have been searched for the present pattern.
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
            // A search that was replaced must not touch the one that came after it.
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
