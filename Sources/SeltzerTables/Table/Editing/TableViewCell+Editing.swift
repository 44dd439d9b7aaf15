// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

extension TableViewCell {
    /// The effect of the mark at the left of a row in edit mode, as in UIKit.
    public enum EditingStyle: Hashable, Sendable {
        /// The row has no mark.
        case none
        /// The mark `⊖` deletes the row.
        case delete
        /// The mark `⊕` inserts a row.
        case insert
    }

    /// The marks that a cell shows in edit mode.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set from its bits, as ``rawValue`` holds them.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The cell shows the mark at the left.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The cell shows the button that deletes it, or other actions.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// Whether the row is edited; setting it calls ``setEditing(_:animated:)``.
    public final var isEditing: Bool {
        get { extras?.editing.isEditing ?? false }
        set { setEditing(newValue, animated: false) }
    }

    /// The effect of the mark at the left; `none` outside edit mode.
    public final var editingStyle: EditingStyle { extras?.editing.style ?? .none }

    /// Whether the cell has a handle in edit mode, if the data source lets the user move its row; false by default.
    ///
    /// A cell also has a handle if the data source implements
    /// ``TableViewDataSource/tableView(_:canMoveRowAt:)``.
    public final var showsReorderControl: Bool {
        get { extras?.editing.showsReorderControl ?? false }
        set {
            guard newValue != showsReorderControl else { return }
            loadedExtras.editing.showsReorderControl = newValue
            (superview as? TableView)?.showEditing(in: self)
        }
    }

    /// Whether the buttons of the row are uncovered.
    public final var showingDeleteConfirmation: Bool { extras?.swipeButtons.isEmpty == false }

    /// Whether the cell has a mark or a handle.
    final var hasEditingMarks: Bool {
        extras.map { $0.editingMark != nil || $0.reorderHandle != nil } ?? false
    }

    /// Shows the state of the row in edit mode.
    final func show(_ state: CellEditing, animated: Bool) {
        let extras = loadedExtras
        let wasEditing = extras.editing.isEditing
        let old = stateMask
        var state = state
        state.showsReorderControl = extras.editing.showsReorderControl
        let isEditing = state.isEditing
        state.isEditing = wasEditing
        extras.editing = state
        let new: StateMask = state.style == .none ? [] : .showingEditControl
        if new != old { willTransition(to: new) }
        updateMark(extras)
        updateHandle(extras)
        if isEditing != wasEditing { setEditing(isEditing, animated: animated) }
        updateAccessory()
        setNeedsLayout()
        if new != old { didTransition(to: new) }
    }

    private final var stateMask: StateMask {
        var mask: StateMask = editingStyle == .none ? [] : .showingEditControl
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    private final func updateMark(_ extras: CellExtras) {
        let style = extras.editing.style
        guard style != .none else {
            extras.editingMark?.removeFromSuperview()
            extras.editingMark = nil
            return
        }
        if let mark = extras.editingMark { return mark.style = style }
        let mark = CellMark(style)
        extras.editingMark = mark
        insertSubview(mark, belowSubview: contentView)
    }

    private final func updateHandle(_ extras: CellExtras) {
        guard extras.editing.canMove != (extras.reorderHandle != nil) else { return }
        extras.reorderHandle?.removeFromSuperview()
        extras.reorderHandle = nil
        guard extras.editing.canMove else { return }
        let handle = ReorderHandle(frame: .zero)
        extras.reorderHandle = handle
        insertSubview(handle, aboveSubview: contentView)
    }

    // MARK: Buttons

    /// Shows the buttons of the row's actions.
    final func uncover(_ buttons: [SwipeButton]) {
        coverButtons()
        willTransition(to: stateMask.union(.showingDeleteConfirmation))
        loadedExtras.swipeButtons = buttons
        for button in buttons { insertSubview(button, aboveSubview: contentView) }
        setNeedsLayout()
        didTransition(to: stateMask)
    }

    /// Removes the buttons of the row's actions.
    final func coverButtons() {
        guard let extras, !extras.swipeButtons.isEmpty else { return }
        let buttons = extras.swipeButtons
        willTransition(to: stateMask.subtracting(.showingDeleteConfirmation))
        extras.swipeButtons = []
        for button in buttons { button.removeFromSuperview() }
        setNeedsLayout()
        didTransition(to: stateMask)
    }
}
