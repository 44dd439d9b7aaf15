// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Action+presentation, KeyFooterItem.

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerNavigation

@MainActor
@Suite struct KeyFooterHintsTests {
    /// A view with actions, which has the focus.
    private final class ActingView: View {
        var table: [Action] = []
        override var actions: [Action] { table }
        override var canBecomeFirstResponder: Bool { true }
    }

    private func action(
        _ title: String, _ keys: KeySequence..., placement: Action.Placement = .footer,
        priority: Action.Priority = .standard, group: Action.Group? = nil, role: Action.Role? = nil
    ) -> Action {
        Action(
            nil, title: title, keys: keys
        ) { _ in .stop }.placement(placement).priority(priority).group(group).role(role)
    }

    /// The hints of a view with some actions, which stands alone.
    private func hints(_ actions: [Action], after pending: String = "") async throws
        -> KeyFooterHints
    {
        let view = ActingView()
        view.table = actions
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 5)
        view.becomeFirstResponder()
        let current = pilot.application.currentActions.filter { $0.responder === view }
        #expect(!current.isEmpty)
        let keys = pending.isEmpty ? KeySequence() : try KeySequence(parsing: pending)
        return KeyFooterHints(current, after: keys, isUnicode: true, joining: .all)
    }

    private func texts(_ items: [KeyFooterItem]) -> [String] {
        items.map { "\($0.keys) \($0.title)" }
    }

    @Test func hintsAreInTheOrderOfPriority() async throws {
        let hints = try await hints([
            action("Low", "a", priority: .low), action("One", "b"),
            action("High", "c", priority: .high), action("Two", "d"),
        ])
        #expect(texts(hints.items) == ["c High", "b One", "d Two", "a Low"])
    }

    @Test func actionsWithoutKeysTitleOrPlaceHaveNoHint() async throws {
        let hints = try await hints([
            action("No keys"), action("", "a"), action("Menu", "b", placement: .palette),
            action("Shown", "c"),
        ])
        #expect(texts(hints.items) == ["c Shown"])
    }

    @Test func helpAndQuitArePinnedInThisOrder() async throws {
        let hints = try await hints([
            action("Quit", "q", role: .quit), action("Save", "s"),
            action("Keys", "f1", role: .help),
        ])
        #expect(texts(hints.pinned) == ["F1 Keys", "q Quit"])
        #expect(texts(hints.items) == ["s Save"])
    }

    @Test func oneTitleIsShownOnce() async throws {
        let hints = try await hints([
            action("Open", "a"), action("Open", "b"), action("Quit", "c"),
            action("Quit", "q", role: .quit),
        ])
        #expect(texts(hints.items) == ["a Open"])
        #expect(texts(hints.pinned) == ["q Quit"])
    }

    @Test func aGroupIsOneHint() async throws {
        let group = Action.Group("channel", title: "Channel")
        let hints = try await hints([
            action("First", "1", group: group), action("Save", "s"),
            action("Second", "2", group: group), action("Third", "3", group: group),
        ])
        #expect(texts(hints.items) == ["1–3 Channel", "s Save"])
    }

    @Test func afterTheFirstKeysOnlyTheRestIsShown() async throws {
        let hints = try await hints(
            [action("Save", "f2", "ctrl-x ctrl-s"), action("Kill", "ctrl-x k"), action("Go", "g")],
            after: "ctrl-x")
        #expect(texts(hints.items) == ["^S Save", "k Kill"])
    }

    @Test func helpAndQuitStayWhileKeysArePending() async throws {
        let hints = try await hints(
            [
                action("Save", "ctrl-x ctrl-s"), action("Quit", "ctrl-q", role: .quit),
                action("Keys", "?", role: .help),
            ], after: "ctrl-x")
        #expect(texts(hints.items) == ["^S Save"])
        #expect(texts(hints.pinned) == ["? Keys", "^Q Quit"])
    }

    @Test func pairsWithOneModifierAreOneCapWhoseKeysCanBeClicked() async throws {
        let group = Action.Group.movement("Extend")
        let hints = try await hints([
            action("Up", "shift-up", group: group), action("Down", "shift-down", group: group),
        ])
        #expect(texts(hints.items) == ["Shift-↑↓ Extend"])
        let item = try #require(hints.items.first).placed(at: 1)
        #expect(
            (1...8).map { item.action(at: $0)?.title } == [
                "Up", "Up", "Up", "Up", "Up", "Up", "Up", "Down",
            ])
    }

    @Test func atFortyColumnsHelpQuitAndOneMoreRemain() async throws {
        let hints = try await hints([
            action("A title that takes more room than there is", "ctrl-j"),
            action("Open", "enter"), action("Mark", "space"),
            action("Quit", "ctrl-q", role: .quit), action("Keys", "?", role: .help),
        ])
        let placed = hints.placed(in: 1..<39)
        #expect(placed.shown.map(\.title) == ["Open", "Keys", "Quit"])
        #expect(placed.sign != nil)
    }

    @Test func aRowShowsWholeHintsAndASignForTheRest() async throws {
        let hints = try await hints([
            action("One", "1"), action("Two", "2"), action("Quit", "q", role: .quit),
        ])
        // 1 One, 2 Two and q Quit take 5, 5 and 6 cells, with two between them.
        func placed(_ width: Int) -> [String] {
            let placed = hints.placed(in: 3..<3 + width)
            let items = placed.shown.map { "\($0.columns.lowerBound) \($0.title)" }
            return items + (placed.sign.map { ["\($0) …"] } ?? [])
        }
        #expect(placed(20) == ["3 One", "10 Two", "17 Quit"])
        #expect(placed(30) == ["3 One", "10 Two", "27 Quit"])
        #expect(placed(19) == ["3 One", "16 Quit", "9 …"])
        #expect(placed(6) == ["3 Quit"])
        #expect(placed(5) == ["3 …"])
        #expect(placed(0) == [])
    }
}
