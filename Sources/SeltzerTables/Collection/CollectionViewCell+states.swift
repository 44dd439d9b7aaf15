// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension CollectionView {
    /// Returns a reused or a new cell; a reused one adapts itself to its new states.
    final func dequeue(_ identifier: String) -> CollectionViewCell? {
        let cell = queue.dequeue(identifier)
        if let cell, !cell.needsConfigurationUpdate, cell.mayAdaptToStates {
            cell.setNeedsUpdateConfiguration()
        }
        return cell
    }
}

extension CollectionViewCell {
    /// Whether the cell may look different in other states, so that reuse must tell it its states.
    fileprivate final var mayAdaptToStates: Bool {
        configurationUpdateHandler != nil
            || ![CollectionViewCell.self, CollectionViewListCell.self].contains {
                $0 == type(of: self)
            }
    }

    /// The states of the cell, for ``updateConfiguration(using:)``.
    public final var configurationState: CellConfigurationState {
        var state = CellConfigurationState(of: self)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isFocused, state.isDisabled) = (isCurrent, !isEnabled)
        return state
    }

    /// Requests a call of ``updateConfiguration(using:)`` before the next frame.
    public final func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
}
