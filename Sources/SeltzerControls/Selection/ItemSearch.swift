// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Finds the items that match a typed text (``/SeltzerScreen/FuzzyMatcher``), and marks the found letters.
package enum ItemSearch {
    /// Returns the indices of the items that match, the best first; items with equal scores keep their order.
    ///
    /// - Parameters:
    ///   - query: The typed text.
    ///   - items: The texts.
    ///   - candidates: The indices to look at, in order; nil for all.
    /// - Returns: An empty array if the task is cancelled meanwhile.
    package static func matches(
        of query: String, in items: [String], among candidates: [Int]? = nil
    ) -> [Int] {
        var matcher = FuzzyMatcher(query)
        var found: [(index: Int, score: Int)] = []
        func look(at index: Int) {
            if let score = matcher.score(items[index]) { found.append((index, score)) }
        }
        if let candidates {
            for index in candidates { look(at: index) }
        } else {
            for index in items.indices {
                if index.isMultiple(of: 256), Task.isCancelled { return [] }
                look(at: index)
            }
        }
        found.sort { ($1.score, $0.index) < ($0.score, $1.index) }
        return found.map(\.index)
    }

    /// Returns an item with the letters of a query marked.
    package static func marked(_ item: String, matching query: String) -> StyledText {
        var text = StyledText(item)
        var matcher = FuzzyMatcher(query)
        if !query.isEmpty, let match = matcher.match(item) {
            text.addStyle(.match, in: match)
        }
        return text
    }
}
