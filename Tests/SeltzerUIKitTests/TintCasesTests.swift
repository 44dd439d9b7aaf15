// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+tint.

import Seltzer
import SeltzerTesting
import Testing

/// Counts the changes of its tint color.
private final class TintedView: View {
    private(set) var changes = 0

    override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
    }
}

@MainActor
@Suite struct TintCasesTests {
    @Test("U-V12: descendants without a tint color of their own inherit it")
    func inheritance() {
        let (root, inner, own, leaf) = (TintedView(), TintedView(), TintedView(), TintedView())
        root.addSubview(inner)
        inner.addSubview(leaf)
        root.addSubview(own)
        #expect(leaf.tintColor == .accent)
        own.tintColor = .green
        root.tintColor = .red
        #expect(leaf.tintColor == .red)
        #expect(own.tintColor == .green)
        #expect([root, inner, own, leaf].map(\.changes) == [1, 1, 1, 1])
        root.tintColor = nil
        #expect(leaf.tintColor == .accent)
        #expect([root, inner, own, leaf].map(\.changes) == [2, 2, 1, 2])
    }

    @Test func accentColorOfATintedViewIsItsTint() async {
        let label = Label("a", style: Style(foreground: .tint))
        let root = View()
        label.frame = Rect(x: 0, y: 0, width: 1, height: 1)
        root.addSubview(label)
        root.tintColor = .red
        let pilot = await Pilot(ViewController(view: root), columns: 4, rows: 1)
        #expect(pilot.display.buffer[.zero].foreground == .red)
        label.tintColor = .blue
        await pilot.settle()
        #expect(pilot.display.buffer[.zero].foreground == .blue)
    }
}

@MainActor
@Suite struct ImageAndAlphaTests {
    @Test func imageViewShowsTheSymbolOfASystemImageInItsTint() async {
        let view = ImageView(image: Image(systemName: "star.circle.fill"))
        #expect(view.intrinsicContentSize == Size(width: 1, height: 1))
        #expect(!view.isUserInteractionEnabled)
        view.tintColor = .red
        let pilot = await Pilot(plain: ViewController(view: view), columns: 3, rows: 3)
        #expect(pilot.screen == "\n ☆\n")
        #expect(pilot.display.buffer[Point(x: 1, y: 1)].foreground == .red)
        view.contentMode = .bottomRight
        await pilot.settle()
        #expect(pilot.screen == "\n\n  ☆")
        #expect(Image(systemName: "no.such.thing") == nil)
    }

    @Test func transparentViewIsNeitherDrawnNorHit() async {
        let root = View(), top = Label("top"), bottom = Label("bottom")
        for label in [bottom, top] {
            label.isUserInteractionEnabled = true
            label.frame = Rect(x: 0, y: 0, width: 8, height: 1)
            label.backgroundColor = .surface
            root.addSubview(label)
        }
        let pilot = await Pilot(ViewController(view: root), columns: 8, rows: 1)
        #expect(pilot.screen == "top")
        top.alpha = 0.5
        await pilot.settle()
        #expect(pilot.screen == "top")
        #expect(pilot.display.buffer[.zero].attributes.contains(.dim))
        top.alpha = 0
        await pilot.settle()
        #expect(pilot.screen == "bottom")
        #expect(root.hitTest(.zero, with: nil) === bottom)
        top.alpha = 1
        #expect(root.hitTest(.zero, with: nil) === top)
    }
}

@MainActor
@Suite struct SystemImageTests {
    private final class Board: ViewController {
        func add() {}
    }

    @Test func barItemsActionsAndMenusTakeSystemImages() {
        let board = Board()
        let item = BarButtonItem(
            image: Image(systemName: "trash"), style: .plain, target: board, action: Board.add)
        #expect(item.image == "⌫")
        #expect(
            BarButtonItem(image: "+", style: .plain, target: board, action: Board.add).image == "+")
        #expect(Action(title: "Add", image: Image(systemName: "plus")) { _ in }.symbol == "+")
        #expect(Menu(title: "More", image: Image(systemName: "ellipsis")).symbol == "…")
        #expect(TabBarItem(title: "Home", image: Image(systemName: "house"), tag: 1).image == "⌂")
        #expect(TabBarItem(title: "Home", image: nil, tag: 1).image == nil)
    }
}
