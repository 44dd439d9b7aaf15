// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// A search in the text of a view: what was found so far, and the current match.
///
/// The text is searched part by part on a thread of its own. Changes of the text keep what was found elsewhere.
@MainActor
public final class FindSession {
    /// What is looked for.
    public private(set) var query = TextQuery()

    /// What was found so far.
    public private(set) var found = FoundText(lineCount: 0)

    /// The current match; nil before the first.
    public private(set) var highlightedMatch: TextMatch?

    /// The reason why nothing is searched; nil for none.
    public private(set) var error: TextQueryError?

    /// The direction of the last move if it went on at the other end of the text; nil if it did not.
    public private(set) var wrapDirection: FoundText.Direction?

    /// Whether lines are still searched.
    public var isSearching: Bool { error == nil && !query.string.isEmpty && !found.isComplete }

    /// The number of matches so far.
    public var resultCount: Int { found.matches.count }

    /// The index of the current match, from 0; nil for none.
    public var highlightedResultIndex: Int? { highlightedMatch.flatMap { found.index(of: $0) } }

    private weak var view: (any TextSearching)?
    private let searcher = TextSearcher()
    private var task: Task<Void, Never>?
    /// The lines that are searched at the moment, and whether they have changed since.
    private var current: (lines: Range<Int>, isStale: Bool)?
    /// The move that waits for lines to be searched.
    private var request: Request?

    private struct Request {
        let from: TextMatch
        let direction: FoundText.Direction
        let isIncluded: Bool
        /// Whether the user waits for the match, which is then reported.
        let isByUser: Bool
    }

    /// Whether the user waits for a match in lines that are still searched.
    var isAwaitedByUser: Bool { request?.isByUser == true }

    /// Called after each change of the state.
    private let didChange: @MainActor () -> Void

    init(of view: any TextSearching, _ didChange: @escaping @MainActor () -> Void) {
        self.view = view
        self.didChange = didChange
    }

    deinit { task?.cancel() }

    /// Begins a search, and goes to the first match from a place on; no event is posted.
    ///
    /// - Parameters:
    ///   - query: What to look for; an empty one ends the search.
    ///   - origin: Where to begin.
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

    /// Goes to the next or the previous match; past the last one, to the first.
    ///
    /// No event is posted. If lines between are not searched yet, goes there as soon as they are.
    ///
    /// - Parameters:
    ///   - direction: Where to go.
    ///   - place: A place to begin at, where a match counts too; nil for the current match.
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
                // The line may still have it; if not, the next one counts.
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

    /// Begins to search the next part; nil if nothing is left.
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
            // Whoever does not wait any more ends the search, too.
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
