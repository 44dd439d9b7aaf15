// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

extension TableViewCell {
    /// The sign at the right end of a row, as in UIKit.
    public enum AccessoryType: Hashable, Sendable {
        /// No sign.
        case none
        /// The sign `›`: the row opens another screen.
        case disclosureIndicator
        /// The button `ⓘ` and the sign `›`.
        case detailDisclosureButton
        /// The sign `✓` of a chosen row.
        case checkmark
        /// The button `ⓘ`, which shows details of the row without selecting it.
        case detailButton

        /// Whether the accessory has a button.
        var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
    }

    /// The sign at the right end of the row; none by default.
    ///
    /// A click on `ⓘ`, or the right arrow key on the row, calls
    /// ``TableViewDelegate/tableView(_:accessoryButtonTappedForRowWith:)`` and selects nothing.
    public final var accessoryType: AccessoryType {
        get { extras?.accessoryType ?? .none }
        set {
            guard newValue != accessoryType else { return }
            loadedExtras.accessoryType = newValue
            updateAccessory()
        }
    }

    /// A view at the right end of the row, in place of the ``accessoryType``; nil, the default, for none.
    ///
    /// It gets its fitting width.
    public final var accessoryView: View? {
        get { extras?.accessoryView }
        set {
            guard newValue !== accessoryView else { return }
            loadedExtras.accessoryView = newValue
            updateAccessory()
        }
    }

    /// The sign at the right end of the row while the table is edited; none by default.
    public final var editingAccessoryType: AccessoryType {
        get { extras?.editingAccessoryType ?? .none }
        set {
            guard newValue != editingAccessoryType else { return }
            loadedExtras.editingAccessoryType = newValue
            updateAccessory()
        }
    }

    /// A view at the right end of the row while the table is edited; nil, the default, for none.
    public final var editingAccessoryView: View? {
        get { extras?.editingAccessoryView }
        set {
            guard newValue !== editingAccessoryView else { return }
            loadedExtras.editingAccessoryView = newValue
            updateAccessory()
        }
    }

    /// The insets of the line below the row; without effect on a display of cells.
    public final var separatorInset: Insets {
        get { extras?.separatorInset ?? .zero }
        set { loadedExtras.separatorInset = newValue }
    }

    /// The number of steps by which the content is indented; 0 by default.
    public final var indentationLevel: Int {
        get { extras?.indentationLevel ?? 0 }
        set {
            guard newValue != indentationLevel else { return }
            loadedExtras.indentationLevel = newValue
            setNeedsLayout()
        }
    }

    /// The columns of each step of the ``indentationLevel``; 2 by default.
    public final var indentationWidth: Int {
        get { extras?.indentationWidth ?? 2 }
        set {
            guard newValue != indentationWidth else { return }
            loadedExtras.indentationWidth = newValue
            setNeedsLayout()
        }
    }

    final var loadedExtras: CellExtras {
        if let extras { return extras }
        let extras = CellExtras()
        self.extras = extras
        return extras
    }

    /// The accessory of the current state.
    final var shownAccessoryType: AccessoryType {
        isEditing ? editingAccessoryType : accessoryType
    }

    /// Shows the accessory of the current state.
    final func updateAccessory() {
        guard let extras else { return }
        let own = isEditing ? extras.editingAccessoryView : extras.accessoryView
        let type = shownAccessoryType
        let old = extras.shownAccessory
        let new: View?
        if let own {
            new = own
        } else if type == .none {
            new = nil
        } else if let sign = old as? AccessorySigns {
            sign.type = type
            new = sign
        } else {
            new = AccessorySigns(type)
        }
        if old !== new {
            old?.removeFromSuperview()
            extras.shownAccessory = new
            if let new { insertSubview(new, aboveSubview: contentView) }
        }
        setNeedsLayout()
    }

    // MARK: Layout

    /// The parts of the cell that the content view leaves free.
    final var contentInsets: Insets {
        guard let extras else { return Insets(right: coveredColumns) }
        let trailing = extras.trailingWidth
        // One column at the right stays free, as it is behind a text; the scroll bar may cover it.
        let right = trailing == 0 ? coveredColumns : max(1, coveredColumns) + trailing
        return Insets(left: extras.leadingWidth, right: right)
    }

    /// Lays out the accessory and the marks of editing.
    final func layOutExtras() {
        guard let extras else { return }
        layOutConfiguredView(extras)
        let height = min(1, bounds.height)
        var left = 0
        if let mark = extras.editingMark {
            mark.frame = Rect(x: 1, y: middleLine, width: 1, height: height)
            left = 2
        }
        for button in extras.swipeButtons where button.isLeading {
            button.frame = Rect(x: left, y: 0, width: button.width, height: bounds.height)
            left += button.width
        }
        var right = bounds.width - max(1, coveredColumns)
        for button in extras.swipeButtons.reversed() where !button.isLeading {
            right -= button.width
            button.frame = Rect(x: right, y: 0, width: button.width, height: bounds.height)
        }
        let isCovered = extras.swipeButtons.contains { !$0.isLeading }
        extras.reorderHandle?.isHidden = isCovered
        extras.shownAccessory?.isHidden = isCovered
        guard !isCovered else { return }
        if let handle = extras.reorderHandle {
            right -= 1
            handle.frame = Rect(x: right, y: middleLine, width: 1, height: height)
            right -= 1
        }
        guard let accessory = extras.shownAccessory else { return }
        let size = accessory.sizeThatFits(Size(width: bounds.width, height: bounds.height))
        let lines = min(max(1, size.height), bounds.height)
        accessory.frame = Rect(
            x: right - size.width, y: max(0, (bounds.height - lines) / 2), width: size.width,
            height: lines)
    }
}
