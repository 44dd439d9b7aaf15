// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The menu of a button.
///
/// SeltzerNavigation has the menus, and gives one to a button.
@MainActor
package protocol ButtonMenu: AnyObject {
    /// The menu; nil for none.
    var menu: Menu? { get }
    /// Whether a press opens the menu, in place of running the actions of the button.
    var isPrimaryAction: Bool { get }
    /// Whether the menu is open.
    var isOpen: Bool { get }
    /// The actions of the focused button for its menu.
    var actions: [Action] { get }

    /// Opens the menu for the user.
    func open(byKey: Bool)
    /// Closes the menu.
    func close()
}
