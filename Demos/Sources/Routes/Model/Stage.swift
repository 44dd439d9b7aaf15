// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An application that never runs, with views, controllers and a window in their real chain;
/// nothing is displayed.
@MainActor
struct Stage {
    let application: Application
    let window = Window(frame: Rect(x: 0, y: 0, width: 80, height: 24))

    private struct NeverShown: Error {}

    /// Puts a controller's view into a window of a new application.
    init(root: ViewController) {
        application = Application(root: root) { throw NeverShown() }
        window.rootViewController = root
        window.makeKeyAndVisible(in: application)
    }
}
