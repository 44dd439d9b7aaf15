// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The view of a visible row of a ``TableView``; the table reuses it for other rows.
///
/// Add subviews to its ``contentView``. The responder chain of a button in it goes through the content view and the
/// cell to the table.
///
/// ```swift
/// final class RowCell: TableViewCell {
///     required init(style: CellStyle, reuseIdentifier: String?) {
///         super.init(style: style, reuseIdentifier: reuseIdentifier)
///         contentView.addSubview(button)
///     }
/// }
/// ```
open class TableViewCell: View, ReusableView {
    /// The kind of cell, for reuse; nil for a cell that is not reused.
    public let reuseIdentifier: String?
    /// The superview of the cell's content.
    ///
    /// It is as large as the cell, without the column of the scroll bar, the accessory and the marks of editing.
    public let contentView = View()
    /// Whether the row is selected.
    ///
    /// The table sets it with ``setSelected(_:animated:)``.
    open var isSelected: Bool {
        get { isShownSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the row is pressed, and a release selects it.
    ///
    /// The table sets it with ``setHighlighted(_:animated:)``.
    open var isHighlighted: Bool {
        get { isShownHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private final var isShownSelected = false
    private final var isShownHighlighted = false
    /// The look of the row while it is selected or pressed; ``SelectionStyle/default`` at first.
    public final var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { stateChanged() } }
    }
    /// Whether the row is the current one, which keys act on.
    public internal(set) final var isCurrent = false {
        didSet { if isCurrent != oldValue { stateChanged() } }
    }
    /// Whether the pointer is over the row.
    public internal(set) final var isHovered = false {
        didSet { if isHovered != oldValue { stateChanged() } }
    }
    /// Whether the user can select the row, if the table allows selection.
    public internal(set) final var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged() } }
    }

    /// Whether the row has the second of two alternating fills.
    final var isStriped = false {
        didSet { if isStriped != oldValue { backgroundColor = isStriped ? .rowHover : nil } }
    }

    /// The state of the row, without ``Control/State/focused``.
    final var state: Control.State {
        var state: Control.State = []
        if isSelected, selectionStyle != .none { state.insert(.selected) }
        if isHighlighted, selectionStyle != .none { state.insert(.highlighted) }
        if isHovered { state.insert(.hovered) }
        if !isEnabled { state.insert(.disabled) }
        return state
    }

    /// The number of the row over all sections; for a spare cell, the number of its last row.
    final var row = 0
    /// The identity of the row, from the data source.
    final var identity: AnyHashable?
    private final var highlight: RowHighlight?
    /// Whether the next layout calls ``updateConfiguration(using:)``.
    final var needsConfigurationUpdate = true

    /// The number of columns on the right that the scroll bar covers.
    final var coveredColumns = 0 {
        didSet { if coveredColumns != oldValue { setNeedsLayout() } }
    }

    /// The arrangement of the labels.
    final let style: CellStyle
    final var textLabelIfLoaded: Label?
    /// The parts of the cell that few cells have; nil without them.
    // Exclusivity checks are off: each layout of the table reads it of each cell.
    @exclusivity(unchecked)
    final var extras: CellExtras?

    /// Creates a cell.
    ///
    /// The table calls it for registered classes, with the default style.
    ///
    /// - Parameters:
    ///   - style: The arrangement of the labels.
    ///   - reuseIdentifier: The kind of cell, for reuse; nil for a cell that is not reused.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(contentView)
    }

    static func makeReusable(withIdentifier identifier: String?) -> Self {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// The middle line, or the upper of two middle lines, in the coordinates of the content view.
    public final var middleLine: Int { max(0, bounds.height - 1) / 2 }

    /// A row with the texts in it as its label, and its number.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.row, traits: isSelected ? .selected : [])
        if !isEnabled { attributes.traits.insert(.notEnabled) }
        attributes.index = row
        attributes.isCurrent = isCurrent
        return attributes
    }

    /// Called before the cell is reused for another row; does nothing by default.
    open func prepareForReuse() {}

    /// Selects or deselects the cell; overrides call `super`.
    ///
    /// The table calls it when the selection of the row changes. To select a row, use
    /// ``TableView/selectRow(at:animated:scrollPosition:)``.
    ///
    /// - Parameters:
    ///   - selected: Whether the row is selected.
    ///   - animated: Without effect: the row has its new look in the next frame.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isShownSelected else { return }
        isShownSelected = selected
        stateChanged()
    }

    /// Highlights the cell, or ends its highlight; overrides call `super`.
    ///
    /// The table calls it when the user presses the row, and when the press ends or leaves the row.
    ///
    /// - Parameters:
    ///   - highlighted: Whether the row is pressed.
    ///   - animated: Without effect: the row has its new look in the next frame.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isShownHighlighted else { return }
        isShownHighlighted = highlighted
        stateChanged()
    }

    /// Begins or ends editing of the row; overrides call `super`.
    ///
    /// The table calls it in ``TableView/setEditing(_:animated:)`` for rows that the user can edit.
    ///
    /// - Parameters:
    ///   - editing: Whether the row is edited.
    ///   - animated: Without effect: the marks are in the next frame.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        loadedExtras.editing.isEditing = editing
        updateAccessory()
        if !needsConfigurationUpdate { updateConfiguration(using: configurationState) }
    }

    /// Called before the cell shows or hides the mark of edit mode, or the buttons of its actions; overrides call
    /// `super`.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell showed or hid the mark of edit mode, or the buttons of its actions; overrides call
    /// `super`.
    open func didTransition(to state: StateMask) {}

    /// Called after ``isSelected``, ``isHighlighted``, ``isCurrent``, ``isHovered`` or ``isEnabled`` changed; does
    /// nothing by default.
    ///
    /// The table already adds the look of the state to the texts of the row. Controls in it keep their own look.
    open func stateDidChange() {}

    /// Adapts the cell to its states; subclasses call `super`.
    ///
    /// Called before the cell is first shown, before it is shown for another row, and after each change of its states.
    /// The cell calls its ``configurationUpdateHandler``, and gets its ``contentConfiguration`` for the new state from
    /// ``ContentConfiguration/updated(for:)``.
    open func updateConfiguration(using state: CellConfigurationState) {
        guard let extras else { return }
        extras.configurationUpdateHandler?(self, state)
        guard let content = extras.contentConfiguration, !(content is ListContentConfiguration)
        else { return }
        contentConfiguration = content.updated(for: state)
    }

    private func stateChanged() {
        let isNeeded = isSelected || isHighlighted || isCurrent || isHovered || !isEnabled
        if isNeeded, highlight == nil {
            let view = RowHighlight { TableViewCell.look(of: $0) }
            highlight = view
            addSubview(view)
        }
        highlight?.isHidden = !isNeeded
        highlight?.setNeedsDisplay()
        updateBackgrounds()
        stateDidChange()
        if !needsConfigurationUpdate { updateConfiguration(using: configurationState) }
    }

    /// Updates ``isHovered``; subclasses call `super`.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .enter || event.phase == .leave {
            isHovered = event.phase == .enter && (superview as? TableView)?.allowsSelection == true
        }
        return super.handleMouse(event)
    }

    /// Lays out the content view, the backgrounds, the image, the labels, the accessory and the marks of editing; subclasses call `super`.
    open override func layoutSubviews() {
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            updateConfiguration(using: configurationState)
        }
        contentView.frame = bounds.inset(by: contentInsets)
        layOutBackgrounds()
        layOutImage()
        layOutLabels()
        layOutExtras()
        highlight?.frame = bounds.inset(by: Insets(right: coveredColumns))
    }
}
