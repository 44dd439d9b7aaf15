// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// An application whose user and whose views do what bytes say.
@MainActor
public final class TreeTurmoil {
    private var input: FuzzInput
    private let display = MemoryDisplay(size: Size(width: 30, height: 12))
    private let application: Application
    private let root = ViewController(view: View())
    private(set) var views: [TurmoilView] = []
    /// The window that the application began with.
    private var main: Window?
    private var windows: [Window] = []
    private var controllers: [TurmoilController] = []
    /// Who may hear of the event under way: who was in a window when it came, and who has come since.
    private var audience: Set<ObjectIdentifier> = []
    private var depth = 0
    private var isCalm = false
    /// How many changes views made while they were told, laid out, drawn or hit.
    public private(set) var interferences = 0
    /// How many changes and events there were.
    public private(set) var operations = 0
    /// How many events views have heard.
    public private(set) var heard = 0

    init(_ input: FuzzInput) {
        self.input = input
        let display = display
        application = Application(root: root, clock: ManualClock()) { display }
        for number in 0..<16 {
            let view = TurmoilView(number, in: self)
            views.append(view)
            root.view.addSubview(view)
        }
    }

    /// Creates a script of random bytes.
    public convenience init(bytes: [UInt8]) {
        self.init(FuzzInput(bytes))
    }

    // MARK: Running

    /// Whether the application holds its display.
    public var isRunning: Bool { display.isStarted }

    /// Lets the application start as soon as the main actor is free.
    public func start() {
        Task { [application] in try await application.run() }
    }

    /// Does what the bytes say, and checks after each step.
    public func act() {
        main = application.windows.first
        while !input.isEmpty {
            operations += 1
            audience = []
            application.windows.forEach(admit)
            if operations % 64 == 0 { beginAnew() }
            if input.byte() % 4 == 0 { change() } else { sendInput() }
            check()
        }
        checkScreen()
    }

    /// Lets the application end.
    public func end() {
        application.end()
    }

    // MARK: What views tell

    /// Does something else, or nothing, as the bytes say.
    func interfere() {
        guard !isCalm, !input.isEmpty, depth < 3, input.byte() % 4 == 0 else { return }
        depth += 1
        interferences += 1
        change()
        depth -= 1
    }

    private func admit(_ view: View) {
        audience.insert(ObjectIdentifier(view))
        view.subviews.forEach(admit)
    }

    func enters(_ view: TurmoilView) {
        audience.insert(ObjectIdentifier(view))
    }

    func hears(_ view: TurmoilView, _ what: String) {
        heard += 1
        precondition(
            view.window != nil || audience.contains(ObjectIdentifier(view)),
            "A view in no window hears \(what).")
        interfere()
    }

    /// A yes or no of a view's.
    func answer() -> Bool { isCalm || input.byte() % 4 != 0 }

    // MARK: What happens

    /// Shows all views again, and nothing in front of them.
    private func beginAnew() {
        for window in application.windows where window !== main { window.close() }
        main?.makeKeyAndVisible(in: application)
        main?.addSubview(root.view)
        for view in views {
            view.isHidden = false
            view.isUserInteractionEnabled = true
            root.view.addSubview(view)
        }
        display.send(.input([.resize(Size(width: 30, height: 12))]))
    }

    private func sendInput() {
        let point = Point(x: input.number(below: 34) - 2, y: input.number(below: 14) - 1)
        let button: MouseButton = input.byte() % 4 == 0 ? .right : .left
        let event: InputEvent =
            switch input.number(below: 12) {
            case 0, 1, 2: .mouse(MouseInput(.press(button), at: point))
            case 3, 4: .mouse(MouseInput(.release(button), at: point))
            case 5: .mouse(MouseInput(.drag(button), at: point))
            case 6: .mouse(MouseInput(.move, at: point))
            case 7: .mouse(MouseInput(.scroll(dx: 0, dy: 1), at: point))
            case 8, 9: .key(key(point.x))
            case 10: .paste("pasted", isTruncated: false)
            default:
                point.x % 4 == 0
                    ? .resize(Size(width: max(0, point.x * 2), height: max(0, point.y)))
                    : .focus(point.x % 2 == 0)
            }
        display.send(.input([event]))
    }

    private func key(_ number: Int) -> KeyPress {
        let chords: [KeyChord] = [
            "tab", "shift-tab", "down", "right", "enter", "esc", "a", "alt-a", "ctrl-l", "esc",
        ]
        // Rarely: all others are for what marks text then.
        let chord = number == 31 ? "f7" : chords[max(0, number) % chords.count]
        return KeyPress(chord.key, modifiers: chord.modifiers)
    }

    private func view() -> TurmoilView { views[input.number(below: views.count)] }

