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
@Suite struct GroupBoxTests {
    private func start(
        _ view: View, columns: Int = 24, rows: Int = 7, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func theContentLiesInsideTheInsets() async {
        let content = Label("漢字 text")
        let box = GroupBox("Title", content)
        let pilot = await start(box, columns: 16, rows: 3)
        #expect(pilot.screen == "╭ Title ───────╮\n│ 漢字 text    │\n╰──────────────╯")
        #expect(box.sizeThatFits(.unbounded) == Size(width: 13, height: 3))
        box.layoutMargins = Insets(all: 1)
        await pilot.resize(columns: 16, rows: 5)
        #expect(content.frame == Rect(x: 2, y: 2, width: 12, height: 1))
        box.contentView = nil
        #expect(content.superview == nil)
        #expect(box.sizeThatFits(.unbounded) == Size(width: 9, height: 4))
    }

    @Test func contentThatIsTakenOutIsForgotten() async {
        let content = Label("text")
        let box = GroupBox("", content)
        content.removeFromSuperview()
        #expect(box.contentView == nil)
        let other = Label("other")
        box.contentView = other
        let pilot = await start(box, columns: 10, rows: 3)
        #expect(pilot.screen.contains("│ other  │"))
    }

    @Test func boxesThatShareAnEdgeAreJoined() async {
        let stack = StackView(.horizontal, [GroupBox("a"), GroupBox("b")], spacing: -1)
        stack.distribution = .fillEqually
        let pilot = await start(stack, columns: 15, rows: 3)
        #expect(pilot.screen.hasPrefix("╭ a ───┬ b ───╮\n"))
        #expect(pilot.screen.hasSuffix("╰──────┴──────╯"))
    }

    @Test func dividersMeetTheBorder() async {
        let columns = StackView(.horizontal, [Label("one"), Divider(.vertical), Label("two")])
        let stack = StackView(.vertical, [Label("head"), Divider(), columns])
        let box = GroupBox("", stack)
        box.layoutMargins = .zero
        let pilot = await start(box, columns: 9, rows: 5)
        #expect(pilot.screen == "╭───────╮\n│head   │\n├───────┤\n│one│two│\n╰───┴───╯")
    }

    private func box(_ title: StyledText, dividedAfter count: Int) -> GroupBox {
        let text = String(repeating: "a", count: count)
        let columns = StackView(.horizontal, [Label(text), Divider(.vertical), Label("b")])
        let box = GroupBox(title, columns)
        box.layoutMargins = .zero
        return box
    }

    @Test(arguments: [
        // In the title, in the blanks around it, and beside it.
        (3, "╭ Group ───╮\n│aaa│b     │\n╰───┴──────╯"),
        (0, "╭ Group ───╮\n││b        │\n╰┴─────────╯"),
        (6, "╭ Group ───╮\n│aaaaaa│b  │\n╰──────┴───╯"),
        (7, "╭ Group ┬──╮\n│aaaaaaa│b │\n╰───────┴──╯"),
    ])
    func aDividerUnderTheTitleEndsBelowIt(count: Int, picture: String) async {
        let pilot = await start(box("Group", dividedAfter: count), columns: 12, rows: 3)
        #expect(pilot.screen == picture)
    }

    @Test func aDividerDoesNotRunOverACenteredTitleOrANote() async {
        let centered = box("Hi", dividedAfter: 5)
        centered.titleAlignment = .center
        let pilot = await start(centered, columns: 12, rows: 3)
        #expect(pilot.screen.hasPrefix("╭─── Hi ───╮\n│aaaaa│b   │"))
        let noted = box("Hi", dividedAfter: 7)
        noted.note = "12"
        let other = await start(noted, columns: 12, rows: 3)
        #expect(other.screen.hasPrefix("╭ Hi ── 12 ╮\n│aaaaaaa│b │"))
    }

    @Test func aDividerThatMovesTakesItsCrossingsWithIt() async {
        let head = Label("head")
        let stack = StackView(.vertical, [head, Divider(), Label("body")])
        let pilot = await start(GroupBox("", stack), columns: 10, rows: 6)
        #expect(pilot.screen.contains("│ head   │\n├────────┤\n│ body   │"))
        head.numberOfLines = 0
        head.text = "head\nmore"
        await pilot.settle()
        #expect(pilot.screen.contains("│ more   │\n├────────┤\n│ body   │"))
        #expect(pilot.screen.components("├").count == 2)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let stack = StackView(.vertical, [Label("head"), Divider(), Label("body")])
        let pilot = await start(GroupBox("Group", stack), columns: 20, rows: 5, look: look)
        #expect(pilot.difference(fromSnapshot: "groupBox-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 1)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        let box = GroupBox(
            StyledText(String(repeating: "long ", count: 100)),
            StackView(.vertical, [Divider(), Label("x")]))
        box.layoutMargins = Insets(all: .max)
        let pilot = await start(box, columns: columns, rows: rows)
        box.layoutMargins = Insets(all: -5)
        await pilot.settle()
        await pilot.resize(columns: 12, rows: 4)
        #expect(pilot.screen.hasPrefix("╭ long lon…╮"))
    }
}

extension String {
    /// The parts between occurrences of a character.
    fileprivate func components(_ separator: Character) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
