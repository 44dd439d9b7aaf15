// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A view that accepts the focus and a larger area of hits.
private final class TargetView: View {
    private(set) var changes: [Bool] = []

    override var canBecomeFirstResponder: Bool { true }
    override func becomeFirstResponder() -> Bool {
        let hasBecome = super.becomeFirstResponder()
        changes.append(hasBecome)
        return hasBecome
    }
    override func point(inside point: Point, with event: MouseEvent?) -> Bool {
        bounds.insetBy(dx: -2, dy: -1).contains(point)
    }
}

/// A controller that clears a search.
private final class FinderController: ViewController {
    let bar = SearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.frame = Rect(x: 0, y: 0, width: 20, height: 1)
        view.addSubview(bar)
        let button = Button("Go")
        button.frame = Rect(x: 0, y: 2, width: 8, height: 1)
        view.addSubview(button)
    }
}

/// Uses of scroll views, hit tests and the focus beside the cases of the contract.
@MainActor
@Suite struct ScrollEverydayTests {
    private let scrollView = ScrollView(frame: Rect(x: 5, y: 2, width: 20, height: 6))
    private let root = View()

    private func start() async -> Pilot {
        root.addSubview(scrollView)
        return await Pilot(ViewController(view: root), columns: 40, rows: 12)
    }

    @Test("Content that fits does not scroll")
    func fittingContent() async {
        scrollView.contentSize = Size(width: 10, height: 4)
        let pilot = await start()
        await pilot.wheel(dy: 3, column: 8, row: 4)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("A rectangle comes into view with as little movement as possible")
    func leastMovement() async {
        scrollView.contentSize = Size(width: 20, height: 40)
        _ = await start()
        scrollView.scrollRectToVisible(Rect(x: 0, y: 10, width: 5, height: 2), animated: false)
        #expect(scrollView.contentOffset.y == 6)
        scrollView.scrollRectToVisible(Rect(x: 0, y: 8, width: 5, height: 2), animated: false)
        #expect(scrollView.contentOffset.y == 6)
        scrollView.scrollRectToVisible(Rect(x: 0, y: 3, width: 5, height: 1), animated: false)
        #expect(scrollView.contentOffset.y == 3)
    }

    @Test("A scroll view that is switched off ignores the user, not the program")
    func disabledScrolling() async {
        scrollView.contentSize = Size(width: 20, height: 40)
        scrollView.isScrollEnabled = false
        let pilot = await start()
        await pilot.wheel(dy: 2, column: 8, row: 4)
        #expect(scrollView.contentOffset.y == 0)
        scrollView.setContentOffset(Point(x: 0, y: 5), animated: false)
        #expect(scrollView.contentOffset.y == 5)
    }

    @Test("Scrolling moves what the user sees, and no frame")
    func framesWhileScrolling() async {
        let label = Label("row")
        label.frame = Rect(x: 1, y: 8, width: 5, height: 1)
        scrollView.contentSize = Size(width: 20, height: 40)
        scrollView.addSubview(label)
        let pilot = await start()
        scrollView.contentOffset.y = 7
        await pilot.settle()
        #expect(label.frame.minY == 8 && scrollView.bounds.minY == 7)
        #expect(label.convert(label.bounds, to: root) == Rect(x: 6, y: 3, width: 5, height: 1))
        #expect(pilot.location(of: "row") == Point(x: 6, y: 3))
    }

    @Test("An animated scroll ends at its offset")
    func animatedScroll() async {
        scrollView.contentSize = Size(width: 20, height: 40)
        let pilot = await start()
        scrollView.setContentOffset(Point(x: 0, y: 20), animated: true)
        await pilot.advance(by: .seconds(1))
        #expect(scrollView.contentOffset.y == 20)
    }

    @Test("The wheel scrolls the inner of two scroll views first")
    func nestedScrolling() async {
        let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 20, height: 4))
        inner.contentSize = Size(width: 20, height: 20)
        scrollView.contentSize = Size(width: 20, height: 40)
        scrollView.addSubview(inner)
        let pilot = await start()
        await pilot.wheel(dy: 1, column: 8, row: 3)
        #expect(inner.contentOffset.y > 0 && scrollView.contentOffset.y == 0)
    }

    // MARK: Hits and the focus

    @Test("A larger area for points enlarges a view for hits")
    func largerArea() async {
        let target = TargetView(frame: Rect(x: 10, y: 5, width: 2, height: 1))
        root.addSubview(target)
        root.frame = Rect(x: 0, y: 0, width: 40, height: 12)
        #expect(root.hitTest(Point(x: 8, y: 4), with: nil) === target)
        #expect(root.hitTest(Point(x: 7, y: 4), with: nil) === root)
    }

    @Test("The view that is brought to the front is hit")
    func front() {
        let a = View(frame: Rect(x: 0, y: 0, width: 4, height: 4)), b = View(frame: a.frame)
        root.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        [a, b].forEach(root.addSubview)
        #expect(root.hitTest(Point(x: 1, y: 1), with: nil) === b)
        root.bringSubviewToFront(a)
        #expect(root.hitTest(Point(x: 1, y: 1), with: nil) === a)
        #expect(root.subviews == [b, a])
    }

    @Test("Points convert between views beside each other, and there and back")
    func conversion() {
        let a = View(frame: Rect(x: 2, y: 1, width: 4, height: 4))
        let b = View(frame: Rect(x: 9, y: 3, width: 9, height: 9))
        let inner = View(frame: Rect(x: 1, y: 1, width: 3, height: 3))
        [a, b].forEach(root.addSubview)
        b.addSubview(inner)
        #expect(a.convert(Point(x: 0, y: 0), to: inner) == Point(x: -8, y: -3))
        #expect(inner.convert(Point(x: 0, y: 0), from: a) == Point(x: -8, y: -3))
        #expect(a.convert(inner.convert(Point(x: 5, y: 7), to: a), to: inner) == Point(x: 5, y: 7))
    }

    @Test("A plain view declines the focus; a view that can has it, and keeps it")
    func plainView() async {
        let plain = View(), target = TargetView(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        [plain, target].forEach(root.addSubview)
        let pilot = await start()
        #expect(!plain.becomeFirstResponder())
        #expect(target.becomeFirstResponder() && target.isFirstResponder)
        #expect(target.becomeFirstResponder())
        target.isHidden = true
        await pilot.settle()
        #expect(!target.isFirstResponder && pilot.ending == nil)
    }

    @Test("A search bar is first responder with its field")
    func searchBar() async {
        let finder = FinderController()
        let pilot = await Pilot(finder, columns: 30, rows: 6)
        #expect(finder.bar.becomeFirstResponder())
        #expect(finder.bar.isFirstResponder)
        await pilot.type("tea")
        #expect(finder.bar.text == "tea")
        finder.bar.resignFirstResponder()
        #expect(!finder.bar.isFirstResponder && !finder.bar.searchTextField.isFirstResponder)
    }
}
