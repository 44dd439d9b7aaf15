// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

/// The displays that a control's picture is kept for.
enum DisplayLook: String, CaseIterable, CustomTestStringConvertible {
    case dark, light, noColor, ascii

    var capabilities: DisplayCapabilities {
        switch self {
        case .dark: DisplayCapabilities(appearance: .dark)
        case .light: DisplayCapabilities(appearance: .light)
        case .noColor: DisplayCapabilities(colorDepth: .monochrome)
        case .ascii: DisplayCapabilities(colorDepth: .monochrome, isUnicode: false)
        }
    }

    var testDescription: String { rawValue }
}
