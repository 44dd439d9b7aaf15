// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A lever that is on or off, with an optional title.
///
/// When the user turns it, the switch runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``SwitchToggled``. A value that the
/// program sets is not reported. The user clicks or drags the lever.
///
/// ```swift
/// let wraps = Switch("&Wrap lines", isOn: true) { [weak editor] in editor?.wrapsLines = $0.isOn }
/// ```
///
///     ━━● Wrap lines
///     ○── Wrap lines
///
/// `&` in the title marks the mnemonic (``MnemonicTitle``).
open class Switch: ToggleControl {
    /// Whether the switch is on.
    ///
    /// Setting it is not reported.
    open var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            stopMove(of: \Switch.lag)
            lag = 0
            setNeedsDisplay()
        }
    }
    /// The color of the lever while the switch is on; nil, the default, for the accent.
    public final var onTintColor: Color? {
        didSet { if onTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The distance from the moving thumb to its end of the lever, in half cells; 0 at rest.
    private final var lag = 0 {
        didSet {
            guard lag != oldValue else { return }
            setNeedsDisplay()
            animateChange(of: \Switch.lag, from: oldValue)
        }
    }

    /// The column of the lever under the pointer during a press; nil if the press began beside it.
    private final var grip: Int?
    /// Whether a drag of this press has turned the switch; then its release does not turn it again.
    private final var wasDragged = false

    private final var leverStart: Int { bounds.minX.saturatingAdding(bounds.width > 2 ? 1 : 0) }

    /// Creates a switch.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - isOn: Whether the switch is on.
    ///   - action: Runs when the user has turned it. The switch retains it.
    public init(
        _ title: String = "", isOn: Bool = false, action: (@MainActor (Switch) -> Void)? = nil
    ) {
        super.init(title)
        layoutNature = .fixed
        self.isOn = isOn
        if let action { addAction(for: .valueChanged, action) }
    }

    /// Creates a switch without a title, which is off, with a frame.
    public init(frame: Rect) {
        super.init("")
        layoutNature = .fixed
        self.frame = frame
    }

    /// Turns the switch, as a click does, and reports it.
    open override func activate() {
        guard !wasDragged || !isEnabled else {
            wasDragged = false
            return
        }
        super.activate()
    }

    /// The place of the thumb on the lever in half cells.
    private final var thumb: Int { (isOn ? 2 * (Self.markWidth - 1) : 0) + lag }

    /// Turns the switch on or off.
    ///
    /// It is not reported.
    ///
    /// - Parameters:
    ///   - isOn: Whether the switch is on.
    ///   - animated: Whether the thumb moves to its place, if the application has motion.
    open func setOn(_ isOn: Bool, animated: Bool = false) {
        let old = thumb
        self.isOn = isOn
        let distance = old - thumb
        guard animated, distance != 0 else { return }
        move(for: Motion.thumb) {
            lag = distance
        } to: {
            lag = 0
        }
    }

    override func toggle() {
        setOn(!isOn, animated: isOperatedByKey)
        reportChange(SwitchToggled(title: mnemonicTitle.text, isOn: isOn))
    }

    // MARK: The mouse

    /// True: a drag moves the lever.
    open override var tracksDrags: Bool { true }

    /// Begins a drag if the press is on the lever.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        let column = event.location.x - leverStart
        wasDragged = false
        grip = (0..<Self.markWidth).contains(column) ? column : nil
        return true
    }

    /// Turns the switch when the lever is dragged toward its other end.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        guard let grip else { return true }
        let distance = event.location.x.saturatingSubtracting(leverStart + grip)
        let isBeyond = isOn ? distance < 0 : distance > 0
        if isBeyond {
            wasDragged = true
            self.grip = event.location.x.saturatingSubtracting(leverStart)
            toggle()
        }
        return true
    }

    /// Ends the drag.
    open override func endTracking(_ event: MouseEvent) {
        grip = nil
        // A release outside the control does not perform the primary action, which would reset this.
        if !isTouchInside { wasDragged = false }
    }

    /// Ends the drag; the lever stays where it is.
    open override func cancelTracking(_ event: MouseEvent) {
        grip = nil
        wasDragged = false
    }

    // MARK: The picture

    override var isMarked: Bool { isOn }

    override var markTint: Color? { isOn ? onTintColor : nil }

    /// Returns the lever, with the thumb in a cell, or on its way between two.
    override func mark(in canvas: Canvas) -> String {
        let isBetween = canvas.isUnicode && thumb % 2 != 0
        let cell = thumb / 2
        var lever = ""
        for column in 0..<Self.markWidth {
            if isBetween, column == cell || column == cell + 1 {
                lever += column == cell ? "╺" : "╸"
            } else if column == cell {
                lever += canvas[isOn ? .circleFill : .circle]
            } else {
                lever += canvas[column < cell ? .heavyHorizontalLine : .horizontalLine]
            }
        }
        return lever
    }
}

/// The user turned a switch; posted by the switch, whose own handlers run first.
public struct SwitchToggled: RoutedEvent, Hashable, Sendable {
    /// The title of the switch, without the mark of a mnemonic.
    public let title: String
    /// Whether the switch is on now.
    public let isOn: Bool

    /// Creates an event.
    public init(title: String, isOn: Bool) {
        self.title = title
        self.isOn = isOn
    }
}
