// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A sign or a text at the right end of a ``CollectionViewListCell``, as in UIKit.
///
/// ```swift
/// cell.accessories = [.label(text: "3"), .disclosureIndicator()]
/// ```
@MainActor
public struct CellAccessory {
    enum Kind {
        case sign(TableViewCell.AccessoryType)
        case detail((@MainActor () -> Void)?)
        case label(String)
    }

    let kind: Kind

    /// Returns the sign `›`: the item opens another screen.
    public static func disclosureIndicator() -> CellAccessory {
        CellAccessory(kind: .sign(.disclosureIndicator))
    }

    /// Returns the sign `✓` of a chosen item.
    public static func checkmark() -> CellAccessory { CellAccessory(kind: .sign(.checkmark)) }

    /// Returns the button `ⓘ`, which shows details of the item without selecting it.
    ///
    /// The right arrow key on the item operates it, too.
    ///
    /// - Parameter actionHandler: The effect of the button; nil for none.
    public static func detail(
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> CellAccessory { CellAccessory(kind: .detail(actionHandler)) }

    /// Returns a text in the secondary color.
    public static func label(text: String) -> CellAccessory {
        CellAccessory(kind: .label(text))
    }

    func makeView() -> View {
        switch kind {
        case .sign(let type): return AccessorySigns(type)
        case .detail(let handler):
            let signs = AccessorySigns(.detailButton)
            signs.tapped = handler ?? {}
            return signs
        case .label(let text): return Label(text, style: Style(foreground: .secondaryLabel))
        }
    }
}
