// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Synchronization

/// The definitions of a library, which are read when they are first needed; any thread may use it.
final class GrammarTable: Sendable {
    private let compiler: Mutex<GrammarCompiler>
    private let patterns = Mutex<[PatternKey: Pattern?]>([:])

    /// The maximum number of expressions with captures that are kept.
    private static var maximumPatterns: Int { 512 }

    private struct PatternKey: Hashable {
        let text: String
        let options: Pattern.Options
    }

    init(directories: [String]) {
        compiler = Mutex(GrammarCompiler(directories: directories))
    }

    /// Runs a closure with the definitions.
    func with<Result: Sendable>(_ body: (inout GrammarCompiler) throws -> Result) rethrows -> Result
    {
        // The type of the closure's argument is the same, but it must not be sent.
        try compiler.withLock { compiler in try body(&compiler) }
    }

    /// The contexts that were made so far, by their numbers; nil for others.
    var contexts: [GrammarContext?] { with { $0.contexts } }

    /// Returns a context by its number, and makes it if it is new; nil if its definition has a fault.
    func context(_ number: Int) -> GrammarContext? { with { $0.context(number) } }

    /// Returns the expression of a rule for captures; nil if it has a fault.
    func pattern(_ parts: GrammarRuleParts, captures: [[UInt8]]) -> Pattern? {
        let text = Templates.pattern(parts.template, captures)
        let key = PatternKey(text: text, options: parts.options)
        return patterns.withLock { patterns in
            if let known = patterns[key] { return known }
            if patterns.count >= Self.maximumPatterns { patterns = [:] }
            let pattern = try? Pattern(text, parts.options)
            patterns[key] = .some(pattern)
            return pattern
        }
    }
}
