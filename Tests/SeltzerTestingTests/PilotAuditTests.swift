// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AuditFinding, ContrastAudit, KeyAudit, MenuInventory, Pilot+audit, ScreenAudit.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

private struct Poured: RoutedEvent { let glass: Int }

/// A view with actions that takes the focus, or all of Tab.
private final class Keeper: View {
    var own: [Action] = []
    override var canBecomeFirstResponder: Bool { true }
    override var actions: [Action] { own }
}

/// A view that takes the focus and has two parts.
private final class Parted: View {
    var current: Int?
    override var canBecomeFirstResponder: Bool { true }
    override func sizeThatFits(_ size: Size) -> Size { Size(width: 4, height: 1) }
    override var accessibilityParts: [AccessibilityPart] {
        (0..<2).map { number in
            var attributes = AccessibilityAttributes(.button, label: "\(number)")
            attributes.isCurrent = number == current
            return AccessibilityPart(
                attributes, frame: Rect(x: 2 * number, y: 0, width: 1, height: 1))
        }
    }
}

@MainActor
@Suite struct PilotAuditTests {
    private func start(_ views: [View], columns: Int = 40, rows: Int = 10) async -> Pilot {
        let stack = StackView(.vertical, views)
        stack.alignment = .leading
        return await Pilot(ViewController(view: stack), columns: columns, rows: rows)
    }

    private func audit(
        _ kind: AuditFinding.Kind, _ views: [View], columns: Int = 40
    ) async -> [String] {
        await start(views, columns: columns).audit([kind]).map(\.description)
    }

    private func keeper() -> Keeper {
        let keeper = Keeper()
        keeper.accessibilityRole = .control
        keeper.accessibilityLabel = "Keeper"
        LayoutConstraint.activate([keeper.widthAnchor == 5, keeper.heightAnchor == 1])
        return keeper
    }

