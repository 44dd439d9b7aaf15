// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A view that fills itself with the first letter of its name, and notes its life.
private final class NotingView: View {
    let name: String
    private(set) var notes: [String] = []

    init(_ name: String, _ frame: Rect = .zero) {
        self.name = name
        super.init(frame: frame)
    }

    override func didMoveToWindow() { notes.append("window \(window != nil)") }

    override func willRemoveSubview(_ subview: View) {
        notes.append("removes \(subview.superview === self)")
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(bounds, with: Style(), character: name.first ?? "?")
    }

    func clearNotes() { notes = [] }
}

/// A view with the initializers of UIKit code.
private class FramedView: View {
    private(set) var setups = 0

    override init(frame: Rect) {
        super.init(frame: frame)
        setups += 1
    }
}

private final class TitledFramedView: FramedView {
    let title: String

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }
}

@MainActor
@Suite struct ViewCasesTests {
    private let root = NotingView("root")

    @Test func subclassThatOverridesTheInitializerWithAFrameKeepsTheOneWithout() {
        let frame = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(FramedView().setups == 1)
        #expect(FramedView().frame == .zero)
        #expect(FramedView(frame: frame).frame == frame)
        #expect(TitledFramedView(title: "a").setups == 1)
    }

    private func start() async -> Pilot {
        await Pilot(ViewController(view: root), columns: 20, rows: 6)
    }

    @Test("U-V4: a superview hears of a removal while it is still the superview")
    func removalIsAnnounced() {
        let view = View()
        root.addSubview(view)
        view.removeFromSuperview()
        #expect(root.notes == ["removes true"])
        #expect(view.superview == nil)
    }

    @Test("U-V6: a view that is added elsewhere leaves its first superview")
    func oneSuperview() {
        let first = NotingView("first"), second = NotingView("second"), view = View()
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty)
        #expect(first.notes == ["removes true"])
        #expect(view.superview === second)
    }

    @Test("U-V7: a subview that is added again comes to the front, without window callbacks")
    func addedAgain() async {
        let view = NotingView("view"), other = View()
        root.addSubview(view)
        root.addSubview(other)
        let pilot = await start()
        view.clearNotes()
        root.addSubview(view)
        await pilot.settle()
        #expect(root.subviews.map { $0 === view } == [false, true])
        #expect(view.notes.isEmpty)
    }

    @Test("U-V8: constraints to views outside end with the removal, and do not come back")
    func constraintsEnd() async {
        let view = View(), inner = View()
        root.addSubview(view)
        view.addSubview(inner)
        let constraints = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.topAnchor.constraint(equalTo: root.topAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ]
        LayoutConstraint.activate(constraints)
        let pilot = await start()
        view.removeFromSuperview()
        #expect(constraints.map(\.isActive) == [false, false, true])
        root.addSubview(view)
        await pilot.settle()
        #expect(constraints.map(\.isActive) == [false, false, true])
    }

    @Test("U-V9, U-Q12: a view that leaves its window loses the focus to the next view")
    func focusEnds() async {
        let first = TextField(), second = TextField()
        for (row, field) in [first, second].enumerated() {
            field.frame = Rect(x: 0, y: row, width: 10, height: 1)
            root.addSubview(field)
        }
        var ends = 0
        first.addAction(for: .editingDidEnd) { _ in ends += 1 }
        let pilot = await start()
        first.becomeFirstResponder()
        await pilot.settle()
        first.removeFromSuperview()
        await pilot.settle()
        #expect(!first.isFirstResponder)
        #expect(second.isFirstResponder)
        #expect(ends == 1)
    }

    @Test("U-V10: the position among the subviews is the order of drawing")
    func orderOfDrawing() async {
        let frame = Rect(x: 0, y: 0, width: 1, height: 1)
        let (a, b, c, d) = (
            NotingView("a", frame), NotingView("b", frame), NotingView("c", frame),
            NotingView("d", frame)
        )
        root.addSubview(a)
        root.insertSubview(b, at: 0)
        root.insertSubview(c, aboveSubview: b)
        root.insertSubview(d, belowSubview: a)
        #expect(root.subviews.compactMap { ($0 as? NotingView)?.name } == ["b", "c", "d", "a"])
        let pilot = await start()
        #expect(pilot.screen.hasPrefix("a"))
        a.removeFromSuperview()
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("d"))
    }

    @Test("U-V13: a hidden view stays a subview and is not drawn; its subviews keep their state")
    func hidden() async {
        let view = NotingView("view", Rect(x: 0, y: 0, width: 5, height: 1))
        let button = Button("Go")
        button.frame = view.frame
        view.addSubview(button)
        root.addSubview(view)
        let pilot = await start()
        button.becomeFirstResponder()
        view.clearNotes()
        view.isHidden = true
        await pilot.settle()
        #expect(view.superview === root && !button.isHidden)
        #expect(view.notes.isEmpty)
        #expect(!pilot.screen.contains("Go"))
        #expect(!button.isFirstResponder)
        await pilot.click(column: 1, row: 0)
        #expect(pilot.events(ButtonPressed.self).isEmpty)
    }
}
