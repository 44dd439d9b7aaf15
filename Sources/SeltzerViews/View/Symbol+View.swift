// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension Symbol {
    /// Returns the text of the symbol for the display of a view: in ASCII if the display shows nothing else.
    ///
    /// A view without a window gets the Unicode text. So call this in ``ViewController/viewDidAppear(_:)`` or
    /// ``View/didMoveToWindow()``, not in ``ViewController/viewDidLoad()`` or ``ViewController/viewWillAppear(_:)``.
    @MainActor
    public func text(in view: View) -> String {
        text(isUnicode: view.window?.application?.capabilities.isUnicode ?? true)
    }
}
