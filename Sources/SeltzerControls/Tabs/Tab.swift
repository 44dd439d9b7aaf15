// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A page of a ``TabView``, and its title.
@MainActor
public struct Tab {
    /// The words on the tab, `&` before its mnemonic as ``MnemonicTitle`` tells.
    public var title: String
    /// Whose view is shown while the tab is selected.
    public let viewController: ViewController
    /// Whether the user can close the tab.
    public var isClosable: Bool

    /// Creates a tab of a controller, which becomes a child of the one around the tab view.
    public init(_ title: String, viewController: ViewController, isClosable: Bool = false) {
        self.title = title
        self.viewController = viewController
        self.isClosable = isClosable
    }

    /// Creates a tab of a view.
    public init(_ title: String, view: View, isClosable: Bool = false) {
        self.init(title, viewController: ViewController(view: view), isClosable: isClosable)
    }
}
