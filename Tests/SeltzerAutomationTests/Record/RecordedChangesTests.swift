// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RecordedTestWriter.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerAutomation

@Suite struct RecordedChangesTests {
    private func rows(_ rows: [Int: String], at milliseconds: Int) -> SessionRecord.Step {
        SessionRecord.Step(time: .milliseconds(milliseconds), content: .rows(rows))
    }

    private func key(at milliseconds: Int) -> SessionRecord.Step {
        SessionRecord.Step(
            time: .milliseconds(milliseconds), content: .input(.key(KeyPress(.enter))))
    }

    /// Returns the expectations after each input.
    private func expectations(_ steps: [SessionRecord.Step]) -> [[String]] {
        var (changes, result) = (RecordedChanges(steps), [[String]]())
        for step in steps {
            switch step.content {
            case .rows(let rows): changes.take(rows, focus: step.element, at: step.time)
            case .input:
                result.append(changes.expectations())
                changes.take(inputAt: step.time)
            default: break
            }
        }
        return result + [changes.expectations()]
    }

    @Test func newTextsAreExpected() {
        let all = expectations([
            rows([0: "│ Not saved │", 1: "Name  Ada"], at: 0), key(at: 900),
            rows([0: "│ Saved Ada │  now", 1: "Name  Ada"], at: 910), key(at: 1_200),
        ])
        #expect(
            all == [
                [],
                [
                    #"#expect(pilot.screen.contains("Saved Ada"))"#,
                    #"#expect(pilot.screen.contains("now"))"#,
                ], [],
            ])
    }

    @Test func textThatWentIsExpectedToBeGone() {
        let all = expectations([
            rows([0: "  Delete it?  "], at: 0), key(at: 900), rows([0: ""], at: 910),
        ])
        #expect(all.last == [#"#expect(!pilot.screen.contains("Delete it?"))"#])
    }

    @Test func rowThatChangesByItselfIsNotExpected() {
        let all = expectations([
            rows([0: "1 second"], at: 0), rows([0: "2 seconds"], at: 1_000),
            rows([0: "3 seconds"], at: 2_000), key(at: 2_500),
            rows([0: "more", 1: "Done"], at: 2_510),
        ])
        #expect(all.last == [#"#expect(pilot.screen.contains("Done"))"#])
    }

    /// A toast is there after the key, and goes after four seconds.
    @Test func textThatGoesWithTimeIsExpectedAtOnce() {
        let all = expectations([
            rows([0: ""], at: 0), key(at: 900), rows([0: "Saved."], at: 910),
            rows([0: ""], at: 4_900), key(at: 5_000),
        ])
        #expect(all[1] == [#"#expect(pilot.screen.contains("Saved."))"#])
    }

    /// In the test, the result of work may be there at once.
    @Test func textOfSlowWorkIsNotExpected() {
        let all = expectations([
            rows([0: ""], at: 0), key(at: 900), rows([0: "Loading"], at: 910),
            rows([0: "Loaded"], at: 4_900), key(at: 5_000),
        ])
        #expect(all[1] == [])
    }

    @Test func newFocusIsExpected() {
        var second = rows([:], at: 910)
        second.element = ElementQuery(role: .button, label: "OK")
        let all = expectations([rows([0: "x"], at: 0), key(at: 900), second])
        #expect(all.last == [#"#expect(try await pilot.element(.button, "OK").isFocused)"#])
    }
}
