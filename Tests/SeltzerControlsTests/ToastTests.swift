// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ToastArea, ToastView.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ToastTests {
    private func start(
        columns: Int = 40, rows: Int = 10, look: DisplayLook = .dark
    ) async -> (ViewController, Pilot) {
        let stack = StackView(.vertical, [Button("First"), Button("Second")])
        stack.alignment = .leading
        let root = ViewController(view: stack)
        let pilot = await Pilot(
            plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
        return (root, pilot)
    }

    @Test func itGoesWhenItsTimeIsOverAndTakesNoKeys() async {
        let (root, pilot) = await start()
        let toast = Toast("Saved.", duration: .seconds(3))
        let focused = pilot.application.keyWindow?.firstResponder
        #expect(toast.show(from: root))
        #expect(!toast.show(from: root))
        await pilot.advance(by: .milliseconds(2_900))
        #expect(pilot.screen.contains("▕ Saved.                           × ▏"))
        #expect(toast.isShown)
        #expect(pilot.application.keyWindow?.firstResponder === focused)
        await pilot.advance(by: .milliseconds(200))
        #expect(!pilot.screen.contains("Saved."))
        #expect(!toast.isShown)
        #expect(
            pilot.events(ToastDismissed.self)
                == [ToastDismissed(message: "Saved.", reason: .timedOut)])
        #expect(
            pilot.lastRoute?.description.hasPrefix("ToastDismissed from ViewController") == true)
        // It can be shown again.
        #expect(toast.show(from: root))
    }

    @Test func anActWaitsForWorkWhileAToastAndASpinnerAreShown() async {
        let (root, pilot) = await start()
        let indicator = ActivityIndicator("Loading")
        (root.view as? StackView)?.addArrangedSubview(indicator)
        indicator.startAnimating()
        Toast("Saved.").show(from: root)
        await pilot.settle()
        #expect(pilot.clock.sleeperCount == 2)
        var hasEnded = false
        root.task {
            for _ in 0..<50 { await Task.yield() }
            hasEnded = true
        }
        await pilot.settle()
        #expect(hasEnded)
    }

    @Test func threeStandAboveEachOtherAndTheOthersWait() async {
        let (root, pilot) = await start(rows: 19)
        for number in 1...5 { Toast("number \(number)").show(from: root) }
        await pilot.settle()
        let rows = (1...3).map { pilot.location(of: "number \($0)")?.y }
        #expect(rows == [10, 13, 16])
        #expect(pilot.location(of: "+2 more")?.y == 8)
        #expect(!pilot.screen.contains("number 4"))
        await pilot.press("escape")
        #expect(!pilot.screen.contains("number 3"))
        #expect(pilot.location(of: "number 4")?.y == 16)
        #expect(pilot.screen.contains("+1 more"))
        await pilot.advance(by: .seconds(5))
        #expect(pilot.location(of: "number 5")?.y == 16)
        #expect(!pilot.screen.contains("more"))
        await pilot.advance(by: .seconds(5))
        #expect(!pilot.screen.contains("number"))
        #expect(
            pilot.events(ToastDismissed.self).map(\.reason)
                == [.dismissed, .timedOut, .timedOut, .timedOut, .timedOut])
        #expect(root.view.window?.subviews.count == 1)
    }

    @Test func thePointerHoldsIt() async throws {
        let (root, pilot) = await start()
        Toast("Message.").show(from: root)
        await pilot.settle()
        let place = try #require(pilot.location(of: "Message."))
        await pilot.move(column: place.x, row: place.y)
        await pilot.advance(by: .seconds(20))
        #expect(pilot.screen.contains("Message."))
        await pilot.move(column: 0, row: 0)
        await pilot.advance(by: .seconds(5))
        #expect(!pilot.screen.contains("Message."))
    }

    @Test func anActionHasMoreTimeAndAnErrorHasNoEnd() {
        #expect(Toast("a").duration == .seconds(4))
        #expect(Toast("a", action: ToastAction("Undo") {}).duration == .seconds(8))
        #expect(Toast("a", kind: .error).duration == nil)
    }

    @Test func aDetailStandsBelowTheMessage() async throws {
        let (root, pilot) = await start()
        Toast("Built.", detail: "233 files, no warnings", kind: .info).show(from: root)
        await pilot.settle()
        let message = try #require(pilot.location(of: "Built."))
        #expect(pilot.location(of: "233 files") == message.offsetBy(dx: 0, dy: 1))
        #expect(pilot.screen.contains(" i  Built."))
    }

    @Test func itsActionIsChosenByMouseAndByMnemonic() async {
        let (root, pilot) = await start()
        var undone = 0
        let action = ToastAction("&Undo") { undone += 1 }
        Toast("Moved.", action: action, duration: nil).show(from: root)
        await pilot.settle()
        await pilot.click(on: "Undo")
        #expect(undone == 1)
        Toast("Moved.", action: action, duration: nil).show(from: root)
        await pilot.press("alt-u")
        #expect(undone == 2)
        #expect(pilot.events(ToastDismissed.self).map(\.reason) == [.actionChosen, .actionChosen])
        await pilot.press("alt-u")
        #expect(undone == 2)
    }

    @Test func aClickDismissesItAndAllAroundGoesOn() async {
        let (root, pilot) = await start()
        Toast("Message.", duration: nil).show(from: root)
        await pilot.settle()
        await pilot.click(on: "Second")
        #expect(pilot.events(ButtonPressed.self).map(\.title) == ["Second"])
        #expect(pilot.screen.contains("Message."))
        await pilot.click(on: "Message.")
        #expect(!pilot.screen.contains("Message."))
    }

    @Test func escIsOthersWhereTheyWantIt() async {
        let (root, pilot) = await start()
        var closed = 0
        root.bind("escape") { closed += 1 }
        let toast = Toast("Message.", duration: nil)
        toast.show(from: root)
        await pilot.press("escape")
        #expect(closed == 1)
        #expect(toast.isShown)
        toast.dismiss()
        toast.dismiss()
        await pilot.settle()
        #expect(!toast.isShown && !pilot.screen.contains("Message."))
        #expect(pilot.events(ToastDismissed.self).isEmpty)
    }

    @Test func itStaysAtItsEdgeOfAWindowOfAnySize() async {
        let (root, pilot) = await start()
        Toast("At the top.", edge: .top).show(from: root)
        await pilot.settle()
        #expect(pilot.location(of: "At the top.")?.y == 2)
        await pilot.resize(columns: 20, rows: 4)
        #expect(pilot.location(of: "At the top.")?.y == 0)
        for (columns, rows) in [(5, 1), (1, 1), (0, 0)] {
            await pilot.resize(columns: columns, rows: rows)
        }
        await pilot.resize(columns: 60, rows: 20)
        #expect(pilot.location(of: "At the top.")?.x == 24)
    }

    @Test func longMessagesAreWrapped() async {
        let (root, pilot) = await start()
        Toast(String(repeating: "word ", count: 200_000), kind: .error).show(from: root)
        await pilot.settle()
        #expect(pilot.screen.contains(" ×  word word"))
        #expect(pilot.screen.contains("…"))
    }

    @Test func withoutAWindowNothingIsShown() {
        let toast = Toast("Nobody sees it.")
        #expect(!toast.show(from: ViewController()))
        #expect(!toast.isShown)
    }

    @Test func anActionMayShowAnother() async {
        let (root, pilot) = await start()
        Toast(
            "first",
            action: ToastAction("Next") { [unowned root] in Toast("second").show(from: root) }
        ).show(from: root)
        await pilot.settle()
        await pilot.click(on: "Next")
        #expect(pilot.screen.contains("second"))
        #expect(!pilot.screen.contains("first"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let (root, pilot) = await start(rows: 9, look: look)
        Toast("Moved 漢字 away.", kind: .success, action: ToastAction("&Undo") {}).show(from: root)
        await pilot.settle()
        #expect(pilot.difference(fromSnapshot: "toast-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test func allOfALongMessageCanBeRead() async {
        let (root, pilot) = await start(columns: 60, rows: 16)
        let message = (1...80).map { "word\($0)" }.joined(separator: " ")
        let toast = Toast(message, kind: .error)
        toast.show(from: root)
        await pilot.settle()
        #expect(!pilot.screen.contains("word80"))
        #expect(await pilot.click(on: "More"))
        #expect(root.presentedViewController is Alert)
        #expect(!toast.isShown)
        await pilot.press("end")
        #expect(pilot.screen.contains("word80"))
        await pilot.press("escape")
        #expect(root.presentedViewController == nil)
    }

    @Test func aLongDetailCanBeReadByKeysAndTheActionStays() async {
        let (root, pilot) = await start(columns: 60, rows: 16)
        let detail = (1...80).map { "word\($0)" }.joined(separator: " ")
        let toast = Toast("It failed.", detail: detail, action: ToastAction("Undo") {})
        toast.show(from: root)
        await pilot.settle()
        #expect(pilot.screen.contains("More"))
        #expect(pilot.screen.contains("Undo"))
        for _ in 0..<4 where root.presentedViewController == nil {
            await pilot.press("tab")
            if (pilot.application.keyWindow?.firstResponder as? Button)?.title == "More" {
                await pilot.press("enter")
            }
        }
        await pilot.press("end")
        #expect(pilot.screen.contains("word80"))
        #expect(toast.isShown)
    }

    @Test func aShortMessageHasNoButton() async {
        let (root, pilot) = await start()
        Toast("one two three", detail: "four", kind: .error).show(from: root)
        await pilot.settle()
        #expect(!pilot.screen.contains("More"))
        await pilot.resize(columns: 60, rows: 5)
        #expect(pilot.screen.contains("More"))
    }
}
