// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The reason why a test or another program could not use an element.
///
/// Its text is for people: it describes the wanted element, the most similar one, and all existing
/// elements.
public struct ElementError: Error, Sendable, CustomStringConvertible {
    /// The problem.
    public enum Problem: String, Hashable, Sendable {
        /// No element matches.
        case notFound
        /// Several elements match.
        case ambiguous
        /// No press reaches the element.
        case unreachable
        /// The element is disabled.
        case disabled
        /// The element has no action of that name, or refuses it.
        case refused
        /// The element still exists.
        case notGone
    }

    /// The problem.
    public let problem: Problem
    /// The problem in sentences, without the list of existing elements.
    public let sentence: String
    /// The problem in sentences, and the list of existing elements.
    public let description: String

    package init(_ problem: Problem, _ sentence: String, tree: [AccessibilityElement]) {
        self.problem = problem
        self.sentence = sentence
        let lines = tree.map { "\($0)" }.joined(separator: "\n")
        description = "\(sentence) The elements:\n\(lines.isEmpty ? "none" : lines)"
    }
}
