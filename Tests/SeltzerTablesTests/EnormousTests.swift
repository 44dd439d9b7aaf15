// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Sizes beyond what a program should have: right, or a limit that is an error.
///
/// `Documentation/Limits.md` says which; with `SELTZER_LONG_TESTS` set they are as large as it says.
@MainActor
@Suite(.serialized) struct EnormousTests {
    private static let isLong = getenv("SELTZER_LONG_TESTS") != nil
    private static let textCount = isLong ? 100_000_000 : 300_000
    private static let subviewCount = isLong ? 1_000_000 : 100_000

    private struct Pressed: RoutedEvent {}

    // MARK: Views

    /// Stacks in one another, with a button in the innermost one.
    private func tower(levels: Int) -> (root: View, innermost: StackView) {
        let innermost = StackView(.vertical, [Button("Press") { $0.post(Pressed()) }])
        var root = innermost
        for level in 2..<levels {
            root = StackView(level % 2 == 0 ? .horizontal : .vertical, [root])
        }
        return (root, innermost)
    }

    @Test func aThousandLevelsOfStacksAreLaidOutDrawnHitAndFreed() async throws {
        weak var freed: View?
        try await {
            // The window is a level, and so is the button.
            let (root, _) = tower(levels: View.maximumDepth - 1)
            freed = root
            let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 3)
            #expect(pilot.screen.contains("Press"))
            #expect(await pilot.click(on: "Press"))
            #expect(pilot.events(Pressed.self).count == 1)
            let route = try #require(pilot.lastRoute)
            #expect(route.description.contains("StackView"))
            await pilot.resize(columns: 40, rows: 10)
            #expect(pilot.screen.contains("Press"))
            #expect(pilot.application.diagnostics.isEmpty)
            pilot.application.end()
            await pilot.settle()
        }()
        while freed != nil { await Task.yield() }
    }

    @Test func oneLevelMoreIsAnErrorAndNoCrash() async {
        let (root, innermost) = tower(levels: View.maximumDepth - 1)
        let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 3)
        let more = View()
        innermost.subviews[0].addSubview(more)
        #expect(more.superview == nil)
        #expect(pilot.application.diagnostics.contains { $0.contains("at most 1000 levels") })
        #expect(pilot.screen.contains("Press"))
    }

    @Test func aMillionSubviewsAreDrawnHitAndFreed() async throws {
        weak var freed: View?
        try await {
            let root = View()
            for number in 0..<Self.subviewCount {
                let place = Point(x: number % 1_000, y: number / 1_000)
                root.addSubview(View(frame: Rect(origin: place, size: Size(width: 1, height: 1))))
            }
            freed = root.subviews[0]
            let last = try #require(root.subviews.last)
            let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 5)
            #expect(root.hitTest(Point(x: 7, y: 3), with: nil) === root.subviews[3_007])
            root.subviews[3_007].backgroundColor = .red
            await pilot.settle()
            last.removeFromSuperview()
            root.subviews[0].removeFromSuperview()
            #expect(root.subviews.count == Self.subviewCount - 2)
            pilot.application.end()
            await pilot.settle()
        }()
        while freed != nil { await Task.yield() }
    }

    // MARK: Texts

    /// Many lines, and one enormous line.
    private static let texts = [
        String(repeating: "line 漢字 e\u{301} 👩‍👩‍👧\n", count: textCount / 36),
        String(repeating: "0123456789", count: textCount / 10),
    ]

    @Test(arguments: 0..<2)
    func aLabelShowsTheBeginningOfAnEnormousText(index: Int) async {
        let label = Label(Self.texts[index])
        label.verticalAlignment = .top
        let pilot = await Pilot(ViewController(view: label), columns: 24, rows: 3)
        #expect(pilot.screen.hasPrefix(index == 0 ? "line 漢字" : "0123456789"))
        label.numberOfLines = 2
        await pilot.resize(columns: 10, rows: 5)
        #expect(pilot.screen.hasPrefix(index == 0 ? "line 漢字" : "0123456789"))
    }

    @Test(arguments: 0..<2)
    func aFieldEditsAnEnormousText(index: Int) async {
        let field = TextField()
        field.text = Self.texts[index]
        let pilot = await Pilot(ViewController(view: field), columns: 24, rows: 1)
        field.becomeFirstResponder()
        await pilot.press("end")
        await pilot.type("!")
        #expect(field.text.utf8.last == UInt8(ascii: "!"))
        await pilot.press("home")
        await pilot.type("?")
        #expect(field.text.utf8.first == UInt8(ascii: "?"))
        #expect(pilot.screen.hasPrefix("▌ ?"))
    }

    @Test(arguments: 0..<2)
    func aListShowsEnormousLines(index: Int) async {
        let list = ListView([Self.texts[index], "short"])
        let pilot = await Pilot(ViewController(view: list), columns: 24, rows: 4)
        #expect(pilot.screen.contains("short"))
    }

    @Test func enormousMarkupAndColoredOutputAreRead() throws {
        let markup = String(repeating: "[bold]0123456789[/] ", count: Self.textCount / 20)
        let text = try StyledText(markup: markup)
        #expect(text.string.utf8.count == markup.utf8.count / 20 * 11)
        let output = String(repeating: "\u{1B}[31m0123456789\u{1B}[m ", count: Self.textCount / 20)
        let read = StyledText(ansi: output)
        #expect(read.string.utf8.count == output.utf8.count / 19 * 11)
    }
}
