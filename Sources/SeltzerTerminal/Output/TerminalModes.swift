// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The bytes that set up a terminal's screen and restore it.
///
/// Strings of the terminal's entry are sent unchanged, but without the pauses that `tputs` makes
/// for paddings, which no terminal of the last decades needs. Modes that no entry contains
/// (bracketed paste, focus, the mouse) are sent only to terminals that speak ECMA-48, which ignore
/// unknown modes.
public struct TerminalModes: Hashable, Sendable {
    /// The bytes to send at the start and after a suspension.
    public var entering: [UInt8] { switches.flatMap(\.on) }
    /// The bytes to send at the end and before a suspension, which switch everything off in reverse order.
    public var leaving: [UInt8] {
        (endsCutStrings ? TerminalRequests.endOfCutString : [])
            + switches.reversed().flatMap(\.off)
    }

    /// Whether the end begins with a terminator for a control string that may have been cut;
    /// without it, the terminal would take the next bytes for the rest of the string.
    var endsCutStrings = false

    /// The parts, in the order in which they are switched on.
    private var switches: [Switch]

    /// The parts that may change after the start; each part occurs at most once in the bytes.
    enum Part: Hashable {
        /// A private mode of ECMA-48.
        case mode(Int)
        case mouse, keyboard, modifiedKeys, title, links, cursor, pictures
    }

    /// A setting that is switched on and off again.
    private struct Switch: Hashable {
        /// The kind of the part; nil if it never changes after the start.
        var part: Part?
        var on: [UInt8]
        var off: [UInt8]

        init(on: [UInt8] = [], off: [UInt8] = []) {
            self.on = on
            self.off = off
        }

        /// A private mode of ECMA-48, `CSI ? n h` and `CSI ? n l`.
        init(mode: Int) {
            on = Array("\u{1B}[?\(mode)h".utf8)
            off = Array("\u{1B}[?\(mode)l".utf8)
        }
    }

    /// Creates the bytes for a screen.
    ///
    /// - Parameters:
    ///   - profile: The profile of the terminal.
    ///   - mouse: The requested mouse reports; ignored on a terminal without a mouse.
    ///   - isInline: Whether the screen keeps its content, for rows below the prompt.
    public init(profile: TerminalProfile, mouse: MouseMode, isInline: Bool = false) {
        switches = [
            isInline ? Switch() : Self.screen(of: profile),
            isInline ? Switch() : Self.scrolling(of: profile),
            Self.pair(profile, on: "smkx", off: "rmkx"),
            Self.pair(profile, on: "civis", off: "cnorm"),
            Switch(on: profile.string("sgr0") ?? [], off: profile.string("sgr0") ?? []),
        ]
        if profile.isANSI {
            // Wrapping is off, because text that is wider than expected must not run into the next
            // row.
            switches.append(Switch(on: Array("\u{1B}[?7l".utf8), off: Array("\u{1B}[?7h".utf8)))
            switches.append(Switch(mode: 2004))
            switches.append(Switch(mode: 1004))
            if profile.capabilities.hasMouse {
                switches.append(Self.mouse(mouse))
            }
        } else {
            switches.append(Self.pair(profile, on: "rmam", off: "smam"))
        }
    }

    /// Whether the bytes contain switches for a part.
    func contains(_ part: Part) -> Bool { place(of: part) != nil }

    /// Whether the start switches a part on.
    func switchesOn(_ part: Part) -> Bool {
        place(of: part).map { !switches[$0].on.isEmpty } ?? false
    }

    /// Sets the bytes that switch a part on and off, at its present position; a new part is switched on last and off
    /// first.
    mutating func set(_ part: Part, on: [UInt8], off: [UInt8]) {
        var new = Switch(on: on, off: off)
        new.part = part
        if let place = place(of: part) {
            switches[place] = new
        } else {
            switches.append(new)
        }
    }

    private func place(of part: Part) -> Int? { switches.firstIndex { $0.part == part } }

    /// Sets the bytes that leave inline rows; they come after all other bytes.
    ///
    /// - Returns: Whether the bytes changed.
    mutating func setArea(leaving: [UInt8]) -> Bool {
        guard switches[0].off != leaving else { return false }
        switches[0].off = leaving
        return true
    }

