// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// The light in which a picture of the documentation is read.
enum PictureLight: String, CaseIterable {
    case dark, light

    /// The theme of programs that take the whole screen.
    var theme: Theme { self == .dark ? .fathom : .chalk }

    /// A terminal in this light.
    var capabilities: DisplayCapabilities {
        DisplayCapabilities(
            appearance: self == .dark ? .dark : .light, background: theme[.background],
            foreground: theme[.label])
    }

    /// The colors of the terminal.
    var colors: PictureColors { self == .dark ? .dark : .light }
}
