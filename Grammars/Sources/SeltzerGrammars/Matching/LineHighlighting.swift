// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The highlighting of one line: applies the rules of the contexts from its start to its end.
///
/// Bounds: a thousand switches of the context without progress, and a time for the whole line. A line that exceeds them
/// has no colors from there on.
struct LineHighlighting: ~Copyable {
    /// The maximum number of switches in one place.
    private static var maximumSwitches: Int { 1_024 }
    /// The time for a line; a line of a usual definition takes less than a thousandth.
    private static var maximumTime: Duration { .milliseconds(500) }
    /// The number of searches that may take too many steps.
    private static var maximumStrikes: Int { 4 }

    private let line: LineBytes
    private let table: GrammarTable
    private let space: MatchSpace
    private var contexts: [GrammarContext?]
    private(set) var stack: ContextStack
    private(set) var result = HighlightedSpans()

    private var place = 0
    private var firstNonSpace = -1
    private var isContinued = false
    /// Where the next match of each search begins, for the present context; the length of the line for none.
    private var nextMatches: [Int]
    /// The next matches in contexts that are not the present one.
    private var kept: [(context: Int, captures: [[UInt8]], nextMatches: [Int])] = []
    private var strikes = 0
    private let start = ContinuousClock.now

    init(_ line: LineBytes, _ stack: ContextStack, _ table: GrammarTable) {
        (self.line, self.stack, self.table) = (line, stack, table)
        space = MatchSpace(length: line.count)
        contexts = table.contexts
        let context = stack.context
        nextMatches =
            context.hasSearches ? Array(repeating: 0, count: context.rules.count) : []
    }

    /// Highlights the line, and leaves its contexts.
    mutating func run() {
        guard line.count > 0 else { return runEmpty() }
        var switches = 0, steps = 0
        while place < line.count {
            let old = place
            steps += 1
            if steps % 128 == 0 || strikes > 0, isLate { break }
            step()
            switches = place > old ? 0 : switches + 1
            guard switches <= Self.maximumSwitches, strikes < Self.maximumStrikes else { break }
        }
        if place < line.count { result.add(.none, upTo: line.count) }
        guard !isContinued else { return }
        leave(\.lineEnd) { _ in false }
    }

    private mutating func runEmpty() {
        leave(\.lineEmpty) { $0.endsEmptyLine }
        result.add(stack.context.style, upTo: 0)
    }

    private var isLate: Bool {
        ContinuousClock.now - start > Self.maximumTime || Task.isCancelled
    }

    private mutating func leave(
        _ path: KeyPath<GrammarContext, ContextSwitch>, until isLast: (GrammarContext) -> Bool
    ) {
        var count = 0
        while count < Self.maximumSwitches {
            let next = stack.context[keyPath: path]
            guard !next.stays, change(next, captures: []), !isLast(stack.context) else { return }
            count += 1
        }
    }

    // MARK: Rules

    /// Applies the first rule that matches, or else passes one character.
    private mutating func step() {
        let context = stack.context
        for index in context.candidates[Int(line[place])] {
            let rule = context.rules[Int(index)]
            guard allows(rule) else { continue }
            let end = self.end(of: rule, Int(index))
            guard end > place else { continue }
            apply(rule, end)
            return
        }
        if let next = context.whereNothingMatches {
            _ = change(next, captures: [])
            return
        }
        place = line.end(after: place)
        result.add(context.style, upTo: place)
    }

    private mutating func allows(_ rule: GrammarRule) -> Bool {
        if let column = rule.parts.column, column != self.column { return false }
        guard rule.parts.needsFirstNonSpace else { return true }
        if firstNonSpace < 0 {
            firstNonSpace = 0
            while firstNonSpace < line.count, line.isSpace(at: firstNonSpace) {
                firstNonSpace = line.end(after: firstNonSpace)
            }
        }
        return place <= firstNonSpace
    }

    /// The number of characters before the place, as UTF-16 counts them.
    private var column: Int {
        var count = 0
        for index in 0..<place where line[index] & 0xC0 != 0x80 {
            count += line[index] >= 0xF0 ? 2 : 1
        }
        return count
    }

    private mutating func apply(_ rule: GrammarRule, _ end: Int) {
        let parts = rule.parts
        addMarks(parts, end)
        let isSearch = rule.kind == .pattern || rule.kind == .capturedPattern
        let captures =
            isSearch && !parts.contextSwitch.pushes.isEmpty && wantsCaptures(parts.contextSwitch)
            ? lastCaptures(rule) : []
        _ = change(parts.contextSwitch, captures: captures)
        guard !parts.isLookAhead else { return }
        result.add(parts.style ?? stack.context.style, upTo: end)
        place = end
        if end == line.count, rule.kind == .lineContinue { isContinued = true }
    }

