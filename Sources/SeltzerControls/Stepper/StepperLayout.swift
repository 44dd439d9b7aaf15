// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The rectangles of a stepper.
///
/// The buttons shrink before the number does. If there are only a few cells, the number has no buttons.
struct StepperLayout: Hashable {
    /// The buttons, the field and the bars.
    var chip: Rect
    /// The button that makes the value smaller.
    var less = Rect.zero
    /// The button that makes the value larger.
    var more = Rect.zero
    /// The field, which keeps a cell at each side of its text, and one for the cursor.
    var field: Rect
    /// A message below the chip, or beside it if there is one row.
    var message = Rect.zero

    private static var bars: Int { 2 }
    /// The cells of a field beside its number: two before, one for the cursor and one after.
    private static var fieldMargin: Int { 4 }

    static func buttonWidth(isCompact: Bool) -> Int { isCompact ? 3 : 4 }

    static func width(numberWidth: Int, isCompact: Bool) -> Int {
        2 * buttonWidth(isCompact: isCompact) + numberWidth + fieldMargin + bars
    }

    init(in bounds: Rect, numberWidth: Int, isCompact: Bool) {
        let wanted = Self.width(numberWidth: numberWidth, isCompact: isCompact)
        chip = Rect(
            x: bounds.minX, y: bounds.minY, width: min(wanted, bounds.width),
            height: min(1, bounds.height))
        field = chip.width > 2 ? chip.inset(by: Insets(left: 1, right: 1)) : chip
        let spare = field.width - numberWidth - Self.fieldMargin
        let width = min(Self.buttonWidth(isCompact: isCompact), max(0, spare) / 2)
        if width > 0 {
            less = field
            less.size.width = width
            more = less
            more.origin.x = field.maxX - width
            field = field.inset(by: Insets(left: width, right: width))
        }
        if bounds.height > 1 {
            message = Rect(
                x: field.minX, y: chip.maxY, width: max(0, bounds.maxX - field.minX), height: 1)
        } else if bounds.width > chip.width + 2 {
            message = chip
            message.origin.x = chip.maxX
            message.size.width = bounds.maxX - chip.maxX
        }
    }
}
