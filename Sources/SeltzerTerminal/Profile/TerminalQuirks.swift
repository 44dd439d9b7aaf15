// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Behavior of one version of a terminal program that neither its terminfo entry nor its answers
/// reveal.
package struct TerminalQuirks: Hashable, Sendable {
    /// The ways in which terminals take a notification for the desktop.
    package enum NotificationForm: Hashable, Sendable {
        /// One text (OSC 9).
        case text
        /// Title and body (OSC 777).
        case titled
        /// Title and body in parts (OSC 99).
        case parts
    }

    /// Whether text can be a link to an address (OSC 8).
    let hasLinks: Bool
    /// Whether underlines have styles and colors.
    let hasUnderlineStyles: Bool
    /// Whether the terminal knows the marks of shells (OSC 133).
    let hasShellMarks: Bool
    /// The protocol in which the terminal takes a notification; nil if none is known.
    let notification: NotificationForm?
    /// Whether the terminal shows the progress of a program (OSC 9;4); other terminals take the
    /// sequence for a notification.
    package let hasProgress: Bool
    /// Whether the mouse pointer accepts CSS names of shapes (OSC 22).
    let hasPointerShapes: Bool
    /// Whether characters can stand for the cells of a picture (kitty's protocol).
    let hasPlaceholders: Bool
    /// Whether lines that no longer fit are rewrapped when the width changes; false if unknown.
    let rewrapsLines: Bool
    /// Whether rewrapping includes cells that were written and then erased.
    let wrapsErasedCells: Bool
    /// Whether the terminal reports later changes of its size some time after the first one, and together.
    let reportsResizesLate: Bool
    /// Whether the terminal asks its user before it reports the clipboard, so that its answer comes late.
    let asksBeforeClipboard: Bool
    /// Whether the terminal, with releases requested, sends the byte of Enter, Tab and Backspace
    /// again at their release.
    let repeatsBytesOnRelease: Bool

    /// Whether notifications and progress go through tmux to the terminal around it.
    ///
    /// tmux passes them on if its option `allow-passthrough` is on, and otherwise drops them.
    package let passesThrough: Bool

    /// Creates the quirks of a program; an unknown program and nil have no quirks.
    ///
    /// - Parameters:
    ///   - software: The program.
    ///   - surrounding: The terminal around tmux, if it is known.
    package init(of software: TerminalSoftware?, inside surrounding: TerminalSoftware? = nil) {
        let row = software.flatMap { TerminalQuirkTable.row(named: $0.name) }
        func has(_ version: [Int]?) -> Bool { software?.isAtLeast(version) == true }
        hasLinks = has(row?.links)
        hasUnderlineStyles = has(row?.underlineStyles)
        // Old versions take the sequence for a notification, so here an unknown version does not
        // count as the newest.
        let isDated = software?.version.isEmpty == false || row?.progress?.isEmpty == true
        passesThrough = software?.name == "tmux"
        if passesThrough {
            let around = TerminalQuirks(of: surrounding)
            // Most terminals know OSC 9; all others ignore it.
            notification = surrounding == nil ? .text : around.notification
            hasProgress = around.hasProgress
        } else {
            notification = row?.notification
            hasProgress = isDated && has(row?.progress)
        }
        hasShellMarks = has(row?.shellMarks)
        hasPointerShapes = has(row?.pointerShapes)
        hasPlaceholders = has(row?.placeholders)
        rewrapsLines = row?.rewrapsLines == true
        wrapsErasedCells = row?.wrapsErasedCells == true
        reportsResizesLate = row?.reportsResizesLate == true
        asksBeforeClipboard = row?.asksBeforeClipboard == true
        repeatsBytesOnRelease = row.map { !has($0.distinctReleases) } ?? false
    }
}
