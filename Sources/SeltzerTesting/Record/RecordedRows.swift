// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation

/// The rows of the screen in a record, and the changes that the program made by itself.
///
/// A timer or work that ends later or earlier than in the record changes a row at another time. Near
/// such a change, a row may show the recorded text before or after the change, and no other text.
struct RecordedRows {
    /// A change of a row without input.
    private struct Change {
        let time: Duration
        let before: String?
        let after: String
    }

    /// The texts of the rows now, by number.
    private(set) var texts: [Int: String] = [:]
    private let changes: [Int: [Change]]

    /// The time after an input from which on a change is the program's own.
    private static var answerTime: Duration { .milliseconds(500) }
    /// The time after a change until which the text before it may still be there.
    private static var lag: Duration { .milliseconds(300) }
    /// The time before a change from which on its text may be there already.
    private static var lead: Duration { .seconds(3) }

    init(of record: SessionRecord) {
        var changes: [Int: [Change]] = [:]
        var texts: [Int: String] = [:]
        // The first picture is no change.
        var (lastInput, isAnswered): (Duration?, Bool) = (.zero, false)
        for step in record.steps {
            switch step.content {
            // Some terminals report their focus at the start, while the program reads its data.
            case .input(.focus): break
            case .input: (lastInput, isAnswered) = (step.time, false)
            case .rows(let rows):
                let isLate = lastInput.map { step.time - $0 > Self.answerTime } ?? true
                if isLate || isAnswered {
                    for (row, text) in rows {
                        let change = Change(time: step.time, before: texts[row], after: text)
                        changes[row, default: []].append(change)
                    }
                }
                texts.merge(rows) { $1 }
                isAnswered = true
            case .look, .event, .external: break
            }
        }
        self.changes = changes
    }

    /// Takes the rows that changed.
    mutating func merge(_ changed: [Int: String]) { texts.merge(changed) { $1 } }

    /// Forgets the rows that a smaller screen does not have.
    mutating func cut(toHeight height: Int) { texts = texts.filter { $0.key < height } }

    /// Returns the numbers of the rows that differ from a screen.
    func differences(from shown: [String]) -> [Int] {
        texts.keys.filter { texts[$0] != (shown.indices.contains($0) ? shown[$0] : nil) }.sorted()
    }

    /// Returns whether the program itself may show a text in a row at about a time: the text after a
    /// change that comes early, or the text before a change that comes late.
    func allows(_ text: String?, inRow row: Int, at time: Duration) -> Bool {
        changes[row]?.contains { change in
            let isRecent = change.time <= time && time - change.time <= Self.lag
            let isAhead = change.time >= time && change.time - time <= Self.lead
            return change.after == text && (isRecent || isAhead)
                || change.before == text && isRecent
        } ?? false
    }
}
