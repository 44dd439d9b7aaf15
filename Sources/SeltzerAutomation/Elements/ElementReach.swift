// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Reaches an element that has no view yet: it finds the row in the data, and scrolls to it.
@MainActor
final class ElementReach {
    private let driver: any ElementDriver
    private let query: ElementQuery
    private let isOver: @MainActor () -> Bool
    /// A sentence if the search of the data ended before the end of the data; nil if not.
    private(set) var limit: String?

    /// Creates a search for the element that a query describes.
    ///
    /// - Parameter isOver: Returns whether nobody needs the element any more.
    init(
        _ driver: any ElementDriver, _ query: ElementQuery,
        isOver: @escaping @MainActor () -> Bool = { false }
    ) {
        (self.driver, self.query, self.isOver) = (driver, query, isOver)
    }

    private var tree: [AccessibilityElement] { driver.application.accessibilityElements }

    /// Returns the place of the wanted element or its container in the data, and whether it is the
    /// wanted element itself; nil if the data have neither.
    func find(
        since start: ContinuousClock.Instant
    ) async -> (match: DataSearch.Match, isWanted: Bool)? {
        let (missing, holders) = query.missing(in: tree)
        let search = DataSearch(for: missing) { [driver, isOver] in driver.isOver || isOver() }
        guard let search else { return nil }
        let views = holders.compactMap { $0.part == nil ? $0.view as? any DataElements : nil }
        let match = await search.run(
            in: views, for: driver.patience - start.duration(to: .now))
        limit = search.limit
        return match.map { ($0, missing == query) }
    }

    /// Scrolls to the rows that the query needs, and returns the matching elements.
    func matches(since start: ContinuousClock.Instant) async -> [AccessibilityElement] {
        // Each round reaches one container.
        for _ in 0...query.containers.count {
            guard let (match, isWanted) = await find(since: start) else { return [] }
            match.view.scrollToDataElement(at: match.index)
            await driver.settle()
            if isWanted { return elements(at: match) }
            let found = query.matches(in: tree)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The elements that match at a place in the data.
    private func elements(at match: DataSearch.Match) -> [AccessibilityElement] {
        var each = query
        each.occurrence = nil
        let all = each.matches(in: tree)
        if query.occurrence == nil, !all.isEmpty { return all }
        // The text of a row that typing finds may differ from the label of its cell.
        return tree.flatMap(\.all).filter {
            $0.index == match.index && $0.part == nil && $0.role == match.view.dataElementRole
                && $0.view.isDescendant(of: match.view)
        }
    }
}
