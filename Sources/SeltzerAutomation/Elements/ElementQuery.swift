// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The description of an element by a test or another program.
package struct ElementQuery: Hashable, Sendable, CustomStringConvertible {
    package var role: AccessibilityRole?
    package var label: String?
    package var identifier: String?
    /// Which one of several matching elements, in reading order, from 0; nil for all of them.
    package var occurrence: Int?
    /// The descriptions of the elements around the wanted element, the outermost first.
    package var containers: [ElementQuery] = []

    /// Creates a query; a property that is nil matches anything.
    package init(role: AccessibilityRole? = nil, label: String? = nil, identifier: String? = nil) {
        self.role = role
        self.label = label
        self.identifier = identifier
    }

    /// Returns the matching elements, in reading order.
    ///
    /// Equal labels win over labels that begin with the wanted text and a comma with a blank, such as
    /// labels of rows. These win over labels that differ only in case or in a final `…`. The cells of rows
    /// match only if nothing else does, or if the query has their role.
    package func matches(in roots: [AccessibilityElement]) -> [AccessibilityElement] {
        var candidates = roots.flatMap(\.all)
        for container in containers {
            candidates = container.chosen(of: candidates).flatMap { $0.children.flatMap(\.all) }
        }
        return chosen(of: candidates)
    }

    /// Returns the query that must be searched for in the data: the outermost container without a
    /// match, or else the query itself; and the elements that contain it.
    func missing(
        in roots: [AccessibilityElement]
    ) -> (query: ElementQuery, holders: [AccessibilityElement]) {
        var candidates = roots.flatMap(\.all)
        for (place, container) in containers.enumerated() {
            let chosen = container.chosen(of: candidates)
            if chosen.isEmpty {
                var outer = container
                outer.containers = Array(containers[..<place])
                return (outer, candidates)
            }
            candidates = chosen.flatMap(\.all)
        }
        return (self, candidates)
    }

    private func chosen(of candidates: [AccessibilityElement]) -> [AccessibilityElement] {
        let isForCells = role == .cell
        let others = isForCells ? candidates : candidates.filter { !$0.isCellOfRow }
        var all = own(of: others)
        if all.isEmpty, !isForCells { all = own(of: candidates) }
        guard let occurrence else { return all }
        return all.indices.contains(occurrence) ? [all[occurrence]] : []
    }

    private func own(of candidates: [AccessibilityElement]) -> [AccessibilityElement] {
        var candidates = candidates
        if let role { candidates.removeAll { $0.role != role } }
        if let identifier { candidates.removeAll { $0.identifier != identifier } }
        guard let label else { return candidates }
        // Computed once, and not for each element, because a label may be long.
        let (start, bare) = (label + Self.columnGap, Self.bare(label))
        let rules: [(String) -> Bool] = [
            { $0 == label },
            { $0.hasPrefix(start) },
            { Self.bare($0) == bare },
        ]
        return rules.lazy.map { rule in candidates.filter { rule($0.label ?? "") } }
            .first { !$0.isEmpty } ?? []
    }

    /// The text between the columns in the label of a row; a number such as `1,000` has no such text.
    static let columnGap = ", "

    static func bare(_ label: String) -> String {
        label.lowercased().filter { $0 != "…" }
    }

    /// Returns a sentence about the element most similar to the wanted one; nil if no element is
    /// similar.
    package func nearest(in roots: [AccessibilityElement]) -> String? {
        let all = roots.flatMap(\.all)
        guard let label else { return nil }
        if let other = all.first(where: { $0.label == label }) {
            return "There is a \(other.line)."
        }
        let sameRole = all.filter { role == nil || $0.role == role }.compactMap(\.label)
        guard
            let near = label.nearest(in: sameRole)
                ?? label.nearest(in: all.compactMap(\.label)),
            let element = all.first(where: { $0.label == near })
        else { return nil }
        return "The nearest one is the \(element.line)."
    }

    package var description: String {
        let words = [
            role?.description ?? "element", label.map { "\"\($0)\"" }, identifier.map { "#\($0)" },
            occurrence.map { "at \($0)" },
        ]
        let own = words.compactMap { $0 }.joined(separator: " ")
        return containers.last.map { "\(own) in the \($0)" } ?? own
    }
}
