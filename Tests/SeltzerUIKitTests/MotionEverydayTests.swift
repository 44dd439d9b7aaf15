// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A screen with a panel that notes its gestures.
@MainActor
private final class PanelScreen: GestureRecognizerDelegate {
    let root = View()
    let panel = View(frame: Rect(x: 10, y: 2, width: 20, height: 6))
    var log: [String] = []
    var receives = true

    func noted(_ recognizer: GestureRecognizer) {
        log.append("\(recognizer.name ?? "tap") \(recognizer.state)")
    }
    func tapped() { log.append("tapped") }
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: MouseEvent) -> Bool
    {
        receives
    }
    func start() async -> Pilot {
        root.addSubview(panel)
        return await Pilot(ViewController(view: root), columns: 60, rows: 12)
    }
}

/// Uses of animations and gestures beside the cases of the contract.
@MainActor
@Suite struct MotionEverydayTests {
    private let screen = PanelScreen()
    private var panel: View { screen.panel }

    // MARK: Animations

    @Test("A faded view has its new alpha at once, and is gone at the end")
    func fade() async {
        let pilot = await screen.start()
        var isFinished = false
        View.animate(withDuration: 0.3) {
            panel.alpha = 0
        } completion: { _ in
            isFinished = true
        }
        #expect(panel.alpha == 0 && !isFinished)
        await pilot.advance(by: .milliseconds(400))
        #expect(isFinished)
        #expect(screen.root.hitTest(Point(x: 12, y: 4), with: nil) === screen.root)
    }

    @Test("During the delay the picture stays, and the property is new")
    func delay() async {
        let pilot = await screen.start()
        View.animate(
            withDuration: 0.5, delay: 1, options: [],
            animations: {
                panel.frame.origin.x = 30
            }, completion: nil)
        await pilot.advance(by: .milliseconds(900))
        #expect(panel.frame.minX == 30 && panel.presentation.frame.minX == 10)
        await pilot.advance(by: .milliseconds(700))
        #expect(panel.presentation.frame.minX == 30)
    }

