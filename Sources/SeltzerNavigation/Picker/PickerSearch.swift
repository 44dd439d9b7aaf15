// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The model of a picker: lines arrive while the user types a pattern.
///
/// The search runs off the main actor in a task for each processor, and starts again when the
/// pattern changes. Each run covers many lines, and then reports its matches. A longer pattern
/// searches only the matches of the pattern before.
@MainActor
public final class PickerSearch {
    /// The lines so far.
    ///
    /// Setting them continues the search: the new lines begin with the old ones.
    /// ``restart(with:)`` sets other lines.
    public var lines = PickerLines() {
        didSet { continueSearch() }
    }

    /// The pattern to search for.
    public var pattern: FuzzyPattern {
        get { search.pattern }
        set {
            guard newValue != search.pattern else { return }
            stop()
            search = LineSearch(newValue, after: search)
            continueSearch()
        }
    }

    /// The matches; the matches of the earlier pattern until there are some for the present
    /// pattern.
    public private(set) var matches = PickerMatches(
        pattern: FuzzyPattern(""), lines: PickerLines())

    /// The numbers of the marked lines.
    public var marked: Set<Int> = []

    /// Called after ``matches`` or ``isSearching`` changed.
    public var didChange: @MainActor () -> Void = {}

    private var search = LineSearch(FuzzyPattern(""))
    /// Whether ``matches`` still belong to the lines before ``restart(with:)``.
    private var isStale = false
    private var running: Task<Void, Never>?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a search without lines.
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

    /// Searches other lines for the same pattern, and removes all marks.
    ///
    /// The old ``matches`` stay until there are new lines, or until it is known that there are none.
    public func restart(with lines: PickerLines) {
        stop()
        marked = []
        isStale = true
        search = LineSearch(pattern)
        self.lines = lines
    }

    private func stop() {
        running?.cancel()
        running = nil
    }

    private func continueSearch() {
        guard running == nil else { return }
        let isWaiting = isStale && lines.count == 0 && lines.state == .reading
        let isDone =
            !isStale && search.isComplete(for: lines) && matches.pattern == pattern
        guard !isWaiting, !isDone else { return tell() }
        let lines = lines
        let start = search
        running = Task { [weak self] in
            let result = await Self.advance(start, over: lines)
            // A replaced search must not change the state of its successor.
            guard let result, !Task.isCancelled, let self else { return }
            running = nil
            isStale = false
            search = result
            matches = result.matches
            continueSearch()
            // More lines arrived meanwhile; the matches so far are shown.
            if isSearching { didChange() }
        }
    }

    private func tell() {
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
        didChange()
    }

    private nonisolated static func advance(_ search: LineSearch, over lines: PickerLines) async
        -> LineSearch?
    {
        var search = search
        return await search.advance(over: lines) ? search : nil
    }
}
