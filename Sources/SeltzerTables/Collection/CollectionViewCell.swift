// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The view of a visible item of a ``CollectionView``; the collection view reuses it for other items.
///
/// Add subviews to its ``contentView``.
///
/// ```swift
/// final class PictureCell: CollectionViewCell {
///     required init(frame: Rect) {
///         super.init(frame: frame)
///         contentView.addSubview(label)
///     }
/// }
/// ```
open class CollectionViewCell: CollectionReusableView {
    /// The superview of the cell's content, as large as the cell without the scroll bars.
    public final let contentView = View()

    /// Whether the item is selected; the collection view sets it.
    ///
    /// Overrides call `super`.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }

    /// Whether the item is pressed; the collection view sets it.
    ///
    /// Overrides call `super`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }

    /// Whether the item is the current one, which keys act on.
    public internal(set) final var isCurrent = false {
        didSet { if isCurrent != oldValue { stateChanged() } }
    }

    /// Whether the pointer is over the item.
    public internal(set) final var isHovered = false {
        didSet { if isHovered != oldValue { stateChanged() } }
    }

    /// Whether the user can focus and press the item.
    public internal(set) final var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged() } }
    }

    /// Whether the look of the states is added to the content: selected, pressed, focused and hovered; true by default.
    ///
    /// A cell that draws these states itself sets it to false.
    public final var showsStates = true {
        didSet { if showsStates != oldValue { stateChanged() } }
    }

    /// A view behind the content; nil, the default, for none.
    public final var backgroundView: View? {
        didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// A view behind the content while the item is selected or pressed; nil, the default, for none.
    public final var selectedBackgroundView: View? {
        didSet { if selectedBackgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
    }

    /// The content of the cell; nil, the default, for the program's subviews.
    ///
    /// Its view is as large as the content view.
    public final var contentConfiguration: (any ContentConfiguration)? {
        didSet { configurationDidChange() }
    }

    /// The closure that adapts the cell to its states; nil, the default, for none.
    ///
    /// It is called before the cell is first shown, and after each change of its states.
    public final var configurationUpdateHandler:
        ((CollectionViewCell, CellConfigurationState) -> Void)?
    {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The look of the cell behind its content; nil, the default, for the collection's.
    public final var backgroundConfiguration: BackgroundConfiguration? {
        didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
    }

    /// Whether the next layout calls ``updateConfiguration(using:)``.
    final var needsConfigurationUpdate = true
    private final var configuredView: (any ContentView)?
    private final var highlight: RowHighlight?

    /// Creates a cell; the collection view calls it for registered classes.
    public required init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// A cell with the texts in it as its label, and its number.
    open override var defaultAccessibility: AccessibilityAttributes {
        let view = superview as? CollectionView
        var attributes = AccessibilityAttributes(
            view?.collectionViewLayout.isList == true ? .row : .cell,
            traits: isSelected ? .selected : [])
        if !isEnabled { attributes.traits.insert(.notEnabled) }
        attributes.index = view?.sections.row(at: indexPath)
        attributes.isCurrent = isCurrent
        return attributes
    }

    private final func backgroundDidChange(from old: View?) {
        old?.removeFromSuperview()
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        setNeedsLayout()
    }

    private final func configurationDidChange() {
        configuredView = contentView.show(contentConfiguration, by: configuredView)
        setNeedsLayout()
    }

    /// Returns the place with the height that the content needs, from the ``contentConfiguration`` or from constraints
    /// of the ``contentView``; without them the place of the layout.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        updateConstraintsIfNeeded()
        guard let content = configuredView ?? (contentView.constraints.isEmpty ? nil : contentView)
        else { return layoutAttributes }
        let width = max(
            0,
            layoutAttributes.size.width.saturatingSubtracting(covered.right)
                .saturatingSubtracting(leadingWidth + trailingWidth))
        let attributes = layoutAttributes.copied()
        attributes.size.height = max(
            1, content.sizeThatFits(Size(width: width, height: .max)).height)
        return attributes
    }

    // MARK: State

    /// Called after one of the states changed, such as ``isSelected`` or ``isCurrent``; does nothing by default.
    open func stateDidChange() {}

    /// Adapts the cell to its states; subclasses call `super`.
    ///
    /// Called before the cell is first shown, before it is shown for another item, and after each change of its states.
    /// The cell calls its ``configurationUpdateHandler``, and gets its ``contentConfiguration`` for the new state from
    /// ``ContentConfiguration/updated(for:)``.
    open func updateConfiguration(using state: CellConfigurationState) {
        configurationUpdateHandler?(self, state)
        guard let content = contentConfiguration, !(content is ListContentConfiguration) else {
            return
        }
        contentConfiguration = content.updated(for: state)
    }

    /// The state of the item, without ``Control/State/focused``.
    final var state: Control.State {
        var state: Control.State = []
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        if isHovered { state.insert(.hovered) }
        if !isEnabled { state.insert(.disabled) }
        return state
    }

    private final func stateChanged() {
        let isNeeded =
            showsStates && (isSelected || isHighlighted || isCurrent || isHovered || !isEnabled)
        if isNeeded, highlight == nil {
            let view = RowHighlight { CollectionViewCell.look(of: $0) }
            highlight = view
            addSubview(view)
        }
        highlight?.isHidden = !isNeeded
        highlight?.setNeedsDisplay()
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        stateDidChange()
        if !needsConfigurationUpdate { updateConfiguration(using: configurationState) }
    }

    /// Returns the look of the cell that a highlight is in; nil for none.
    private static func look(of highlight: RowHighlight) -> RowHighlight.Look? {
        guard let cell = highlight.superview as? CollectionViewCell,
            let view = cell.superview as? CollectionView, view.allowsSelection
        else { return nil }
        var state = cell.state
        if view.isFocused, cell.isSelected || cell.isCurrent { state.insert(.focused) }
        if !view.isFocused, cell.isCurrent, state.isEmpty { return nil }
        guard var look = RowHighlight.Look(state) else { return nil }
        look.background = cell.backgroundColor
        if cell.isEnabled, view.isFocused ? cell.isCurrent : cell.isSelected {
            look.bar = view.isFocused ? .emphasized : .hairline
        }
        return look
    }

    /// Updates ``isHovered``; subclasses call `super`.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .enter || event.phase == .leave {
            let allows = (superview as? CollectionView)?.allowsSelection == true
            isHovered = event.phase == .enter && allows
        }
        return super.handleMouse(event)
    }

    /// The columns before the content view.
    var leadingWidth: Int { 0 }

    /// The columns behind the content view.
    var trailingWidth: Int { 0 }

    /// Lays out the content view and the backgrounds; subclasses call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            updateConfiguration(using: configurationState)
        }
        let inner = bounds.inset(by: covered)
        backgroundView?.frame = inner
        selectedBackgroundView?.frame = inner
        contentView.frame = inner.inset(
            by: Insets(left: leadingWidth, right: min(trailingWidth, inner.width)))
        configuredView?.frame = Rect(origin: .zero, size: contentView.frame.size)
        highlight?.frame = inner
    }
}
