// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The signs of an accessory; `ⓘ` is a button.
final class AccessorySigns: Control {
    var type: TableViewCell.AccessoryType {
        didSet { if type != oldValue { typeDidChange() } }
    }
    /// The effect of the button; nil for the effect in a table.
    var tapped: (@MainActor () -> Void)?

    init(_ type: TableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        typeDidChange()
    }

    private func typeDidChange() {
        isUserInteractionEnabled = type.hasButton
        setNeedsDisplay()
    }

    /// False: the right arrow key on the row operates the button.
    override var canBecomeFirstResponder: Bool { false }

    override var defaultAccessibility: AccessibilityAttributes {
        switch type {
        case .none: return AccessibilityAttributes()
        case .checkmark: return AccessibilityAttributes(.staticText, label: "Checked")
        case .disclosureIndicator: return AccessibilityAttributes(.staticText, label: "Opens")
        case .detailButton, .detailDisclosureButton:
            return AccessibilityAttributes(.button, label: "Details")
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: type == .none ? 0 : type == .detailDisclosureButton ? 3 : 1, height: 1)
    }

    override func activate() {
        super.activate()
        if let tapped { return tapped() }
        guard let cell = superview as? TableViewCell, let table = cell.superview as? TableView
        else { return }
        table.tapAccessory(of: cell)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let accent = Style(foreground: .accent), gray = Style(foreground: .tertiaryLabel)
        switch type {
        case .none: break
        case .disclosureIndicator: canvas.draw(.chevronRight, at: .zero, style: gray)
        case .checkmark: canvas.draw(.checkmark, at: .zero, style: accent)
        case .detailButton, .detailDisclosureButton:
            let look = ControlLook.title(state).merged(over: accent)
            canvas.draw(.info, at: .zero, style: look)
            guard type == .detailDisclosureButton else { break }
            canvas.draw(.chevronRight, at: Point(x: 2, y: 0), style: gray)
        }
    }
}

extension Symbol {
    /// The sign `ⓘ` of details; `i` without Unicode.
    static var info: Symbol { Symbol("ⓘ", ascii: "i") }
    /// The sign `⊖` that deletes a row; `-` without Unicode.
    static var delete: Symbol { Symbol("⊖", ascii: "-") }
    /// The sign `⊕` that inserts a row; `+` without Unicode.
    static var insert: Symbol { Symbol("⊕", ascii: "+") }
    /// The handle `≡` that moves a row; `=` without Unicode.
    static var handle: Symbol { Symbol("≡", ascii: "=") }
}
