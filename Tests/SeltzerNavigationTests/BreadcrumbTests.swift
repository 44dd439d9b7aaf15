// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ItemBar.

import SeltzerBase
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct BreadcrumbTests {
    private func start(
        _ path: Breadcrumb, columns: Int = 40, rows: Int = 8, look: DisplayLook = .dark
    ) async -> Pilot {
        let root = ViewController()
        root.wantsInitialFocus = false
        root.view.addSubview(path)
        path.frame = Rect(x: 0, y: 0, width: columns, height: 1)
        return await Pilot(
            plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
    }

    private func row(_ pilot: Pilot) -> String {
        String(pilot.screen.prefix { $0 != "\n" })
    }

    private let parts = ["seaport", "Sources", "Views", "Tide.swift"]

    @Test func aClickReportsThePart() async {
        var told: [Int] = []
        let path = Breadcrumb(parts) { told.append($1) }
        let pilot = await start(path)
        #expect(row(pilot) == " seaport › Sources › Views › Tide.swift")
        await pilot.click(on: "Sources")
        #expect(told == [1])
        #expect(
            pilot.events(BreadcrumbItemChosen.self) == [
                BreadcrumbItemChosen(index: 1, title: "Sources")
            ])
        #expect(path.items.count == 4)
    }

    @Test func theMiddleIsHiddenWhereItDoesNotFit() async {
        let path = Breadcrumb(parts)
        let pilot = await start(path)
        let rows = [
            (38, " seaport › Sources › Views › Tide.swift"),
            (36, " seaport › … › Views › Tide.swift"),
            (28, " seaport › … › Tide.swift"), (20, " … › Tide.swift"),
        ]
        for (width, text) in rows {
            path.frame.size.width = width + (width == 38 ? 2 : 0)
            await pilot.settle()
            #expect(row(pilot) == text, "\(width)")
        }
        path.frame.size.width = 8
        await pilot.settle()
        #expect(row(pilot) == " … › T…")
        #expect(path.sizeThatFits(.unbounded) == Size(width: 40, height: 1))
    }

    @Test func aMenuHasTheHiddenParts() async {
        var told: [Int] = []
        let path = Breadcrumb(parts) { told.append($1) }
        let pilot = await start(path, columns: 28)
        #expect(path.hiddenIndices == 1..<3)
        await pilot.click(on: "…")
        #expect(pilot.screen.contains("Views"))
        await pilot.click(on: "Sources")
        #expect(told == [1])
        #expect(!pilot.screen.contains("Views"))
    }

    @Test func keysMoveAndChoose() async {
        var told: [Int] = []
        let path = Breadcrumb(parts) { told.append($1) }
        let pilot = await start(path)
        await pilot.press("tab", "enter")
        #expect(told == [3])
        await pilot.press("left", "space")
        #expect(told == [3, 2])
        await pilot.press("home", "enter", "right", "enter", "end", "enter")
        #expect(told == [3, 2, 0, 1, 3])
        await pilot.press("right")
        #expect(path.isFocused)
    }

    @Test func keysOpenTheMenu() async {
        var told: [Int] = []
        let path = Breadcrumb(parts) { told.append($1) }
        let pilot = await start(path, columns: 28)
        await pilot.press("tab", "left", "enter", "down", "enter")
        #expect(told == [2])
        #expect(path.isFocused)
    }

    @Test func anEmptyPathAndADisabledOneDoNothing() async {
        let path = Breadcrumb()
        let pilot = await start(path)
        await pilot.press("tab")
        #expect(!path.isFocused)
        path.items = ["one"]
        path.isEnabled = false
        await pilot.settle()
        await pilot.click(on: "one")
        #expect(pilot.events(BreadcrumbItemChosen.self).isEmpty)
    }

    @Test func aMillionPartsWideAndHostileTextsBreakNothing() async {
        let many = (0..<1_000_000).map { "\($0)" } + ["漢字\u{1b}[31m"]
        let path = Breadcrumb(many)
        let pilot = await start(path)
        #expect(row(pilot).contains("…"))
        #expect(row(pilot).contains("漢字"))
        #expect(!pilot.screen.contains("\u{1b}"))
        path.items = ["漢字漢字", "漢字漢字", "漢字漢字"]
        for width in [0, 1, 2, 3, 5, 7, 12] {
            path.frame.size.width = width
            await pilot.settle()
        }
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let path = Breadcrumb(parts)
        let pilot = await start(path, columns: 36, rows: 2, look: look)
        path.becomeFirstResponder()
        await pilot.move(column: 2, row: 0)
        #expect(
            pilot.difference(fromSnapshot: "breadcrumb-\(look.rawValue)", isStyled: true) == nil)
    }
}
