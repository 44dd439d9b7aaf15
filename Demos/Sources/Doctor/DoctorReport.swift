// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import InputRecords

/// The facts about a terminal and the advice for its user, as text and as JSON.
struct DoctorReport {
    private let facts: [Fact]
    private let advice: [TerminalAdvice]
    private let failure: String?

    init(_ facts: TerminalFacts, failure: String?) {
        self.facts = facts.lines
        self.failure = failure
        advice = failure == nil ? facts.advice : []
    }

    /// The facts in two columns, and the advice below.
    var text: String {
        let width = facts.map(\.title.count).max() ?? 0
        let lines = facts.map { fact in
            fact.title + String(repeating: " ", count: width - fact.title.count + 2) + fact.value
        }
        return (lines + [""] + conclusion).map { $0 + "\n" }.joined()
    }

    private var conclusion: [String] {
        if let failure { return [failure] }
        if advice.isEmpty { return ["Nothing is missing."] }
        return advice.flatMap { ["- \($0.finding)", "  \($0.remedy)"] }
    }

    /// The report as an object with `facts`, `advice` and `failure`, followed by a line feed.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let content = Content(
                facts: Dictionary(facts.map { ($0.title, $0.value) }) { first, _ in first },
                advice: advice.map { .init(finding: $0.finding, remedy: $0.remedy) },
                failure: failure)
            return String(decoding: try encoder.encode(content), as: UTF8.self) + "\n"
        }
    }

    private struct Content: Encodable {
        let facts: [String: String]
        let advice: [Advice]
        let failure: String?

        struct Advice: Encodable {
            let finding: String
            let remedy: String
        }
    }
}