    @Test("Completions come in the order of the ends")
    func completionOrder() async {
        let pilot = await screen.start()
        let other = View(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        screen.root.addSubview(other)
        var ends: [String] = []
        View.animate(withDuration: 0.6) {
            panel.frame.origin.x = 0
        } completion: { _ in
            ends.append("long")
        }
        View.animate(withDuration: 0.2) {
            other.frame.origin.x = 9
        } completion: { _ in
            ends.append("short")
        }
        await pilot.advance(by: .seconds(1))
        #expect(ends == ["short", "long"])
    }

    @Test("A second animation in the completion of the first starts from its end")
    func chain() async {
        let pilot = await screen.start()
        View.animate(withDuration: 0.2) {
            panel.frame.origin.x = 20
        } completion: { [panel] _ in
            View.animate(withDuration: 0.2) { panel.frame.origin.y = 5 }
        }
        await pilot.advance(by: .milliseconds(250))
        #expect(panel.frame.origin == Point(x: 20, y: 5))
        await pilot.advance(by: .milliseconds(300))
        #expect(panel.presentation.frame.origin == Point(x: 20, y: 5))
    }

    @Test("A constraint that changes in a block moves the view at the layout in the block")
    func animatedConstraint() async {
        let pilot = await screen.start()
        let box = View()
        screen.root.addSubview(box)
        let leading = box.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor)
        LayoutConstraint.activate([
            leading, box.topAnchor.constraint(equalTo: screen.root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 4),
            box.heightAnchor.constraint(equalToConstant: 1),
        ])
        await pilot.settle()
        leading.constant = 20
        View.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { [screen] in
                screen.root.layoutIfNeeded()
            }, completion: nil)
        #expect(box.frame.minX == 20)
        await pilot.advance(by: .milliseconds(500))
        #expect((8...12).contains(box.presentation.frame.minX))
    }

    @Test("A transition of a view runs its changes and completes once")
    func transition() async {
        let pilot = await screen.start()
        var ends: [Bool] = []
        View.transition(
            with: panel, duration: 0.2, options: .transitionCrossDissolve,
            animations: { self.panel.backgroundColor = .red }, completion: { ends.append($0) })
        #expect(panel.backgroundColor == .red && ends.isEmpty)
        await pilot.advance(by: .milliseconds(300))
        #expect(ends == [true])
    }

    // MARK: Gestures

    @Test("A double tap does not act at one tap")
    func doubleTap() async {
        let pilot = await screen.start()
        let tap = TapGestureRecognizer(target: screen, action: PanelScreen.tapped)
        tap.numberOfTapsRequired = 2
        panel.addGestureRecognizer(tap)
        await pilot.click(column: 12, row: 4)
        await pilot.advance(by: .seconds(2))
        #expect(screen.log.isEmpty)
        await pilot.click(column: 12, row: 4)
        await pilot.click(column: 12, row: 4)
        #expect(screen.log == ["tapped"])
    }

    @Test("A recognizer belongs to one view, and to none when it is removed")
    func viewOfRecognizer() async {
        let tap = TapGestureRecognizer(target: screen, action: PanelScreen.tapped)
        panel.addGestureRecognizer(tap)
        #expect(tap.view === panel)
        screen.root.addGestureRecognizer(tap)
        #expect(tap.view === screen.root && panel.gestureRecognizers.isEmpty)
        screen.root.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
    }

    @Test("A disabled recognizer sees no press")
    func disabled() async {
        let pilot = await screen.start()
        let tap = TapGestureRecognizer(target: screen, action: PanelScreen.tapped)
        tap.isEnabled = false
        panel.addGestureRecognizer(tap)
        await pilot.click(column: 12, row: 4)
        #expect(screen.log.isEmpty)
    }

    @Test("A delegate may keep presses from a recognizer")
    func refusedPress() async {
        let pilot = await screen.start()
        let tap = TapGestureRecognizer(target: screen, action: PanelScreen.tapped)
        tap.delegate = screen
        panel.addGestureRecognizer(tap)
        screen.receives = false
        await pilot.click(column: 12, row: 4)
        #expect(screen.log.isEmpty)
        screen.receives = true
        await pilot.click(column: 12, row: 4)
        #expect(screen.log == ["tapped"])
    }

    @Test("A pan begins, changes and ends, and tells its place in any view")
    func pan() async {
        let pilot = await screen.start()
        let pan = PanGestureRecognizer(target: screen, action: PanelScreen.noted)
        pan.name = "pan"
        panel.addGestureRecognizer(pan)
        await pilot.mouseDown(column: 12, row: 4)
        await pilot.move(column: 15, row: 4)
        await pilot.move(column: 17, row: 5)
        #expect(pan.location(in: panel) == Point(x: 7, y: 3))
        #expect(pan.location(in: screen.root) == Point(x: 17, y: 5))
        #expect(pan.translation(in: panel) == Point(x: 5, y: 1))
        await pilot.mouseUp(column: 17, row: 5)
        #expect(screen.log == ["pan began", "pan changed", "pan ended"])
    }

    @Test("A swipe acts only in its direction")
    func swipe() async {
        let pilot = await screen.start()
        let swipe = SwipeGestureRecognizer(target: screen, action: PanelScreen.tapped)
        swipe.direction = .left
        panel.addGestureRecognizer(swipe)
        await pilot.drag(fromColumn: 12, row: 4, toColumn: 25, row: 4)
        #expect(screen.log.isEmpty)
        await pilot.drag(fromColumn: 25, row: 4, toColumn: 12, row: 4)
        #expect(screen.log == ["tapped"])
    }

    @Test("A label reports taps only after it accepts the user's interaction")
    func tappedLabel() async {
        let pilot = await screen.start()
        let label = Label("Press here")
        label.frame = Rect(x: 0, y: 0, width: 10, height: 1)
        panel.addSubview(label)
        label.addGestureRecognizer(
            TapGestureRecognizer(target: screen, action: PanelScreen.tapped))
        await pilot.click(column: 12, row: 2)
        #expect(screen.log.isEmpty)
        label.isUserInteractionEnabled = true
        await pilot.click(column: 12, row: 2)
        #expect(screen.log == ["tapped"])
    }

    @Test("A tap passes through a view without interaction to the recognizer behind it")
    func tapBehind() async {
        let pilot = await screen.start()
        let cover = View(frame: panel.frame)
        cover.isUserInteractionEnabled = false
        screen.root.addSubview(cover)
        panel.addGestureRecognizer(
            TapGestureRecognizer(target: screen, action: PanelScreen.tapped))
        await pilot.click(column: 12, row: 4)
        #expect(screen.log == ["tapped"])
    }
}
