// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A control with a title that runs an action when it is clicked, or when Space or Enter is pressed on it.
///
/// The button posts ``ButtonPressed``, then runs its action.
///
/// ```swift
/// let button = Button("Greet") { $0.post(Greeted(name: "world")) }
/// ```
///
///     [ Greet ]
///
/// `&` in the title marks the mnemonic (``MnemonicTitle``): Alt-G presses `Button("&Greet")`, too.
open class Button: TitledControl {
    /// Whether an asynchronous action is running; until it ends, a press does nothing.
    public private(set) final var isBusy = false
    private final var action: (@MainActor (Button) -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - action: Runs at each press. The button retains it.
    public init(_ title: String, action: (@MainActor (Button) -> Void)? = nil) {
        super.init(title: title)
        self.action = action
    }

    /// Creates a button with an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - action: Runs at each press, in a task of its own. Until it ends, a press does nothing. The button retains
    ///     it.
    public init(_ title: String, action: @escaping @MainActor (Button) async -> Void) {
        super.init(title: title)
        self.action = { button in button.run(action) }
    }

    private func run(_ action: @escaping @MainActor (Button) async -> Void) {
        isBusy = true
        ApplicationWork.start(in: window?.application) {
            await action(self)
            self.isBusy = false
        }
    }

    /// Posts ``ButtonPressed``, then runs the action; does nothing while ``isBusy``.
    open override func performPrimaryAction() {
        guard isEnabled, !isBusy else { return }
        super.performPrimaryAction()
        post(ButtonPressed(title: mnemonicTitle.text), includingSelf: true)
        action?(self)
    }

    /// False: a click leaves the focus where it is.
    open override var takesFocusOnPress: Bool { false }

    /// The action `press` on Enter and Space.
    open override var actions: [Action] {
        [
            Action(
                "press", title: "Press", keys: ["enter", "space"], priority: .low,
                Button.performPrimaryAction)
        ]
    }

    /// Returns the width of the title and the brackets, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: cellWidth(of: mnemonicTitle.text).saturatingAdding(4), height: 1)
    }

    /// Draws the title between brackets, on the middle row.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.minY.saturatingAdding(max(0, bounds.height - 1) / 2)
        var style = ControlLook.control(state)
        if isDefaultButton, isEnabled {
            // The default button is always bold, so without colours underlining shows that the pointer is on it.
            style.attributes.formUnion(isHovered ? [.bold, .underline] : .bold)
        }
        let room = Rect(x: bounds.minX, y: row, width: bounds.width, height: 1)
        canvas.draw("[ \(mnemonicTitle.text) ]", in: room, style: style, alignment: .center)
        let space = room.width - cellWidth(of: mnemonicTitle.text).saturatingAdding(4)
        if space >= 0 {
            let start = room.origin.offsetBy(dx: space / 2 + 2, dy: 0)
            mnemonicTitle.drawMnemonic(ofTextAt: start, in: canvas, style: style)
        }
    }
}

/// The user pressed a button, by mouse or key; posted by the button, whose own handlers run first.
public struct ButtonPressed: RoutedEvent, Hashable, Sendable {
    /// The title of the button, without the mark of a mnemonic.
    public let title: String

    /// Creates an event.
    public init(title: String) {
        self.title = title
    }
}
