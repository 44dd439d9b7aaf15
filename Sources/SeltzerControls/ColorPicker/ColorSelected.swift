// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// The user chose a color; posted by a ``ColorWell`` or by a ``ColorPickerViewController``, whose own handlers run
/// first.
public struct ColorSelected: RoutedEvent, Hashable, Sendable {
    /// The color: a role of the theme, an entry of the palette, or a 24-bit color.
    public let color: Color

    /// Creates an event.
    public init(color: Color) { self.color = color }
}
