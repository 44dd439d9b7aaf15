// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// A search in the text of a view: the matches so far, and the current match.
///
/// The text is searched part by part on another thread. A change of the text keeps the matches in other lines.
@MainActor
public final class FindSession {
    /// The query.
    public private(set) var query = TextQuery()

    /// The matches so far.
    public private(set) var found = FoundText(lineCount: 0)

    /// The current match; nil before the first.
    public private(set) var highlightedMatch: TextMatch?

    /// The reason why the query cannot be searched; nil for a valid query.
    public private(set) var error: TextQueryError?

    /// The direction of the last move if it wrapped around at an end of the text; otherwise nil.
    public private(set) var wrapDirection: FoundText.Direction?

    /// Whether the search still runs.
    public var isSearching: Bool { error == nil && !query.string.isEmpty && !found.isComplete }

    /// The number of matches so far.
    public var resultCount: Int { found.matches.count }

    /// The index of the current match, from 0; nil for none.
    public var highlightedResultIndex: Int? { highlightedMatch.flatMap { found.index(of: $0) } }

    private weak var view: (any TextSearching)?
    private let searcher = TextSearcher()
    private var task: Task<Void, Never>?
    /// The lines that are being searched, and whether they have changed since the start.
    private var current: (lines: Range<Int>, isStale: Bool)?
    /// The move that waits until lines are searched.
    private var request: Request?

    private struct Request {
        let from: TextMatch
        let direction: FoundText.Direction
        let isIncluded: Bool
        /// Whether the user requested the move; its match is then reported.
        let isByUser: Bool
    }

    /// Whether a move of the user waits until lines are searched.
    var isAwaitedByUser: Bool { request?.isByUser == true }

    /// Called after each change of the state.
    private let didChange: @MainActor () -> Void

    init(of view: any TextSearching, _ didChange: @escaping @MainActor () -> Void) {
        self.view = view
        self.didChange = didChange
    }

    deinit { task?.cancel() }

    /// Begins a search, and goes to the first match at or after a place; no event is posted.
    ///
    /// - Parameters:
    ///   - query: The query; an empty query ends the search.
    ///   - origin: The place where the search begins.
    public func performSearch(_ query: TextQuery, from origin: TextMatch) {
        performSearch(query, from: origin, isByUser: false)
    }

    func performSearch(_ query: TextQuery, from origin: TextMatch, isByUser: Bool) {
        self.query = query
        let text = view?.searchableText
        found = FoundText(
            lineCount: query.string.isEmpty ? 0 : text?.lineCount ?? 0, from: origin.line)
        highlightedMatch = nil
        wrapDirection = nil
        error = nil
        request = Request(
            from: origin, direction: .forward, isIncluded: true, isByUser: isByUser)
        stop()
        start()
        didChange()
    }

    /// Goes to the next or the previous match, and wraps around at the ends of the text.
    ///
    /// No event is posted. If lines on the way are not searched yet, the move waits for them.
    ///
    /// - Parameters:
    ///   - direction: The direction of the move.
    ///   - place: The place where the move begins; a match at this place counts. Nil to begin after the current match.
    public func highlightNextResult(
        in direction: FoundText.Direction, from place: TextMatch? = nil
    ) {
        highlightNextResult(in: direction, from: place, isByUser: false)
    }

    func highlightNextResult(
        in direction: FoundText.Direction, from place: TextMatch? = nil, isByUser: Bool
    ) {
        guard let view else { return }
        request = Request(
            from: place ?? highlightedMatch ?? view.searchOrigin, direction: direction,
            isIncluded: place != nil || highlightedMatch == nil, isByUser: isByUser)
        resolveRequest()
        didChange()
    }

    /// Forgets the search.
    public func invalidateFoundResults() {
        performSearch(TextQuery(), from: TextMatch(line: 0, range: 0..<0))
    }

    /// Follows a change of the text.
    func linesDidChange(_ lines: Range<Int>, count: Int) {
        guard !query.string.isEmpty else { return }
        if let current, lines.lowerBound < current.lines.upperBound { self.current?.isStale = true }
        let shift = count - lines.count
        found.replaceLines(lines, withCount: count)
        if let match = highlightedMatch {
            if match.line >= lines.upperBound {
                highlightedMatch?.line += shift
            } else if match.line >= lines.lowerBound {
                // The line may still contain the match; otherwise the next match becomes current.
                let line = min(match.line, max(0, lines.lowerBound + count - 1))
                highlightedMatch = TextMatch(line: line, range: match.range)
            }
        }
        if task == nil { start() }
        didChange()
    }

    // MARK: Searching

    private func stop() {
        task?.cancel()
        task = nil
        current = nil
    }

    private func start() {
        guard let view, !found.isComplete, error == nil else { return }
        task = ApplicationWork.start(in: view.window?.application) { [weak self] in
            while !Task.isCancelled, let step = self?.beginPart() {
                for await result in step { self?.endPart(result) }
            }
            if !Task.isCancelled { self?.task = nil }
        }
    }

    private typealias Result = Swift.Result<TextSearcher.Part, TextQueryError>

    /// Begins to search the next part; returns nil if no part is left.
    private func beginPart() -> AsyncStream<Result>? {
        guard let view, error == nil, !found.isComplete, let lines = found.unsearched.first else {
            return nil
        }
        current = (lines, false)
        let (text, query, searcher) = (view.searchableText, query, searcher)
        return AsyncStream { continuation in
            let search = Task.detached {
                continuation.yield(await searcher.search(text, lines: lines, for: query))
                continuation.finish()
            }
            // If the caller no longer waits, the search ends.
            continuation.onTermination = { _ in search.cancel() }
        }
    }

    private func endPart(_ result: Result) {
        guard let part = current, !Task.isCancelled else { return }
        current = nil
        switch result {
        case .failure(let error): self.error = error
        case .success where part.isStale: return
        case .success(let found):
            self.found.add(found)
            resolveRequest()
        }
        didChange()
    }

    private func resolveRequest() {
        guard let request else { return }
        switch found.next(
            from: request.from, request.direction, isIncluded: request.isIncluded)
        {
        case .unknown: return
        case .none:
            self.request = nil
            highlightedMatch = nil
        case .match(let index, let hasWrapped):
            let match = found.matches[index]
            wrapDirection = hasWrapped && !request.isIncluded ? request.direction : nil
            highlightedMatch = match
            self.request = nil
            show(match, isByUser: request.isByUser)
        }
    }

    private func show(_ match: TextMatch, isByUser: Bool) {
        guard let view else { return }
        guard isByUser else { return view.scrollFoundTextToVisible(match) }
        view.asUserIfPossible { view.scrollFoundTextToVisible(match) }
        view.post(TextFound(query: query, match: match), includingSelf: true)
    }
}
