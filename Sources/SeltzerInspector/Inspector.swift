// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A look into a running application: its views, the routes of its events, and its frames.
@MainActor
package final class Inspector {
    /// The application that is looked into.
    package let application: Application

    /// Creates an inspector of an application.
    package init(application: Application) {
        self.application = application
    }
}
