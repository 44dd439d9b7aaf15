// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A button of a page.
struct PageAction {
    let title: String
    /// The key that presses the button.
    let key: KeyChord
    let run: @MainActor () -> Void

    init(_ title: String, key: KeyChord, run: @escaping @MainActor () -> Void) {
        self.title = title
        self.key = key
        self.run = run
    }
}
