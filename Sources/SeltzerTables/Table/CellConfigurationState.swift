// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The state of a view whose content a ``ContentConfiguration`` describes.
@MainActor
public protocol ConfigurationState {
    /// The traits of the view's theme and of its screen.
    var traitCollection: TraitCollection { get }
}

/// The state of a cell of a table or of a collection, as in UIKit.
@MainActor
public struct CellConfigurationState: ConfigurationState {
    /// Whether the row or item is selected.
    public var isSelected = false
    /// Whether the row or item is pressed.
    public var isHighlighted = false
    /// Whether keys act on the row or item.
    public var isFocused = false
    /// Whether the user cannot select the row or item.
    public var isDisabled = false
    /// Whether the row is edited; always false for an item of a collection.
    public var isEditing = false
    private let view: View

    /// The traits of the cell's theme and of its screen.
    public var traitCollection: TraitCollection { view.traitCollection }

    init(of view: View) { self.view = view }
}

extension BackgroundConfiguration {
    /// Returns the background of a row of a plain list: none.
    public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration() }
    /// Returns the background of a row of a grouped list: none.
    public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration() }

    /// Returns the same configuration: rows and items add the look of their states themselves.
    @MainActor
    public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }
}

extension TableViewCell {
    /// The states of the cell, for ``updateConfiguration(using:)``.
    public final var configurationState: CellConfigurationState {
        var state = CellConfigurationState(of: self)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isFocused, state.isDisabled) = (isCurrent, !isEnabled)
        state.isEditing = isEditing
        return state
    }

    /// The closure that adapts the cell to its states; nil, the default, for none.
    ///
    /// It is called before the cell is first shown, and after each change of its states.
    public final var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)?
    {
        get { extras?.configurationUpdateHandler }
        set {
            guard newValue != nil || extras != nil else { return }
            loadedExtras.configurationUpdateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// The look of the cell behind its content; nil, the default, for the table's.
    public final var backgroundConfiguration: BackgroundConfiguration? {
        get { extras?.backgroundConfiguration }
        set {
            guard newValue != nil || extras != nil else { return }
            loadedExtras.backgroundConfiguration = newValue
            backgroundColor = newValue?.backgroundColor
        }
    }

    /// Requests a call of ``updateConfiguration(using:)`` before the next frame.
    public final func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Whether the cell may look different in other states, so that reuse must tell it its states.
    final var mayAdaptToStates: Bool {
        type(of: self) != TableViewCell.self || extras?.configurationUpdateHandler != nil
    }
}
