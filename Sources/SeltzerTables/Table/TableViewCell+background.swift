// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableViewCell {
    /// A view behind the content, as large as the cell without the scroll bar; nil, the default, for none.
    ///
    /// A fill of the view stays while the row is selected. A row with this view has no alternating fill.
    public final var backgroundView: View? {
        get { extras?.backgroundView }
        set {
            replaceBackground(extras?.backgroundView, by: newValue) { $0.backgroundView = newValue }
        }
    }

    /// A view behind the content while the row is selected or pressed; nil, the default, for the theme's look only.
    ///
    /// It is in front of the ``backgroundView``. The bar of the focused row stays.
    public final var selectedBackgroundView: View? {
        get { extras?.selectedBackgroundView }
        set {
            replaceBackground(extras?.selectedBackgroundView, by: newValue) {
                $0.selectedBackgroundView = newValue
            }
        }
    }

    /// A view behind the content while the row is selected in a table that allows several selected rows; nil, the
    /// default, for the ``selectedBackgroundView``.
    public final var multipleSelectionBackgroundView: View? {
        get { extras?.multipleSelectionBackgroundView }
        set {
            replaceBackground(extras?.multipleSelectionBackgroundView, by: newValue) {
                $0.multipleSelectionBackgroundView = newValue
            }
        }
    }

    private func replaceBackground(
        _ old: View?, by new: View?, _ change: (CellExtras) -> Void
    ) {
        guard new !== old else { return }
        change(loadedExtras)
        old?.removeFromSuperview()
        for view in loadedExtras.backgrounds.reversed() { insertSubview(view, at: 0) }
        updateBackgrounds()
        setNeedsLayout()
    }

    /// Shows the views behind the content that belong to the state of the row.
    final func updateBackgrounds() {
        guard let extras, !extras.backgrounds.isEmpty else { return }
        let isSelected = (isSelected || isHighlighted) && selectionStyle != .none
        let table = superview as? TableView
        let isMultiple = table?.selectsSeveral == true && self.isSelected
        let ofSeveral = isMultiple ? extras.multipleSelectionBackgroundView : nil
        let shown = ofSeveral ?? extras.selectedBackgroundView
        for view in extras.backgrounds where view !== extras.backgroundView {
            view.isHidden = !isSelected || view !== shown
        }
    }

    /// Lays out the views behind the content.
    final func layOutBackgrounds() {
        guard let extras else { return }
        for view in extras.backgrounds {
            view.frame = bounds.inset(by: Insets(right: coveredColumns))
        }
    }
}

extension CellExtras {
    /// The views behind the content, from back to front.
    var backgrounds: [View] {
        [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView].compactMap { $0 }
    }
}
