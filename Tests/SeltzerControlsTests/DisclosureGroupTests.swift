// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DisclosureHeader.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DisclosureGroupTests {
    private func start(
        _ view: View, columns: Int = 24, rows: Int = 8, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func aClickShowsAndHidesTheContentAndReportsIt() async {
        var told: [Bool] = []
        var sent = 0
        let group = DisclosureGroup("&Advanced", Checkbox("Follow links")) {
            told.append($0.isExpanded)
        }
        group.header.addAction(for: .valueChanged) { _ in sent += 1 }
        let pilot = await start(StackView(.vertical, [group, Label("below")]))
        #expect(pilot.screen.hasPrefix("▌▸ Advanced▐\nbelow"))
        await pilot.click(on: "Advanced")
        #expect(pilot.screen.hasPrefix("▌▾ Advanced▐\n   [ ] Follow links\nbelow"))
        await pilot.press("alt-a")
        #expect(pilot.screen.hasPrefix("▌▸ Advanced▐\nbelow"))
        #expect(told == [true, false])
        #expect(sent == 2)
        #expect(pilot.events(DisclosureToggled.self).map(\.isExpanded) == [true, false])
        #expect(pilot.events(DisclosureToggled.self).first?.title == "Advanced")
    }

    @Test func titleHasStylesAndARemarkStandsAtTheEndOfTheRow() async {
        let group = DisclosureGroup("&Old")
        group.header.attributedTitle =
            StyledText("✓", style: Style(foreground: .success)) + " Run R&D"
        group.header.secondaryText = "9 lines"
        let pilot = await start(StackView(.vertical, [group]), columns: 30)
        #expect(pilot.screen.hasPrefix("▌▸ ✓ Run R&D          9 lines▐"))
        #expect(pilot.elementTree.contains("✓ Run R&D, 9 lines"))
        await pilot.press("enter")
        #expect(pilot.events(DisclosureToggled.self).map(\.title) == ["✓ Run R&D"])
        await pilot.resize(columns: 17, rows: 8)
        #expect(pilot.screen.hasPrefix("▌▾ ✓ Run R&D▐"), "The remark gives way")
        await pilot.resize(columns: 9, rows: 8)
        #expect(pilot.screen.hasPrefix("▌▾ ✓ Ru…▐"))
        group.title = "New"
        await pilot.resize(columns: 30, rows: 8)
        #expect(pilot.screen.hasPrefix("▌▾ New                9 lines▐"))
        group.isEnabled = false
        await pilot.settle()
        #expect(pilot.screen.hasPrefix(" ▾ New                9 lines"))
    }

    @Test func whatTheProgramSetsIsNotReported() async {
        var told = 0
        let group = DisclosureGroup("Group", Label("text")) { _ in told += 1 }
        let pilot = await start(group)
        group.isExpanded = true
        await pilot.settle()
        #expect(pilot.screen.contains("text"))
        #expect(told == 0)
        #expect(pilot.events(DisclosureToggled.self).isEmpty)
    }

    @Test(arguments: ["space", "enter", "right"])
    func keysOpenIt(key: String) async throws {
        let group = DisclosureGroup("Group", Label("text"))
        let pilot = await start(group)
        await pilot.press(try #require(KeyChord(parsing: key)))
        #expect(group.isExpanded)
    }

    @Test func leftClosesThenLeadsToTheGroupAround() async {
        let inner = DisclosureGroup("Inner", Label("text"), isExpanded: true)
        let outer = DisclosureGroup("Outer", inner, isExpanded: true)
        let pilot = await start(outer)
        #expect(pilot.screen.hasPrefix("▌▾ Outer▐\n   ▾ Inner\n     text"))
        await pilot.press("tab", "left")
        #expect(!inner.isExpanded)
        #expect(inner.header.isFirstResponder)
        await pilot.press("left")
        #expect(outer.isExpanded)
        #expect(outer.header.isFirstResponder)
        await pilot.press("left", "left")
        #expect(!outer.isExpanded)
        #expect(outer.header.isFirstResponder)
    }

    @Test func aKeyThatDoesNothingMovesTheFocus() async {
        let group = DisclosureGroup("Group", nil, isExpanded: true)
        let button = Button("OK")
        let pilot = await start(StackView(.horizontal, [group, button]))
        group.header.becomeFirstResponder()
        await pilot.press("right")
        #expect(button.isFirstResponder)
        #expect(group.isExpanded)
    }

    @Test func theFocusLeavesContentThatIsHidden() async {
        let field = TextField()
        let group = DisclosureGroup("Group", field, isExpanded: true)
        let pilot = await start(group)
        field.becomeFirstResponder()
        group.isExpanded = false
        await pilot.settle()
        #expect(group.header.isFirstResponder)
        await pilot.press("tab")
        #expect(group.header.isFirstResponder)
    }

    @Test func aDisabledGroupStaysAsItIs() async {
        let group = DisclosureGroup("&Group", Button("Inside"), isExpanded: true)
        group.isEnabled = false
        let pilot = await start(group)
        await pilot.click(on: "Group")
        await pilot.press("alt-g")
        #expect(group.isExpanded)
        await pilot.click(on: "Inside")
        #expect(pilot.events(ButtonPressed.self).count == 1)
        #expect(pilot.events(DisclosureToggled.self).isEmpty)
    }

    @Test func aHandlerOnTheGroupMayChangeIt() async {
        let group = DisclosureGroup("Group", Label("text"))
        group.on { [weak group] (_: DisclosureToggled) in
            group?.contentView = Label("loaded")
            return .stop
        }
        let pilot = await start(group)
        await pilot.press("space")
        #expect(pilot.screen.contains("loaded"))
        group.contentView?.removeFromSuperview()
        #expect(group.contentView == nil)
        group.contentView = Label("again")
        await pilot.settle()
        #expect(pilot.screen.contains("again"))
    }

    @Test func itIsAsHighAsWhatIsShown() async {
        let group = DisclosureGroup("漢字", Label("one\ntwo"))
        #expect(group.sizeThatFits(.unbounded) == Size(width: 8, height: 1))
        group.isExpanded = true
        #expect(group.sizeThatFits(.unbounded) == Size(width: 8, height: 3))
        group.title = "漢字 and more"
        #expect(group.sizeThatFits(.unbounded).width == 17)
    }

    @Test func smallScreensAndHostileTitlesBreakNothing() async {
        let group = DisclosureGroup(
            "A\u{1b}[31m long\n title", Label("\u{1b}]0;x\u{7}text"), isExpanded: true)
        let pilot = await start(group, columns: 8, rows: 2)
        #expect(!pilot.screen.contains("\u{1b}"))
        #expect(pilot.screen.contains("…"))
        for size in [Size(width: 1, height: 1), .zero, Size(width: 3, height: 9)] {
            await pilot.resize(columns: size.width, rows: size.height)
            await pilot.press("space")
        }
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async throws {
        let disabled = DisclosureGroup("Disabled", Label("text"), isExpanded: true)
        disabled.isEnabled = false
        let groups = [
            DisclosureGroup("&Hovered", nil),
            DisclosureGroup(
                "漢字", DisclosureGroup("Inside", Checkbox("Box"), isExpanded: true),
                isExpanded: true),
            disabled,
            DisclosureGroup("Focused", Label("text"), isExpanded: true),
        ]
        let pilot = await start(StackView(.vertical, groups), rows: 9, look: look)
        groups[3].header.becomeFirstResponder()
        let place = try #require(pilot.location(of: "Hovered"))
        await pilot.move(column: place.x, row: place.y)
        #expect(
            pilot.difference(fromSnapshot: "disclosureGroup-\(look.rawValue)", isStyled: true)
                == nil)
    }
}
