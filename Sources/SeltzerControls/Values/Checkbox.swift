// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A box beside a title that is on, off, or in between.
///
/// Whenever the user changes it, it sends ``/SeltzerViews/Control/Event/valueChanged`` and posts ``CheckboxToggled``, then
/// runs its closure; what the program sets it tells nobody.
///
/// ```swift
/// let checkbox = Checkbox("Show &hidden files") { [weak self] in self?.reload(hidden: $0.isOn) }
/// ```
///
///     [×] Show hidden files
///     [-] Show hidden files
///
/// `&` in the title marks its mnemonic, as ``MnemonicTitle`` tells.
open class Checkbox: TitledControl {
    /// What a checkbox says.
    public enum CheckState: Hashable, Sendable, CaseIterable {
        /// No.
        case off
        /// Yes.
        case on
        /// Of several things that it stands for, some yes, some no.
        case mixed
    }

    /// What it says; setting it tells nobody.
    public final var checkState = CheckState.off {
        didSet { if checkState != oldValue { setNeedsDisplay() } }
    }

    /// Whether it is on; false in between, too.
    ///
    /// Setting it tells nobody.
    public final var isOn: Bool {
        get { checkState == .on }
        set { checkState = newValue ? .on : .off }
    }

    /// Whether the user gets to ``CheckState/mixed`` as well, after on; else only the program sets it.
    public final var allowsMixedState = false

    private final var action: (@MainActor (Checkbox) -> Void)?

    /// Creates a checkbox.
    ///
    /// - Parameters:
    ///   - title: The words beside it.
    ///   - isOn: Whether it is on.
    ///   - action: Runs whenever the user has changed it; the checkbox keeps it.
    public init(
        _ title: String = "", isOn: Bool = false, action: (@MainActor (Checkbox) -> Void)? = nil
    ) {
        super.init(title: title)
        checkState = isOn ? .on : .off
        self.action = action
    }

    /// Goes on to the next state, as a click does, and tells of it.
    open override func performPrimaryAction() {
        guard isEnabled else { return }
        checkState = nextState
        reportChange(CheckboxToggled(title: mnemonicTitle.text, state: checkState)) {
            action?(self)
        }
    }

    private final var nextState: CheckState {
        switch checkState {
        case .off: .on
        case .on: allowsMixedState ? .mixed : .off
        case .mixed: allowsMixedState ? .off : .on
        }
    }

    /// Space: `toggle`; Enter is left to the default button.
    open override var actions: [Action] {
        [
            Action(
                "toggle", title: "Toggle", keys: ["space"], priority: .low,
                Checkbox.performPrimaryAction)
        ]
    }

    /// Returns the width of the box and the title, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: MarkedTitle.width(mark: 3, title: mnemonicTitle, in: self), height: 1)
    }

    /// Draws the box and the title on the middle row.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let mark =
            switch checkState {
            case .off: "[ ]"
            case .on: canvas.isUnicode ? "[×]" : "[x]"
            case .mixed: "[-]"
            }
        MarkedTitle(mark: mark, title: mnemonicTitle).draw(
            in: bounds.middleRow, of: canvas,
            markStyle: ControlLook.mark(checkState == .off ? state : state.union(.selected)),
            titleStyle: ControlLook.control(state))
    }
}

/// The user changed the state of a checkbox; posted by the checkbox, whose own handlers run first.
public struct CheckboxToggled: RoutedEvent, Hashable, Sendable {
    /// The title of the checkbox, without the mark of a mnemonic.
    public let title: String
    /// The new state.
    public let state: Checkbox.CheckState

    /// Whether the checkbox is on now.
    public var isOn: Bool { state == .on }

    /// Creates an event.
    public init(title: String, state: Checkbox.CheckState) {
        self.title = title
        self.state = state
    }
}
