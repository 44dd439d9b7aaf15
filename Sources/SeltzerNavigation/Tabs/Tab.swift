// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A page of a ``TabView`` with its title.
@MainActor
public struct Tab {
    /// The title, with `&` before the mnemonic (``/SeltzerControls/MnemonicTitle``).
    public var title: String
    /// The controller whose view is shown while the tab is selected.
    public let viewController: ViewController
    /// Whether the user can close the tab.
    public var isClosable: Bool
    /// Whether the page has unsaved changes; a dot marks the tab.
    public var isEdited = false

    /// Creates a tab that shows a controller's view; the controller becomes a child of the tab view's controller.
    public init(_ title: String, viewController: ViewController, isClosable: Bool = false) {
        self.title = title
        self.viewController = viewController
        self.isClosable = isClosable
    }

    /// Creates a tab that shows a view.
    public init(_ title: String, view: View, isClosable: Bool = false) {
        self.init(title, viewController: ViewController(view: view), isClosable: isClosable)
    }
}
