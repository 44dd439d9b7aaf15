// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Why a test or another program could not use an element.
///
/// Its text is for people: what was looked for, what is most like it, and all elements that are there.
public struct ElementError: Error, Sendable, CustomStringConvertible {
    /// The problem.
    public enum Problem: String, Hashable, Sendable {
        /// There is no such element.
        case notFound
        /// Several elements fit.
        case ambiguous
        /// No press reaches the element.
        case unreachable
        /// The element is disabled.
        case disabled
        /// The element has no action of that name, or refuses it.
        case refused
        /// The element is still there.
        case notGone
    }

    /// The problem.
    public let problem: Problem
    /// The problem in sentences, without the elements that are there.
    public let sentence: String
    /// The sentences, and the elements that are there.
    public let description: String

    package init(_ problem: Problem, _ sentence: String, tree: [AccessibilityElement]) {
        self.problem = problem
        self.sentence = sentence
        let lines = tree.map { "\($0)" }.joined(separator: "\n")
        description = "\(sentence) The elements:\n\(lines.isEmpty ? "none" : lines)"
    }
}
