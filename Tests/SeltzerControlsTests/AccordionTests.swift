// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct AccordionTests {
    private func makeAccordion() -> Accordion {
        Accordion([
            DisclosureGroup("&One", Label("first"), isExpanded: true),
            DisclosureGroup("&Two", Label("second")),
            DisclosureGroup("T&hree", Label("third")),
        ])
    }

    private func start(_ accordion: Accordion, rows: Int = 8) async -> Pilot {
        await Pilot(plain: ViewController(view: accordion), columns: 20, rows: rows)
    }

    @Test func openingAGroupClosesTheOther() async {
        let accordion = makeAccordion()
        let pilot = await start(accordion)
        #expect(pilot.screen.hasPrefix("▌▾ One▐\n   first\n ▸ Two\n ▸ Three"))
        await pilot.click(on: "Two")
        #expect(pilot.screen.hasPrefix(" ▸ One\n▌▾ Two▐\n   second\n ▸ Three"))
        let events = pilot.events(DisclosureToggled.self)
        #expect(events.map(\.title) == ["One", "Two"])
        #expect(events.map(\.isExpanded) == [false, true])
        await pilot.press("space")
        #expect(accordion.groups.map(\.isExpanded) == [false, false, false])
    }

    @Test func severalAreOpenWhereThatIsAllowed() async {
        let accordion = makeAccordion()
        accordion.allowsMultipleExpansion = true
        let pilot = await start(accordion)
        await pilot.press("alt-t", "alt-h")
        #expect(accordion.groups.map(\.isExpanded) == [true, true, true])
        accordion.allowsMultipleExpansion = false
        #expect(accordion.groups.map(\.isExpanded) == [true, false, false])
    }

    @Test func theProgramOpensOnlyOneToo() async {
        let accordion = makeAccordion()
        let pilot = await start(accordion)
        accordion.groups[2].isExpanded = true
        #expect(accordion.groups.map(\.isExpanded) == [false, false, true])
        accordion.addArrangedSubview(DisclosureGroup("Four", nil, isExpanded: true))
        #expect(accordion.groups.map(\.isExpanded) == [false, false, true, false])
        #expect(pilot.events(DisclosureToggled.self).isEmpty)
    }

    @Test func arrowsHomeAndEndMoveBetweenTitles() async {
        let accordion = makeAccordion()
        let pilot = await start(accordion)
        func focused() -> Int? { accordion.groups.firstIndex { $0.header.isFirstResponder } }
        accordion.groups[0].header.becomeFirstResponder()
        await pilot.press("down")
        #expect(focused() == 1)
        await pilot.press("end")
        #expect(focused() == 2)
        await pilot.press("home")
        #expect(focused() == 0)
        accordion.groups[1].isEnabled = false
        await pilot.press("down")
        #expect(focused() == 2)
        await pilot.press("up")
        #expect(focused() == 0)
    }

    @Test func anArrowAtTheEndLeavesTheAccordion() async {
        let accordion = makeAccordion(), button = Button("OK")
        let stack = StackView(.vertical, [accordion, button])
        let pilot = await Pilot(plain: ViewController(view: stack), columns: 20, rows: 8)
        accordion.groups[2].header.becomeFirstResponder()
        await pilot.press("down")
        #expect(button.isFirstResponder)
    }

    @Test func aTinyScreenBreaksNothing() async {
        let pilot = await start(makeAccordion(), rows: 2)
        for size in [Size(width: 2, height: 1), .zero, Size(width: 40, height: 12)] {
            await pilot.resize(columns: size.width, rows: size.height)
            await pilot.press("down", "space")
        }
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let accordion = makeAccordion()
        accordion.groups[2].isEnabled = false
        let pilot = await Pilot(
            plain: ViewController(view: accordion), columns: 20, rows: 5,
            capabilities: look.capabilities)
        #expect(
            pilot.difference(fromSnapshot: "accordion-\(look.rawValue)", isStyled: true) == nil)
    }
}
