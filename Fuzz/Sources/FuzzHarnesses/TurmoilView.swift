// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An event that views tell each other.
struct Rumor: RoutedEvent {}

/// A view that may change the tree at every moment at which its code runs.
final class TurmoilView: View {
    private let number: Int
    private weak var turmoil: TreeTurmoil?

    init(_ number: Int, in turmoil: TreeTurmoil) {
        self.number = number
        self.turmoil = turmoil
        super.init(frame: Rect(x: number * 2, y: number / 2, width: 8, height: 4))
        on { [weak turmoil] (_: Rumor) in
            turmoil?.interfere()
            return .ignored
        }
        on { [weak self] (_: BecameFirstResponder) in self?.hear("BecameFirstResponder") ?? .ignored
        }
        on { [weak self] (_: ResignedFirstResponder) in
            self?.turmoil?.interfere()
            return .ignored
        }
        if number % 4 == 0 { addGestureRecognizer(tap()) }
    }

    private func tap() -> TapGestureRecognizer {
        let tap = TapGestureRecognizer()
        tap.addAction { [weak turmoil] _ in turmoil?.interfere() }
        return tap
    }

    private func hear(_ what: String) -> Disposition {
        turmoil?.hears(self, what)
        return turmoil?.answer() == true ? .ignored : .stop
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .cancel, .leave:
            // It is told that it is over when it is gone.
            turmoil?.interfere()
            return .ignored
        default: return hear("\(event.phase)")
        }
    }

    override func handleKey(_ event: KeyEvent) -> Disposition { hear("a key") }

    override func handlePaste(_ event: PasteEvent) -> Disposition { hear("a paste") }

    override var canBecomeFirstResponder: Bool { number % 2 == 0 }

    override var canResignFirstResponder: Bool { turmoil?.answer() ?? true }

    override func resignFirstResponder() -> Bool {
        turmoil?.interfere()
        return super.resignFirstResponder()
    }

    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        turmoil?.interfere()
        return super.hitTest(point, with: event)
    }

    override func layoutSubviews() {
        turmoil?.interfere()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        turmoil?.interfere()
        return super.sizeThatFits(size)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        turmoil?.interfere()
        let letter = Character(Unicode.Scalar(UInt8(0x41 + number % 26)))
        canvas.fill(bounds, with: Style(), character: letter)
    }

    override func didMoveToWindow() {
        if window != nil { turmoil?.enters(self) }
        turmoil?.interfere()
    }

    override func didAddSubview(_ subview: View) {
        turmoil?.interfere()
    }

    override func willRemoveSubview(_ subview: View) {
        turmoil?.interfere()
    }
}

/// A controller that may change the tree when its view comes or goes.
final class TurmoilController: ViewController {
    private weak var turmoil: TreeTurmoil?

    init(in turmoil: TreeTurmoil) {
        self.turmoil = turmoil
        super.init()
    }

    override func viewDidLoad() { turmoil?.interfere() }
    override func viewWillAppear(_ animated: Bool) { turmoil?.interfere() }
    override func viewDidAppear(_ animated: Bool) { turmoil?.interfere() }
    override func viewWillDisappear(_ animated: Bool) { turmoil?.interfere() }
    override func viewDidDisappear(_ animated: Bool) { turmoil?.interfere() }
    override func viewWillLayoutSubviews() { turmoil?.interfere() }
    override func viewDidLayoutSubviews() { turmoil?.interfere() }
    override func didMove(toParent parent: ViewController?) { turmoil?.interfere() }
}
