// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A search for an element that has no view yet, in the data of lists, tables, outlines and
/// collections.
///
/// It looks at the labels in the order of the data. An equal label ends the search; a label that
/// fits less well counts if there is no better one. The search is bounded in rows and in time, and
/// lets other work run in between.
@MainActor
final class DataSearch {
    /// A found element.
    struct Match {
        let view: any DataElements
        let index: Int
        let label: String
    }

    /// The maximum number of elements that one search looks at.
    static let elementLimit = 5_000_000
    /// The shortest time limit of a search.
    static let shortestTime = Duration.seconds(1)
    /// The time of one turn of the main actor.
    private static let turn = Duration.milliseconds(8)

    private let query: ElementQuery
    private let label: DataLabel
    private let isOver: @MainActor () -> Bool
    private var best: Match?
    /// The best rank of a label up to now.
    private var bestRank = Int.max
    /// The number of matches of the best rank before the wanted one.
    private var earlier = 0
    private var count = 0
    /// The rest of the time limit; only the search's own turns count.
    private var rest = Duration.zero
    /// Why the search ended early; nil if it did not.
    private(set) var limit: String?

    /// Creates a search; nil if the query has no label, or is for an element that no data has.
    init?(for query: ElementQuery, isOver: @escaping @MainActor () -> Bool) {
        guard let label = query.label, query.identifier == nil else { return nil }
        (self.query, self.label, self.isOver) = (query, DataLabel(label), isOver)
    }

    /// Returns the best match; nil if there is none within the limits.
    ///
    /// - Parameters:
    ///   - views: The views to search, in reading order.
    ///   - time: The time limit.
    func run(in views: [any DataElements], for time: Duration) async -> Match? {
        rest = max(time, Self.shortestTime)
        // The texts in a cell may be elements of their own.
        for view in views where [nil, .staticText, view.dataElementRole].contains(query.role) {
            guard await search(view) else { break }
        }
        return best
    }

    /// Searches one view; returns whether the search goes on in other views.
    private func search(_ view: any DataElements) async -> Bool {
        var index = 0
        var turn = ContinuousClock.now
        while index < view.dataElementCount, !isOver() {
            // One label may take long: a data source may make a cell for it.
            let worked = turn.duration(to: .now)
            if worked >= rest || count >= Self.elementLimit {
                let total = view.dataElementCount.formatted
                limit = "The search stopped at row \(index.formatted) of \(total)."
                return false
            }
            if worked >= Self.turn {
                rest -= worked
                await Task.yield()
                turn = .now
            }
            if take(view.dataElementLabel(at: index), of: view, index) { return false }
            index += 1
            count += 1
        }
        rest -= turn.duration(to: .now)
        return !isOver()
    }

    /// Takes a label into account; returns whether the search is at its end.
    private func take(_ text: String?, of view: any DataElements, _ index: Int) -> Bool {
        guard let text, let rank = label.rank(of: text), rank <= bestRank else { return false }
        if rank < bestRank { (bestRank, best, earlier) = (rank, nil, 0) }
        let wanted = query.occurrence ?? 0
        if best == nil, earlier == wanted {
            best = Match(view: view, index: index, label: text)
            return rank == 0
        }
        earlier += 1
        return false
    }
}

/// A wanted label, compared with the labels of data by the rules of ``ElementQuery``.
struct DataLabel {
    private let text: String
    private let start: String
    private let bare: String

    init(_ text: String) {
        (self.text, start, bare) = (text, text + ElementQuery.columnGap, ElementQuery.bare(text))
    }

    /// How well a label fits: 0 for an equal label or the first column of the wanted label, 1 for a
    /// label that begins with the wanted one and a comma with a blank, 2 for other case; nil if it
    /// does not fit.
    func rank(of label: String) -> Int? {
        if label == text { return 0 }
        if text.utf8.count > label.utf8.count, !label.isEmpty,
            text.utf8.dropFirst(label.utf8.count).starts(with: ElementQuery.columnGap.utf8),
            text.hasPrefix(label)
        {
            return 0
        }
        if label.utf8.count > text.utf8.count, label.hasPrefix(start) { return 1 }
        return mayFold(label) && ElementQuery.bare(label) == bare ? 2 : nil
    }

    /// Whether a label may be equal apart from case, which is cheaper to tell than whether it is.
    private func mayFold(_ label: String) -> Bool {
        var other = bare.utf8.makeIterator()
        for byte in label.utf8 {
            guard let next = other.next() else { return byte >= 0x80 }
            if byte >= 0x80 || next >= 0x80 { return true }
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            if (isUpper ? byte | 0x20 : byte) != next { return false }
        }
        return (other.next() ?? 0x80) >= 0x80
    }
}

extension Int {
    /// The number with its digits in groups of three.
    fileprivate var formatted: String {
        var text = ""
        for (place, digit) in String(self).reversed().enumerated() {
            if place > 0, place % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}
