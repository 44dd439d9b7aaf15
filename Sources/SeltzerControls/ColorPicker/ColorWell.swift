// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A button that shows a color, and opens a ``ColorPickerViewController`` to choose another, as `UIColorWell`.
///
/// ```swift
/// let mark = ColorWell(.accent) { document.markColor = $0.selectedColor }
/// ```
///
/// When the user chooses a color, the well runs its actions for ``/SeltzerViews/Control/Event/valueChanged``, then posts
/// ``ColorSelected``. A color that the program sets is not reported.
///
///     [ ██ #ff8800 ▾ ]
///
/// UIKit's `supportsAlpha` is absent: cells have no transparency.
open class ColorWell: Control {
    /// The chosen color; nil for none.
    ///
    /// Setting it is not reported.
    public final var selectedColor: Color? {
        didSet {
            guard selectedColor != oldValue else { return }
            if let selectedColor { popover?.selectedColor = selectedColor }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The title of the picker; nil, the default, for "Color".
    public final var title: String?

    /// The color behind text, with which the picker computes the contrast; the theme's background at first.
    public final var contrastBackground = Color.background

    private final weak var popover: ColorPickerViewController?

    /// Creates a well.
    ///
    /// - Parameters:
    ///   - selectedColor: The color; nil for none.
    ///   - action: Runs when the user chooses a color. The well retains it.
    public init(_ selectedColor: Color? = nil, action: (@MainActor (ColorWell) -> Void)? = nil) {
        super.init(frame: .zero)
        layoutNature = .line
        self.selectedColor = selectedColor
        if let action { addAction(for: .valueChanged, action) }
    }

    // MARK: The picker

    /// Whether the picker is open.
    public final var isOpen: Bool { popover != nil }

    /// Opens the picker; does nothing if it is open.
    public final func open() {
        guard isEnabled, popover == nil, let presenter = enclosingViewController else { return }
        let picker = ColorPickerViewController()
        picker.modalPresentationStyle = .popover
        picker.title = title ?? picker.title
        picker.selectedColor = selectedColor ?? Color(white: 1)
        picker.contrastBackground = contrastBackground
        picker.didSelect = { [weak self] in self?.choose($0) }
        picker.popoverPresentationController.sourceView = self
        picker.popoverPresentationController.permittedSides = [.below, .above]
        guard presenter.present(picker) else { return }
        popover = picker
        setNeedsDisplay()
    }

    private final func choose(_ color: Color) {
        guard color != selectedColor else { return }
        selectedColor = color
        reportChange(ColorSelected(color: color))
    }

    /// Closes the picker when the well leaves its window.
    open override func didMoveToWindow() {
        if window == nil { popover?.dismiss() }
    }

    // MARK: The user

    /// Opens the picker.
    open override func activate() { open() }

    /// The action `open` on Space, Enter and Down.
    open override var actions: [Action] {
        [
            Action("open", title: "Choose", keys: ["space", "enter", "down"], ColorWell.open)
                .priority(.low)
        ]
    }

    /// A pop-up button with the color as its value.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.popUpButton, value: selectedColor.map { "\($0)" })
    }

    /// Chooses the color with a name, as ``/SeltzerScreen/Color/init(_:)`` reads it.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled, let color = Color(value) else { return false }
        choose(color)
        return true
    }

    // MARK: The picture

    private final var text: String { selectedColor.map { "\($0)" } ?? "None" }

    /// Returns a row with the color, its name, and an arrow.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: max(7, cellWidth(of: text)).saturatingAdding(9), height: 1)
    }

    /// Draws the color, its name and the arrow on a fill.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.middleRow
        let (room, style) = ControlLook.drawChip(
            isOpen ? state.union(.focused) : state, contentWidth: row.width, in: row, of: canvas)
        let swatch = Rect(x: room.minX, y: row.minY, width: min(2, room.width), height: 1)
        if let selectedColor, canvas.hasColors {
            canvas.fill(swatch, with: Style(background: selectedColor))
        } else {
            canvas.draw(.bullet, at: swatch.origin, style: style)
        }
        canvas.draw(text, in: room.inset(by: Insets(left: 3, right: 2)), style: style)
        canvas.draw(
            .triangleDown, at: Point(x: room.maxX - 1, y: row.minY),
            style: isEnabled ? Style(foreground: .secondaryLabel).merged(over: style) : style)
    }
}
