// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Monkey

/// Forgets to have itself drawn when Page Up is pressed.
private final class ForgetfulView: View {
    private var count = 0

    override var canBecomeFirstResponder: Bool { true }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard event.chord == "pageup" else { return .ignored }
        count += 1
        return .stop
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.draw("\(count)", in: bounds)
    }
}

@MainActor
struct ScreenUseTests {
    private static let forgetful = Screen(name: "forgetful") {
        Application(root: ViewController(view: ForgetfulView())) {
            throw ApplicationError.noTerminal
        }
    }

    @Test func aDefectIsFoundAndShrunk() async throws {
        var groups: [[Act]] = []
        var fault: String?
        for seed in UInt64(1)...40 where fault == nil {
            groups = []
            let use = try await ScreenUse.random(on: Self.forgetful, seed: seed) {
                groups.append($0)
            }
            fault = use.fault
        }
        #expect(fault?.contains("differs from a screen painted anew") == true)
        var shrinker = Shrinker { try await ScreenUse.replay($0, on: Self.forgetful) != nil }
        let acts = try await shrinker.shrink(groups)
        #expect(acts == [[.key("pageup")]])
    }

    /// Grows and shrinks inline rows, logs, and answers late, and shows everything in the end.
    @Test func actsThatAreNoInputArePerformed() async throws {
        let screen = try #require(Screen.all.first { $0.name == "Gallery slider" })
        let groups: [[Act]] = [
            [.rows(1)], [.lateAnswers(true)], [.rows(24)], [.log(30)], [.key("down"), .key("й")],
            [.rows(40)], [.lateAnswers(false)], [.log(2)], [.rows(0)],
        ]
        #expect(try await ScreenUse.replay(groups, on: screen) == nil)
        let test = Recording.test(of: groups, on: screen.name)
        #expect(test.contains("pilot.application.presentation = .inline(rows: 40)"))
        #expect(test.contains("pilot.display.isBusy = true"))
    }

    @Test func aSeedGivesTheSameActsAgain() async throws {
        var uses: [[[Act]]] = []
        let screen = try #require(Screen.all.first { $0.name == "Gallery slider" })
        for _ in 0..<2 {
            var groups: [[Act]] = []
            _ = try await ScreenUse.random(on: screen, seed: 7) { groups.append($0) }
            uses.append(groups)
        }
        #expect(uses[0] == uses[1])
    }

    @Test func everyProgramHasAScreen() {
        let programs = Set(Screen.all.compactMap { $0.name.split(separator: " ").first })
        #expect(
            programs.sorted() == [
                "Assist", "Cells", "Events", "FirstScreen", "Gallery", "HitTest", "Huge", "Layouts",
                "Notes", "Pick", "Routes", "RowNumbers", "Top",
            ])
        #expect(Set(Screen.all.map(\.name)).count == Screen.all.count)
    }
}
