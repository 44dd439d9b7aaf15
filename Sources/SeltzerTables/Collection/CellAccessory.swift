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
        case view(CustomViewConfiguration)
    }

    /// When an accessory shows.
    public enum DisplayedState: Hashable, Sendable {
        /// Whether the collection is edited or not.
        case always
        /// Only while the collection is edited: never, because a list has no edit mode.
        case whenEditing
        /// Only while the collection is not edited: as ``always``, because a list has no edit mode.
        case whenNotEditing
    }

    /// The end of the cell at which an accessory stands.
    public enum Placement: Hashable, Sendable {
        /// At the left end, before the content.
        case leading(displayed: DisplayedState = .always)
        /// At the right end, behind the content.
        case trailing(displayed: DisplayedState = .always)

        fileprivate var displayed: DisplayedState {
            switch self {
            case .leading(let displayed), .trailing(let displayed): displayed
            }
        }
    }

    /// A view of the program in a cell, such as a switch.
    @MainActor
    public struct CustomViewConfiguration {
        /// The view; it has its fitting width.
        public let customView: View
        /// The end of the cell at which the view stands.
        public let placement: Placement

        /// Creates a configuration.
        public init(customView: View, placement: Placement) {
            self.customView = customView
            self.placement = placement
        }
    }

    let kind: Kind
    var displayed = DisplayedState.always

    /// Returns the sign `›`: the item opens another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always
    ) -> CellAccessory {
        CellAccessory(kind: .sign(.disclosureIndicator), displayed: displayed)
    }

    /// Returns the sign `✓` of a chosen item.
    public static func checkmark(displayed: DisplayedState = .always) -> CellAccessory {
        CellAccessory(kind: .sign(.checkmark), displayed: displayed)
    }

    /// Returns a view of the program, which takes its own clicks and keys.
    public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
        CellAccessory(kind: .view(configuration), displayed: configuration.placement.displayed)
    }

    /// Returns the button `ⓘ`, which shows details of the item without selecting it.
    ///
    /// The right arrow key on the item operates it, too.
    ///
    /// - Parameters:
    ///   - displayed: The states in which the button is shown.
    ///   - actionHandler: The effect of the button; nil for none.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
    ) -> CellAccessory {
        CellAccessory(kind: .detail(actionHandler), displayed: displayed)
    }

    /// Returns a text in the secondary color.
    public static func label(
        text: String, displayed: DisplayedState = .always
    ) -> CellAccessory {
        CellAccessory(kind: .label(text), displayed: displayed)
    }

    /// Whether the accessory stands before the content.
    var isLeading: Bool {
        if case .view(let configuration) = kind, case .leading = configuration.placement {
            return true
        }
        return false
    }

    func makeView() -> View {
        switch kind {
        case .sign(let type): return AccessorySigns(type)
        case .detail(let handler):
            let signs = AccessorySigns(.detailButton)
            signs.tapped = handler ?? {}
            return signs
        case .label(let text): return Label(text, style: Style(foreground: .secondaryLabel))
        case .view(let configuration): return configuration.customView
        }
    }
}
