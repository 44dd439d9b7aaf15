// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The changes of a record that a test can expect after an input: texts that appeared or went, and
/// the focus.
///
/// Rows that change again and again without input show the time or data from outside; no test
/// expects their texts.
struct RecordedChanges {
    /// The rows that the program changes by itself several times.
    private let restless: Set<Int>
    /// The titles of tools, such as the inspector, which a test does not have.
    private let tools: Set<String>
    /// The start of the copied folder's name in paths, which are different in a test; nil for none.
    private let path: String?
    /// The events that came without input.
    let ownEvents: Set<String>
    private var rows: [Int: String] = [:]
    private var focus: ElementQuery?
    private var before: (rows: [Int: String], focus: ElementQuery?) = ([:], nil)
    /// The time of the last input.
    private var inputTime = Duration.zero
    /// The rows a second after the last input; nil before.
    private var early: [Int: String]?

    /// The time after which a change is not the answer to an input.
    private static var answerTime: Duration { .milliseconds(500) }
    /// The maximum number of texts that a test expects after an input.
    private static var mostTexts: Int { 2 }

    init(_ steps: [SessionRecord.Step], folder: String? = nil) {
        path = folder.map { "/\($0)" }
        var (counts, own, last) = ([Int: Int](), Set<String>(), Duration.zero)
        var tools: Set<String> = []
        for step in steps {
            let isLate = step.time - last > Self.answerTime
            switch step.content {
            case .input: last = step.time
            case .rows(let changed) where isLate:
                for row in changed.keys { counts[row, default: 0] += 1 }
            case .event(let words) where isLate: own.insert(words)
            case .look(let look): tools.formUnion(look.tools.map(\.title))
            case .rows, .event, .external: break
            }
        }
        restless = Set(counts.filter { $0.value > 1 }.keys)
        ownEvents = own
        self.tools = tools
    }

    /// Takes a recorded screen.
    mutating func take(_ changed: [Int: String], focus: ElementQuery?, at time: Duration) {
        if time - inputTime > .seconds(1), early == nil { early = rows }
        rows.merge(changed) { $1 }
        self.focus = focus
    }

    /// Takes an input.
    mutating func take(inputAt time: Duration) {
        inputTime = time
        early = nil
    }

    /// Returns what changed since the last call, as expectations.
    mutating func expectations() -> [String] {
        defer { before = (rows, focus) }
        guard !before.rows.isEmpty else { return [] }
        let (old, new) = (Self.text(before.rows), Self.text(present))
        var lines = phrases(from: before.rows, to: present)
            .filter { new.contains($0) && !old.contains($0) }
            .prefix(Self.mostTexts)
            .map { "#expect(pilot.screen.contains(\(SwiftLiteral.text($0))))" }
        if lines.isEmpty {
            lines = phrases(from: present, to: before.rows)
                .filter { old.contains($0) && !new.contains($0) }
                .prefix(1)
                .map { "#expect(!pilot.screen.contains(\(SwiftLiteral.text($0))))" }
        }
        if let focus, focus != before.focus, isSteady(focus) {
            lines.append("#expect(try await pilot.\(focus.code).isFocused)")
        }
        return lines
    }

    /// The rows that a test sees after the last input; changes after more than a second need time.
    private var present: [Int: String] {
        guard let early else { return rows }
        var result = rows
        for (row, text) in rows where early[row] != text {
            let old = before.rows[row]
            // A text such as a toast is there at first. Another one may be before a result, and
            // nobody knows when the result comes.
            result[row] = text == old ? early[row] : old
        }
        return result
    }

    private func isSteady(_ query: ElementQuery) -> Bool {
        let isInList = query.role == .row || query.role == .cell
        return restless.isEmpty || !isInList
    }

    private static func text(_ rows: [Int: String]) -> String {
        rows.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    }

    /// Returns the texts of changed rows that the old rows do not have, the longest first.
    private func phrases(from old: [Int: String], to new: [Int: String]) -> [String] {
        var result: [String] = []
        for (row, text) in new.sorted(by: { $0.key < $1.key }) {
            guard !restless.contains(row), text != old[row] else { continue }
            let known = Set(Self.phrases(old[row] ?? ""))
            result += Self.phrases(text).filter { phrase in
                // A text that is cut depends on the room beside it.
                !known.contains(phrase) && !phrase.contains("…")
                    && !tools.contains { phrase.contains($0) }
                    && path.map(phrase.contains) != true
            }
        }
        return result.enumerated().sorted {
            ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
        }.map(\.element)
    }

    /// Splits a row at lines, symbols and wide gaps into texts of words.
    private static func phrases(_ row: String) -> [String] {
        var (result, phrase, blanks) = ([String](), "", 0)
        func isText(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character.isPunctuation
        }
        for character in row {
            if character == " " {
                blanks += 1
                continue
            }
            if blanks > 1 || !isText(character) {
                result.append(phrase)
                phrase = ""
            } else if blanks == 1, !phrase.isEmpty {
                phrase.append(" ")
            }
            blanks = 0
            if isText(character) { phrase.append(character) }
        }
        result.append(phrase)
        return result.filter { phrase in
            phrase.count > 1 && phrase.contains { $0.isLetter || $0.isNumber }
        }
    }
}
