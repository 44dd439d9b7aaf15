// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// An answer of the terminal to a question.
///
/// Reports are untrusted. Every number is within a range that is safe for arithmetic, and texts have no control
/// characters.
public enum TerminalReport: Hashable, Sendable {
    /// The state of a mode (DECRPM).
    public enum ModeState: Int, Hashable, Sendable {
        /// The terminal does not know the mode.
        case unknown
        /// The mode is on.
        case set
        /// The mode is off.
        case reset
        /// The mode is on and cannot be changed.
        case permanentlySet
        /// The mode is off and cannot be changed.
        case permanentlyReset
    }

    /// The use of a color.
    public enum ColorUse: Hashable, Sendable {
        /// The default foreground.
        case foreground
        /// The default background.
        case background
        /// The text cursor.
        case cursor
        /// An entry of the palette.
        case palette(Int)
    }

    /// The terminal's class, and then its extensions (DA1).
    case primaryAttributes([Int])
    /// The terminal's kind and version (DA2).
    case secondaryAttributes([Int])
    /// The state of a mode; `isPrivate` is true for the modes that are queried with `?`.
    case mode(Int, isPrivate: Bool, ModeState)
    /// The position of the text cursor in cells, with 0 and 0 for the upper left corner of the screen.
    case cursorPosition(Point)
    /// A color, in 24 bits.
    case color(ColorUse, Color)
    /// The terminal's name and version as text (XTVERSION).
    case version(String)
    /// The flags of the kitty keyboard protocol that are in effect.
    case keyboardFlags(Int)
    /// A setting as control sequence text (DECRQSS); nil if the terminal does not know it.
    case setting(String?)
    /// The value of a terminfo capability (XTGETTCAP); nil if the terminal does not have it.
    case capability(name: String, value: [UInt8]?)
    /// The terminal's unit number (DA3), unchanged.
    case tertiaryAttributes(String)
    /// Whether the terminal's colors are light or dark; this is an answer, or a notice of mode
    /// 2031.
    case colorScheme(Appearance)
    /// The contents of a clipboard (OSC 52), and the letters of its selections.
    case clipboard(selection: String, contents: [UInt8])
    /// The status of the terminal (DSR 5); 0 means that it works.
    case status(Int)
    /// The size of the text area in pixels.
    case textAreaPixels(Size)
    /// The size of one cell in pixels.
    case cellPixels(Size)
    /// Whether the terminal knows kitty's protocol for pictures.
    case graphics(isKnown: Bool)
    /// The number of colors of sixels (XTSMGRAPHICS).
    case sixelColors(Int)
    /// The size of the text area in cells.
    case textAreaCells(Size)
}
