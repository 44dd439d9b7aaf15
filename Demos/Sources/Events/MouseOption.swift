// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Seltzer

/// The values of the option `--mouse`.
enum MouseOption: String, ExpressibleByArgument, CaseIterable {
    case off, clicks, drag, all

    var mode: MouseMode {
        switch self {
        case .off: .off
        case .clicks: .clicks
        case .drag: .drag
        case .all: .all
        }
    }
}