    private func change() {
        let view = view()
        switch input.number(below: 34) {
        case 0, 1: view.removeFromSuperview()
        case 2: view.superview?.removeFromSuperview()
        case 3: view.superview?.subviews.forEach { $0.removeFromSuperview() }
        case 4, 5: self.view().addSubview(view)
        case 6: self.view().insertSubview(view, at: input.number(below: 4))
        case 7: self.view().insertSubview(view, belowSubview: self.view())
        case 8: view.superview?.bringSubviewToFront(view)
        case 9: view.isHidden.toggle()
        case 10: view.isUserInteractionEnabled.toggle()
        case 11, 12:
            view.frame = Rect(
                x: input.number(below: 30) - 2, y: input.number(below: 14) - 2,
                width: input.number(below: 20), height: input.number(below: 10))
        case 13: view.bounds.origin.y += 1
        case 14: _ = view.becomeFirstResponder()
        case 15: _ = view.resignFirstResponder()
        case 16: replace(view)
        case 17: changeWindows(view)
        case 18: changeControllers(view)
        case 19: present(view)
        case 20: view.post(Rumor(), includingSelf: true)
        case 21: view.setNeedsLayout()
        case 22: application.broadcast(Rumor())
        default:
            view.isHidden = false
            view.isUserInteractionEnabled = true
            root.view.addSubview(view)
        }
    }

    /// Puts a new view in the place of one, which nobody keeps then but who has it under way.
    private func replace(_ old: TurmoilView) {
        guard let index = views.firstIndex(where: { $0 === old }) else { return }
        let view = TurmoilView(index, in: self)
        views[index] = view
        old.superview?.addSubview(view)
        old.removeFromSuperview()
        root.view.addSubview(view)
    }

    private func changeWindows(_ view: TurmoilView) {
        windows.removeAll { $0.application == nil }
        if windows.count < 2, input.byte() % 4 == 0 {
            let window = Window(frame: view.frame)
            window.isModal = input.byte() % 2 == 0
            window.rootViewController = TurmoilController(in: self)
            windows.append(window)
            window.makeKeyAndVisible(in: application)
            window.rootViewController?.view.addSubview(view)
        } else if let window = windows.last {
            if input.byte() % 4 == 0 { window.isHidden.toggle() } else { window.close() }
        }
    }

    private func changeControllers(_ view: TurmoilView) {
        if controllers.count < 4 {
            let controller = TurmoilController(in: self)
            controllers.append(controller)
            let parent: ViewController = controllers.randomElement(input.byte()) ?? root
            (parent === controller ? root : parent).addChild(controller)
            view.addSubview(controller.view)
        } else {
            let controller = controllers.remove(at: input.number(below: controllers.count))
            if input.byte() % 2 == 0 { controller.view.removeFromSuperview() }
            controller.removeFromParent()
        }
    }

    private func present(_ view: TurmoilView) {
        var topmost: ViewController = root
        while let next = topmost.presentedViewController { topmost = next }
        if input.byte() % 4 == 0, application.windows.count < 5 {
            let controller = TurmoilController(in: self)
            let styles: [ModalPresentationStyle] = [.formSheet, .popover, .fullScreen]
            controller.modalPresentationStyle = styles[input.number(below: styles.count)]
            controller.preferredContentSize = view.frame.size
            controller.popoverPresentationController.sourceView = view
            topmost.present(controller)
            controller.view.addSubview(view)
        } else {
            topmost.dismiss()
        }
    }

    // MARK: What must hold

    private func check() {
        let wasCalm = isCalm
        isCalm = true
        defer { isCalm = wasCalm }
        for view in views { checkPlace(of: view) }
        for window in application.windows {
            precondition(
                window.application === application, "A window shown has no application.")
            precondition(
                window.hitTest(Point(x: 9, y: 4), with: nil)?.window.map { $0 === window } ?? true,
                "What is hit is in another window.")
        }
    }

    private func checkPlace(of view: TurmoilView) {
        for subview in view.subviews {
            precondition(subview.superview === view, "A subview has another superview.")
        }
        var top: View = view
        var levels = 0
        while let superview = top.superview {
            precondition(
                superview.subviews.count { $0 === top } == 1, "A superview has a view not once.")
            top = superview
            levels += 1
            precondition(levels <= View.maximumDepth, "A view is in itself.")
        }
        let window = (top as? Window).flatMap { $0.application == nil ? nil : $0 }
        precondition(view.window === window, "A view names another window.")
    }

    /// Compares what is shown with what is shown after everything was drawn anew.
    private func checkScreen() {
        isCalm = true
        for _ in 0..<3 { display.send(.input([])) }
        let shown = display.buffer.copy()
        application.repaint()
        display.send(.input([]))
        precondition(display.buffer.hasSameContent(as: shown), "The screen shows what was.")
    }
}

extension Array {
    /// Returns the element that a number names; nil where there is none.
    fileprivate func randomElement(_ number: UInt8) -> Element? {
        isEmpty ? nil : self[Int(number) % count]
    }
}