    private mutating func addMarks(_ parts: GrammarRuleParts, _ end: Int) {
        let count = parts.isLookAhead ? 0 : end - place
        if parts.endRegion != 0 {
            result.marks.append(
                .init(
                    offset: place, count: parts.beginRegion != 0 ? 0 : count, isBeginning: false,
                    region: parts.endRegion))
        }
        if parts.beginRegion != 0 {
            result.marks.append(
                .init(offset: place, count: count, isBeginning: true, region: parts.beginRegion))
        }
    }

    private mutating func end(of rule: GrammarRule, _ index: Int) -> Int {
        switch rule.kind {
        case .keyword: return endOfKeyword(rule, index)
        case .pattern: return rule.parts.pattern.map { endOfMatch($0, index) } ?? place
        case .capturedPattern:
            let pattern = table.pattern(rule.parts, captures: stack.captures)
            return pattern.map { endOfMatch($0, index) } ?? place
        case .capturedCharacter:
            guard rule.parts.captureIndex < stack.captures.count,
                let first = stack.captures[rule.parts.captureIndex].first
            else { return place }
            let text = stack.captures[rule.parts.captureIndex]
            let count = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
            return line.begins(Array(text.prefix(count)), at: place) ? place + count : place
        case .capturedText:
            return endOfText(Templates.text(rule.parts.template, stack.captures), rule)
        default: return rule.end(line, from: place)
        }
    }

    private func endOfText(_ text: String, _ rule: GrammarRule) -> Int {
        guard !rule.parts.isInsensitive else {
            return line.end(ofFolded: FoldedText(text), at: place) ?? place
        }
        let bytes = Array(text.utf8)
        return line.begins(bytes, at: place) ? place + bytes.count : place
    }

    private mutating func endOfKeyword(_ rule: GrammarRule, _ index: Int) -> Int {
        guard place >= nextMatches[index], let keywords = rule.parts.keywords else { return place }
        let end = rule.parts.delimiters.endOfWord(line, from: place)
        if end > place, keywords.contains(line, place..<end) { return end }
        // No keyword begins in the middle of a word.
        nextMatches[index] = end
        return place
    }

    private mutating func endOfMatch(_ pattern: Pattern, _ index: Int) -> Int {
        guard place >= nextMatches[index] else { return place }
        switch pattern.search(line, from: place, space) {
        case .match(let start, let end):
            if start == place { return end }
            nextMatches[index] = start
        case .none: nextMatches[index] = .max
        case .gaveUp:
            nextMatches[index] = .max
            strikes += 1
        }
        return place
    }

    // MARK: Contexts

    /// Whether one of the contexts to enter depends on captures.
    private mutating func wantsCaptures(_ next: ContextSwitch) -> Bool {
        next.pushes.contains { context($0)?.isDynamic == true }
    }

    private func lastCaptures(_ rule: GrammarRule) -> [[UInt8]] {
        let pattern =
            rule.kind == .pattern
            ? rule.parts.pattern : table.pattern(rule.parts, captures: stack.captures)
        return pattern?.captures(line, space) ?? []
    }

    private mutating func context(_ number: Int) -> GrammarContext? {
        if number < contexts.count, let context = contexts[number] { return context }
        let context = table.context(number)
        contexts = table.contexts
        return context
    }

    /// Leaves and enters contexts.
    ///
    /// - Returns: False if the outermost context would have to be left, and none is entered.
    private mutating func change(_ next: ContextSwitch, captures: [[UInt8]]) -> Bool {
        guard !next.stays else { return true }
        let entered = next.pushes.compactMap { context($0) }
        // Without the contexts to enter, the present one goes on.
        guard entered.isEmpty == next.pushes.isEmpty else { return true }
        let old = stack
        var pops = next.pops
        while pops > 0, let outer = stack.outer {
            stack = outer
            pops -= 1
        }
        for context in entered where stack.depth < ContextStack.maximumDepth {
            stack = ContextStack(context, captures: context.isDynamic ? captures : [], in: stack)
        }
        if stack.context !== old.context || stack.captures != old.captures { keepMatches(of: old) }
        return pops == 0 || !entered.isEmpty
    }

    /// Keeps the known next matches of the context that was left, and takes those of the present one.
    private mutating func keepMatches(of old: ContextStack) {
        if !nextMatches.isEmpty {
            kept.append((old.context.number, old.captures, nextMatches))
        }
        let context = stack.context
        guard context.hasSearches else { return nextMatches = [] }
        let captures = stack.captures
        let index = kept.lastIndex { $0.context == context.number && $0.captures == captures }
        if let index {
            nextMatches = kept.remove(at: index).nextMatches
        } else {
            nextMatches = Array(repeating: 0, count: context.rules.count)
        }
    }
}
