// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A box with a title that is on, off, or mixed.
///
/// When the user changes it, the checkbox runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``CheckboxToggled``. A state that the
/// program sets is not reported.
///
/// ```swift
/// let checkbox = Checkbox("Show &hidden files") { [weak self] in self?.reload(hidden: $0.isOn) }
/// ```
///
///     [✓] Show hidden files
///     [–] Show hidden files
///
/// `&` in the title marks the mnemonic (``MnemonicTitle``).
open class Checkbox: ToggleControl {
    /// The state of a checkbox.
    public enum CheckState: Hashable, Sendable, CaseIterable {
        /// No.
        case off
        /// Yes.
        case on
        /// On for some items and off for other items that the checkbox represents.
        case mixed
    }

    /// The state.
    ///
    /// Setting it is not reported.
    public final var checkState = CheckState.off {
        didSet { if checkState != oldValue { setNeedsDisplay() } }
    }

    /// Whether the state is on; false for the mixed state.
    ///
    /// Setting it is not reported.
    public final var isOn: Bool {
        get { checkState == .on }
        set { checkState = newValue ? .on : .off }
    }

    /// Whether the user can choose ``CheckState/mixed``, after on; if false, only the program sets it.
    public final var allowsMixedState = false

    /// Creates a checkbox.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - isOn: Whether the checkbox is on.
    ///   - action: Runs when the user has changed the state. The checkbox retains it.
    public init(
        _ title: String = "", isOn: Bool = false, action: (@MainActor (Checkbox) -> Void)? = nil
    ) {
        super.init(title)
        checkState = isOn ? .on : .off
        if let action { addAction(for: .valueChanged, action) }
    }

    override func toggle() {
        checkState = nextState
        reportChange(CheckboxToggled(title: mnemonicTitle.text, state: checkState))
    }

    private final var nextState: CheckState {
        switch checkState {
        case .off: .on
        case .on: allowsMixedState ? .mixed : .off
        case .mixed: allowsMixedState ? .off : .on
        }
    }

    override var role: AccessibilityRole { .checkBox }

    override var stateName: String { "\(checkState)" }

    override var stateNames: [String] {
        CheckState.allCases.filter { allowsMixedState || $0 != .mixed }.map { "\($0)" }
    }

    override var isMarked: Bool { checkState != .off }

    override func mark(in canvas: Canvas) -> String {
        switch checkState {
        case .off: "[ ]"
        case .on: canvas[.checkedBox]
        case .mixed: canvas[.mixedBox]
        }
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
