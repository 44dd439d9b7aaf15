// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// An answer of the terminal to a question put to it.
///
/// A report comes from outside and promises nothing: every number in it is held within a range that is
/// safe to calculate with, and control characters are taken out of its text.
public enum TerminalReport: Hashable, Sendable {
    /// How the terminal has a mode set (DECRPM).
    public enum ModeState: Int, Hashable, Sendable {
        /// The terminal does not know the mode.
        case unknown
        /// The mode is on.
        case set
        /// The mode is off.
        case reset
        /// The mode is on and stays so.
        case permanentlySet
        /// The mode is off and stays so.
        case permanentlyReset
    }

    /// What a colour is used for.
    public enum ColorUse: Hashable, Sendable {
        /// Text without a colour of its own.
        case foreground
        /// The ground of cells without a colour of their own.
        case background
        /// The text cursor.
        case cursor
        /// An entry of the palette.
        case palette(Int)
    }

    /// What the terminal is and can do (DA1): its class first, then its extensions.
    case primaryAttributes([Int])
    /// The terminal's kind and version (DA2).
    case secondaryAttributes([Int])
    /// The state of a mode; `isPrivate` for the modes asked for with `?`.
    case mode(Int, isPrivate: Bool, ModeState)
    /// Where the text cursor is, counted from 0 at the screen's upper left corner.
    case cursorPosition(Point)
    /// A colour, in 24 bits.
    case color(ColorUse, Color)
    /// The terminal's name and version as text (XTVERSION).
    case version(String)
    /// The flags of the kitty keyboard protocol that are in effect.
    case keyboardFlags(Int)
    /// A setting as control sequence text (DECRQSS); nil if the terminal does not know it.
    case setting(String?)
    /// The value of a terminfo capability (XTGETTCAP); nil if the terminal does not have it.
    case capability(name: String, value: [UInt8]?)
    /// The terminal's unit number (DA3), as it gives it.
    case tertiaryAttributes(String)
    /// Whether the terminal's colours are light or dark, asked for or told of by itself (mode 2031).
    case colorScheme(DisplayCapabilities.Appearance)
    /// What a clipboard holds (OSC 52), by the letters of the selections.
    case clipboard(selection: String, contents: [UInt8])
    /// How the terminal is (DSR 5): 0 for well.
    case status(Int)
    /// The extent of the text area in pixels.
    case textAreaPixels(Size)
    /// The extent of one cell in pixels.
    case cellPixels(Size)
    /// The extent of the text area in cells.
    case textAreaCells(Size)
}
