// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A controller whose key commands are made anew by each call, as in most programs.
private final class CommandController: ViewController {
    private(set) var calls = 0

    override var keyCommands: [KeyCommand]? {
        [KeyCommand(input: "x", modifierFlags: .alternate, action: CommandController.perform)]
    }

    private func perform() { calls += 1 }
}

/// A controller that presents another one too early.
private final class HastyController: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        present(ViewController())
    }
}

/// A controller that counts its appearances.
private final class CountingController: ViewController {
    private(set) var appearances = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
    }
}

/// A table's delegate that notes the end of an animated scroll.
@MainActor
private final class ScrollNotes: TableViewDelegate {
    private(set) var ends = 0

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { ends += 1 }
}

/// UIKit's cases in other settings than those of their tables.
@MainActor
@Suite struct VariationCasesTests {
    private let root = ViewController()
    private let superview = View(frame: Rect(x: 0, y: 0, width: 21, height: 21))

    private func start() async -> Pilot { await Pilot(root, columns: 60, rows: 20) }

    private func add(_ view: View) -> View {
        superview.addSubview(view)
        return view
    }

    @Test("U-N7: a centered view is where `center` and labels round to: down")
    func centered() {
        for (room, length) in [(21, 4), (20, 5), (21, 5), (20, 4), (7, 2), (8, 3)] {
            superview.frame.size = Size(width: room, height: room)
            let view = add(View())
            LayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
                view.widthAnchor.constraint(equalToConstant: length),
                view.heightAnchor.constraint(equalToConstant: length),
            ])
            superview.layoutIfNeeded()
            let rest = (room - length) / 2
            #expect(view.frame == Rect(x: rest, y: rest, width: length, height: length))
        }
    }

    @Test("U-N6, U-N11: constraints on its own size alone size a view, and keep its origin")
    func ownSize() {
        let view = add(View(frame: Rect(x: 3, y: 2, width: 1, height: 4)))
        let width = view.widthAnchor.constraint(equalToConstant: 7)
        width.isActive = true
        superview.layoutIfNeeded()
        #expect(view.frame == Rect(x: 3, y: 2, width: 7, height: 4))
        width.constant = 9
        #expect(view.frame.width == 7)
        superview.layoutIfNeeded()
        #expect(view.frame.width == 9)
        width.isActive = false
        view.heightAnchor.constraint(equalToConstant: 1).isActive = true
        superview.layoutIfNeeded()
        #expect(view.frame == Rect(x: 3, y: 2, width: 9, height: 1))
        let other = View(frame: superview.frame)
        other.addSubview(view)
        view.frame.size.height = 5
        other.setNeedsLayout()
        other.layoutIfNeeded()
        #expect(view.frame.height == 1)
    }

    @Test("U-N10: a frame set by hand counts for the views that constraints tie to it")
    func frameByHand() {
        let view = add(View(frame: Rect(x: 3, y: 2, width: 5, height: 2)))
        let label = add(Label("next"))
        label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1).isActive = true
        superview.layoutIfNeeded()
        #expect(view.frame == Rect(x: 3, y: 2, width: 5, height: 2))
        #expect(label.frame.minX == 9)
        view.widthAnchor.constraint(equalToConstant: 8).isActive = true
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
        superview.layoutIfNeeded()
        #expect(view.frame.width == 8 && label.frame.minX == 9)
    }

    @Test("U-M14: an animation that begins in a block without animations does not move")
    func withoutAnimation() async {
        let pilot = await start()
        let panel = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))
        root.view.addSubview(panel)
        var endings: [Bool] = []
        View.performWithoutAnimation {
            View.animate(withDuration: 1) {
                panel.frame.origin.x = 20
            } completion: {
                endings.append($0)
            }
        }
        #expect(panel.presentation.frame.minX == 20 && endings.isEmpty)
        await pilot.settle()
        #expect(endings == [true])
    }

    @Test("U-P2: three taps of a chain of recognizers are one triple tap")
    func tripleTap() async {
        let pilot = await start()
        var log: [Int] = []
        let taps = (1...3).map { count in
            let tap = TapGestureRecognizer()
            tap.numberOfTapsRequired = count
            tap.addAction { _ in log.append(count) }
            root.view.addGestureRecognizer(tap)
            return tap
        }
        taps[0].require(toFail: taps[1])
        taps[1].require(toFail: taps[2])
        for count in 1...3 {
            for _ in 0..<count { await pilot.click(column: 5, row: 5) }
            await pilot.advance(by: .seconds(2))
            #expect(log == [count])
            log = []
        }
    }

    @Test("U-Q9: key commands that each call of the property makes anew perform")
    func newKeyCommands() async {
        let controller = CommandController()
        let pilot = await Pilot(controller, columns: 20, rows: 5)
        let field = TextField(frame: Rect(x: 0, y: 0, width: 9, height: 1))
        controller.view.addSubview(field)
        await pilot.settle()
        await pilot.press("alt-x")
        #expect(controller.calls == 1)
        field.becomeFirstResponder()
        await pilot.press("alt-x")
        #expect(controller.calls == 2 && field.text.isEmpty)
    }

    @Test("U-O2, U-O9: an animated scroll to a row reports its end, unless nothing moves")
    func animatedRow() async {
        let notes = ScrollNotes()
        let screen = await TableScreen([50], rows: 10)
        screen.table.delegate = notes
        screen.table.scrollToRow(at: screen.path(30), at: .top, animated: true)
        await screen.pilot.advance(by: .seconds(2))
        #expect(screen.table.contentOffset.y == 30 && notes.ends == 1)
        screen.table.scrollToRow(at: screen.path(30), at: .top, animated: true)
        await screen.pilot.advance(by: .seconds(2))
        #expect(notes.ends == 1)
    }

    @Test("U-O7: content as wide as the scroll view needs no bar below")
    func wideContent() async {
        let pilot = await start()
        let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 20, height: 6))
        scrollView.contentSize = Size(width: 20, height: 60)
        root.view.addSubview(scrollView)
        await pilot.settle()
        scrollView.scrollRectToVisible(Rect(x: 0, y: 20, width: 1, height: 2))
        #expect(scrollView.contentOffset.y == 16)
        scrollView.contentOffset.y = 99
        await pilot.settle()
        #expect(scrollView.contentOffset.y == 54)
    }

    @Test("U-C14: a presentation in `viewDidLoad` is refused")
    func hastyPresentation() async {
        let controller = HastyController()
        let pilot = await Pilot(controller, columns: 40, rows: 10)
        #expect(controller.presentedViewController == nil)
        #expect(!pilot.application.diagnostics.isEmpty)
    }

    @Test("U-C7: new controllers below the same top do not make it appear again")
    func sameTop() async {
        let top = CountingController()
        let navigation = NavigationController(rootViewController: ViewController())
        let pilot = await Pilot(navigation, columns: 40, rows: 10)
        navigation.pushViewController(top, animated: false)
        await pilot.settle()
        let below = ViewController()
        navigation.setViewControllers([root, below, top], animated: false)
        await pilot.settle()
        #expect(top.appearances == 1)
        #expect(navigation.popViewController(animated: false) == top)
        #expect(navigation.topViewController == below)
    }

    @Test("U-K7: a press is cancelled however the button is taken away", arguments: 0..<5)
    func cancelledPress(way: Int) async {
        let pilot = await start()
        let button = Button(frame: Rect(x: 2, y: 2, width: 8, height: 1))
        var log: [Control.Event] = []
        for event: Control.Event in [.touchCancel, .touchUpInside, .touchUpOutside] {
            button.addAction(for: event) { _ in log.append(event) }
        }
        root.view.addSubview(button)
        await pilot.settle()
        await pilot.mouseDown(column: 4, row: 2)
        switch way {
        case 0: button.isHidden = true
        case 1: button.isEnabled = false
        case 2: button.removeFromSuperview()
        case 3: button.isUserInteractionEnabled = false
        default: root.view.isHidden = true
        }
        await pilot.settle()
        await pilot.mouseUp(column: 4, row: 2)
        #expect(log == [.touchCancel])
        #expect(!button.isHighlighted && !button.isTracking)
    }
}