    @Test func aControlWithoutANameIsFound() async {
        let field = TextField()
        #expect(
            await audit(.unlabeled, [field]) == [
                "unlabeled: text field at (0, 0): TextField has no label"
            ])
        #expect(await audit(.unlabeled, [Label("Name"), TextField()]).isEmpty)
    }

    @Test func aViewThatTakesTheFocusAndSaysNothingIsFound() async {
        let silent = Keeper()
        #expect(
            await audit(.silent, [silent]) == [
                "silent: Keeper: it can be focused, and has no role"
            ])
        #expect(await audit(.silent, [keeper(), Button("Save")]).isEmpty)
    }

    @Test func aFocusStopWithPartsSaysWhichPartIsCurrent() async {
        let bar = Parted()
        #expect(
            await audit(.silent, [bar]) == ["silent: Parted: it can be focused, and has no role"])
        bar.accessibilityRole = .toolbar
        #expect(
            await audit(.silent, [bar]) == [
                "silent: Parted: it can be focused, and none of its parts is the current one"
            ])
        bar.current = 1
        #expect(await audit(.silent, [bar]).isEmpty)
        let pilot = await start([bar])
        #expect(bar.becomeFirstResponder())
        #expect(pilot.elementTree.contains("toolbar focused"))
        #expect(pilot.elementTree.contains("button \"1\" focused"))
        #expect(!pilot.elementTree.contains("button \"0\" focused"))
    }

    @Test func listsAndTextsNeedAName() async {
        #expect(await audit(.unlabeled, [TextView("text")]).count == 1)
        let area = TextView("text")
        area.accessibilityLabel = "Letter"
        #expect(await audit(.unlabeled, [area]).isEmpty)
    }

    @Test func aClickThatNothingTakesIsFound() async {
        let pilot = await start([Label("Just a text"), Button("Save")])
        await pilot.click(on: "Save")
        #expect(await pilot.audit([.deadClick]).isEmpty)
        await pilot.click(on: "text")
        await pilot.click(on: "text")
        #expect(
            await pilot.audit([.deadClick]).map(\.description) == [
                "deadClick: StackView: nothing took a click at (7, 0)"
            ])
    }

    @Test func anEventOfTheProgramThatNobodyHandlesIsFound() async {
        let pilot = await start([Button("Save")])
        await pilot.click(on: "Save")
        #expect(await pilot.audit([.deadLetter]).isEmpty)
        let view = pilot.application.windows[0].rootViewController?.view
        view?.post(Poured(glass: 1))
        #expect(
            await pilot.audit([.deadLetter]).map(\.description) == [
                "deadLetter: Poured: nobody handled what StackView posted"
            ])
        pilot.application.on { (_: Poured) in .stop }
        let other = await start([Button("Save")])
        other.application.on { (_: Poured) in .stop }
        other.application.windows[0].post(Poured(glass: 1))
        #expect(await other.audit([.deadLetter]).isEmpty)
    }

    @Test func anActionThatNothingReachesIsFound() async {
        let view = keeper()
        view.own = [Action("pour", title: "Pour") { _ in .stop }]
        let finding =
            "unreachableAction: pour: the action of Keeper has no keys, and no menu or palette shows it"
        #expect(await audit(.unreachableAction, [view]) == [finding])
        let bar = MenuBar([Menu("Drink", children: [MenuCommand("pour")])])
        #expect(await audit(.unreachableAction, [view, bar]).isEmpty)
        view.own = [Action("pour", title: "Pour", keys: ["p"]) { _ in .stop }]
        #expect(await audit(.unreachableAction, [view]).isEmpty)
    }

    @Test func keysThatHideOthersOfTheSameViewAreFound() async {
        let view = keeper()
        let titles = ["Pour", "Print"]
        view.own = titles.map { Action($0.lowercased(), title: $0, keys: ["p"]) { _ in .stop } }
        let finding = "hiddenKeys: p: Keeper binds p to both “Pour” and “Print”"
        #expect(await audit(.hiddenKeys, [Button("Save"), view]) == [finding])
        view.own[1].keys = ["q"]
        #expect(await audit(.hiddenKeys, [Button("Save"), view]).isEmpty)
    }

    @Test func aViewThatKeepsTabIsFound() async {
        let trap = keeper()
        trap.own = ["tab", "shift-tab"].map { (keys: KeySequence) in
            Action(nil, keys: [keys]) { _ in .stop }
        }
        let pilot = await start([Button("Save"), trap])
        await pilot.press("tab")
        #expect(trap.isFirstResponder)
        #expect(
            await pilot.audit([.focusTrap]).map(\.description) == [
                "focusTrap: Keeper: Tab and Shift-Tab do not leave it"
            ])
        #expect(trap.isFirstResponder)
        trap.own.removeLast()
        #expect(await pilot.audit([.focusTrap]).isEmpty)
    }

    @Test func aViewThatAnActionOfItsOwnLeavesKeepsNoFocus() async {
        let view = keeper()
        view.own = ["tab", "shift-tab"].map { (keys: KeySequence) in
            Action(nil, keys: [keys]) { _ in .stop }
        }
        var leave = Action("leave", title: "Leave", keys: ["ctrl-t"]) { responder in
            (responder as? View)?.window?.focusNext()
            return .stop
        }
        view.own.append(leave)
        let pilot = await start([Button("Save"), view])
        #expect(await pilot.audit([.focusTrap]).count == 1)
        leave.movesFocus = true
        view.own[2] = leave
        #expect(await pilot.audit([.focusTrap]).isEmpty)
    }

    @Test func aTextWithoutRoomIsFound() async {
        let long = "Twenty cells of text"
        #expect(
            await audit(.cutText, [Label(long)], columns: 12) == [
                "cutText: text \"Twenty cells of text\": it has no room for its text in 12×1"
            ])
        #expect(await audit(.cutText, [Label(long), Button("Save"), Checkbox("On")]).isEmpty)
    }

    @Test func aFaintTextIsFound() async {
        let faint = Label(
            "Faint 1", style: Style(foreground: .rgb(90, 90, 90), background: .rgb(40, 40, 40)))
        let findings = await audit(.lowContrast, [faint])
        #expect(findings.count == 1)
        #expect(findings.first?.hasPrefix("lowContrast: \"Faint 1\": its contrast is 2.") == true)
        faint.style.foreground = .rgb(240, 240, 240)
        #expect(await audit(.lowContrast, [faint]).isEmpty)
    }

    @Test func targetsOfOneCellBesideEachOtherAreFound() async {
        let small = ["A", "B"].map { name in
            let view = Keeper()
            view.accessibilityRole = .button
            view.accessibilityLabel = name
            LayoutConstraint.activate([view.widthAnchor == 1, view.heightAnchor == 1])
            return view
        }
        let row = StackView(.horizontal, small)
        #expect(
            await audit(.smallTargets, [row]) == [
                "smallTargets: button \"A\" focused: it has one cell, and the button \"B\" is beside it"
            ])
        row.spacing = 1
        #expect(await audit(.smallTargets, [row]).isEmpty)
    }

    @Test func theOnlyViewThatTakesTheFocusIsNoTrap() async {
        let text = TextView("")
        let pilot = await Pilot(ViewController(view: text), columns: 30, rows: 6)
        #expect(await pilot.audit([.focusTrap]).isEmpty)
        let keys = keeper()
        keys.own = ["tab", "shift-tab"].map { (keys: KeySequence) in
            Action(nil, keys: [keys]) { _ in .stop }
        }
        #expect(await start([keys]).audit([.focusTrap]).isEmpty)
    }
}