    /// Changes the requested mouse reports.
    ///
    /// The end switches off every report that was switched on since the start, because the present
    /// bytes may never arrive.
    ///
    /// - Returns: The bytes to send now; none for a terminal without a mouse.
    mutating func setMouse(_ mode: MouseMode) -> [UInt8] {
        guard let place = place(of: .mouse) else { return [] }
        let old = switches[place]
        var new = Self.mouse(mode)
        let bytes = old.on == new.on ? [] : (old.on.isEmpty ? [] : old.off) + new.on
        if old.off.count > new.off.count { new.off = old.off }
        switches[place] = new
        return bytes
    }

    /// The switch to the alternate screen.
    ///
    /// Without an alternate screen, the screen is cleared at the start and at the end, and the
    /// shell continues at its top.
    private static func screen(of profile: TerminalProfile) -> Switch {
        let screen = pair(profile, on: "smcup", off: "rmcup")
        if !screen.on.isEmpty, !screen.off.isEmpty {
            return Switch(on: screen.on, off: clearing(alternateScreenOf: profile) + screen.off)
        }
        let clear = profile.string("clear") ?? []
        return Switch(on: screen.on + clear, off: clear + screen.off)
    }

    /// Returns the bytes that clear the alternate screen; send them with a plain pen, right before
    /// the bytes that leave it.
    ///
    /// tmux gives the alternate screen its first width again when a program leaves it. If the
    /// terminal became wider meanwhile, tmux rewraps rows that no longer fit, and parts of them end
    /// up in the scrollback. Blank rows have no such parts.
    ///
    /// The bytes begin with mode 47, which has no effect on the alternate screen. On the main
    /// screen, mode 47 switches to the alternate one without saving the cursor, so the bytes never
    /// clear the main screen. The main screen can be shown if another program left the alternate
    /// one while this process was stopped, or if a process is killed before its first bytes.
    ///
    /// - Returns: Nothing if the terminal has no alternate screen of ECMA-48 terminals, or if
    ///   `rmcup` clears it.
    private static func clearing(alternateScreenOf profile: TerminalProfile) -> [UInt8] {
        let enter = profile.string("smcup") ?? []
        let leave = profile.string("rmcup") ?? []
        let isAlternate = [47, 1047, 1049].contains { mode in
            enter.contains("\u{1B}[?\(mode)h".utf8) && leave.contains("\u{1B}[?\(mode)l".utf8)
        }
        guard isAlternate, !leave.contains("\u{1B}[2J".utf8), !leave.contains("\u{1B}[J".utf8)
        else { return [] }
        return Array("\u{1B}[?47h\u{1B}[H\u{1B}[J".utf8)
    }

    /// Adds the reset of the pen and the clearing of the alternate screen to the bytes with which
    /// ncurses leaves the screen.
    package static func clearingAlternateScreen(
        in leaving: [UInt8], of profile: TerminalProfile
    ) -> [UInt8] {
        let clearing = clearing(alternateScreenOf: profile)
        guard !clearing.isEmpty, let rmcup = profile.string("rmcup"),
            let start = leaving.firstRange(of: rmcup)?.lowerBound
        else { return leaving }
        return leaving[..<start] + (profile.string("sgr0") ?? []) + clearing + leaving[start...]
    }

    /// The reset of the scroll region at the end, because a cut frame may have left a smaller one.
    private static func scrolling(of profile: TerminalProfile) -> Switch {
        guard profile.isANSI, profile.strings["csr"] != nil else { return Switch() }
        return Switch(off: Array("\u{1B}[r".utf8))
    }

    private static func pair(_ profile: TerminalProfile, on: String, off: String) -> Switch {
        Switch(on: profile.string(on) ?? [], off: profile.string(off) ?? [])
    }

    /// The modes 1000 (buttons), 1002 (also dragging) and 1003 (all motion), with coordinates as
    /// decimal numbers (1006), which can express any column.
    private static func mouse(_ mode: MouseMode) -> Switch {
        let numbers =
            switch mode {
            case .off: [Int]()
            case .clicks: [1000, 1006]
            case .drag: [1000, 1002, 1006]
            case .all: [1000, 1002, 1003, 1006]
            }
        let switches = numbers.map(Switch.init(mode:))
        var mouse = Switch(on: switches.flatMap(\.on), off: switches.reversed().flatMap(\.off))
        mouse.part = .mouse
        return mouse
    }
}
