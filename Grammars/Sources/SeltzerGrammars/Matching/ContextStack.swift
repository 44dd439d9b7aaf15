// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The open contexts at a place of a text, as a list from the innermost one.
///
/// Stacks share their outer parts, so a line that enters no context adds no memory to the line before.
final class ContextStack: Hashable, Sendable {
    /// The maximum number of contexts; further ones are not entered.
    static var maximumDepth: Int { 256 }

    let context: GrammarContext
    /// The texts for `%1` and so on.
    let captures: [[UInt8]]
    let outer: ContextStack?
    let depth: Int

    init(_ context: GrammarContext, captures: [[UInt8]] = [], in outer: ContextStack? = nil) {
        (self.context, self.captures, self.outer) = (context, captures, outer)
        depth = (outer?.depth ?? 0) + 1
    }

    static func == (left: ContextStack, right: ContextStack) -> Bool {
        guard left.depth == right.depth else { return false }
        var (left, right) = (left, right)
        while left !== right {
            guard left.context === right.context, left.captures == right.captures else {
                return false
            }
            guard let outer = left.outer, let other = right.outer else { return true }
            (left, right) = (outer, other)
        }
        return true
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(depth)
        hasher.combine(context.number)
        hasher.combine(captures)
    }
}
