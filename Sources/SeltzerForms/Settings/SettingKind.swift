// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The kind of a setting, which determines its control and its form in the file.
public enum SettingKind: Hashable, Sendable {
    /// On or off.
    case toggle
    /// One of several options, by its name.
    case choice([FormOption])
    /// A number in a range. Steps of more than 0 give a stepper.
    case number(ClosedRange<Double>, step: Double, unit: String)
    /// A line of text.
    case text(placeholder: String)
    /// A color, as ``/SeltzerScreen/Color/init(_:)`` reads it.
    case color
    /// The path of a file or a folder, which may begin with `~`.
    case path
    /// A key, such as `ctrl-s`.
    case key
}
