// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The sequences that a ``FrameEncoder`` may send to a terminal, read once from its profile.
struct TerminalDialect: Hashable, Sendable {
    /// The number of colors of the terminal.
    var colorDepth: ColorDepth
    /// Whether characters beyond ASCII may be sent.
    var isUnicode: Bool
    /// The attributes that the terminal shows; other attributes are not sent.
    var attributes: Attributes
    /// Whether single attributes can be switched off (`SGR 22` to `29`), and not only all of them
    /// together.
    var switchesAttributesOff: Bool
    /// Whether erased cells get the pen's background (`bce`), and not the terminal's own.
    var erasesWithBackground: Bool
    /// Whether `CUF` and `CUB` move the cursor along its row.
    var movesAlongRow: Bool
    /// Whether `CHA` sets the cursor's column.
    var setsColumn: Bool
    /// Whether `VPA` sets the cursor's row.
    var setsRow: Bool
    /// Whether `DCH` and `ICH` move the cells after the cursor along its row.
    var movesCells: Bool
    /// Whether `ECH` erases a number of cells.
    var erasesCells: Bool
    /// Whether a character in the last cell of the last row scrolls the screen, so that the cell must stay empty.
    var scrollsAtLastCell: Bool
    /// Whether the cursor's row is known only relative to the inline rows, and not on the screen.
    var isInline = false
    /// Whether `DECSTBM` sets the rows that scroll.
    var setsScrollRegion: Bool
    /// Whether `SU` scrolls up by several rows; otherwise a line feed in the last row scrolls by one.
    var scrollsUp: Bool
    /// Whether `SD` scrolls down by several rows.
    var scrollsDown: Bool
    /// Whether `RI` in the first row scrolls down by one row.
    var hasReverseIndex: Bool
    /// Whether the range of scrolling columns can be set (mode 69, `DECSLRM`).
    var hasSideMargins = false
    /// Whether frames are sent between the marks of mode 2026, so that no frame is visible half
    /// painted.
    var marksFrames: Bool
    /// Whether cells can be links (OSC 8).
    var hasLinks: Bool
    /// Whether underlines have styles and colors (`SGR 4:n`, `SGR 58`).
    var hasUnderlineStyles: Bool
    /// The bytes that show the cursor; empty if it cannot be hidden.
    var showCursor: [UInt8]
    /// The bytes that hide the cursor; empty if it cannot be hidden.
    var hideCursor: [UInt8]

    init(_ profile: TerminalProfile) {
        colorDepth = profile.capabilities.colorDepth
        isUnicode = profile.capabilities.isUnicode
        attributes = Self.attributes(of: profile)
        switchesAttributesOff = profile.isString("rmul", "\u{1B}[24m")
        erasesWithBackground = profile.booleans.contains("bce")
        movesAlongRow =
            profile.isString("cuf", "\u{1B}[%p1%dC") && profile.isString("cub", "\u{1B}[%p1%dD")
        setsColumn = profile.isString("hpa", "\u{1B}[%i%p1%dG")
        setsRow = profile.isString("vpa", "\u{1B}[%i%p1%dd")
        movesCells =
            profile.isString("dch", "\u{1B}[%p1%dP") && profile.isString("ich", "\u{1B}[%p1%d@")
        erasesCells = profile.isString("ech", "\u{1B}[%p1%dX")
        scrollsAtLastCell =
            profile.booleans.contains("am") && !profile.booleans.contains("xenl")
            && profile.strings["rmam"] == nil
        setsScrollRegion = profile.isString("csr", "\u{1B}[%i%p1%d;%p2%dr")
        scrollsUp = profile.isString("indn", "\u{1B}[%p1%dS")
        scrollsDown = profile.isString("rin", "\u{1B}[%p1%dT")
        hasReverseIndex = profile.isString("ri", "\u{1B}M")
        marksFrames = profile.hasSynchronizedUpdates
        hasLinks = profile.capabilities.hasLinks
        hasUnderlineStyles =
            profile.capabilities.hasUnderlineStyles && attributes.contains(.underline)
        let canHide = profile.strings["civis"] != nil && profile.strings["cnorm"] != nil
        showCursor = canHide ? profile.string("cnorm") ?? [] : []
        hideCursor = canHide ? profile.string("civis") ?? [] : []
    }

    /// Whether rows can scroll in a direction; false on a screen that also shows rows of other programs.
    func canScroll(up: Bool) -> Bool {
        !isInline && setsScrollRegion && (up || scrollsDown || hasReverseIndex)
    }

    /// Returns the attributes whose strings have the standard's form.
    ///
    /// Many entries omit italic and strikethrough; both count unless the entry contradicts them:
    /// GNU screen's `smso` is `SGR 3`.
    private static func attributes(of profile: TerminalProfile) -> Attributes {
        let table: [(Attributes, String, String)] = [
            (.bold, "bold", "\u{1B}[1m"), (.dim, "dim", "\u{1B}[2m"),
            (.italic, "sitm", "\u{1B}[3m"), (.underline, "smul", "\u{1B}[4m"),
            (.blink, "blink", "\u{1B}[5m"), (.reverse, "rev", "\u{1B}[7m"),
            (.reverse, "smso", "\u{1B}[7m"), (.strikethrough, "smxx", "\u{1B}[9m"),
        ]
        var result: Attributes = []
        for (attribute, name, form) in table where profile.isString(name, form) {
            result.insert(attribute)
        }
        if profile.strings["sitm"] == nil, !profile.isString("smso", "\u{1B}[3m") {
            result.insert(.italic)
        }
        if profile.strings["smxx"] == nil { result.insert(.strikethrough) }
        return result
    }
}
