// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The bytes by which a program takes hold of a terminal's screen and gives it back.
///
/// What the terminal's entry has is sent as the entry has it, without the pauses that `tputs` would
/// make of paddings: terminals that needed them have not been built for decades. What no entry has
/// (bracketed paste, focus, the mouse by cells) goes only to terminals that speak ECMA-48, which pass
/// over modes they do not know.
public struct TerminalModes: Hashable, Sendable {
    /// The bytes to send at the start, and again after a suspension.
    public var entering: [UInt8] { switches.flatMap(\.on) }
    /// The bytes to send at the end and before a suspension: what was switched on, in reverse order.
    public var leaving: [UInt8] {
        (endsCutStrings ? TerminalRequests.endOfCutString : [])
            + switches.reversed().flatMap(\.off)
    }

    /// Whether control strings are sent, one of which may be cut when the terminal is given back: it would
    /// take what follows for the string's rest.
    var endsCutStrings = false

    /// In the order of switching on.
    private var switches: [Switch]

    /// What changes after the start, each at most once among the bytes.
    enum Part: Hashable {
        /// A mode of ECMA-48's private kind.
        case mode(Int)
        case mouse, keyboard, title, links
    }

    /// One thing that is switched on and off again.
    private struct Switch: Hashable {
        /// What it is; nil for what stays as it is from the start to the end.
        var part: Part?
        var on: [UInt8]
        var off: [UInt8]

        init(on: [UInt8] = [], off: [UInt8] = []) {
            self.on = on
            self.off = off
        }

        /// A mode of ECMA-48's private kind, `CSI ? n h` and `CSI ? n l`.
        init(mode: Int) {
            on = Array("\u{1B}[?\(mode)h".utf8)
            off = Array("\u{1B}[?\(mode)l".utf8)
        }
    }

    /// Creates the bytes for a screen.
    ///
    /// - Parameters:
    ///   - profile: What is known of the terminal.
    ///   - mouse: The reports wanted of the mouse; none are asked for where there is no mouse.
    ///   - isInline: Whether the screen stays as it is, for rows below the prompt.
    public init(profile: TerminalProfile, mouse: MouseMode, isInline: Bool = false) {
        switches = [
            isInline ? Switch() : Self.screen(of: profile),
            isInline ? Switch() : Self.scrolling(of: profile),
            Self.pair(profile, on: "smkx", off: "rmkx"),
            Self.pair(profile, on: "civis", off: "cnorm"),
            Switch(on: profile.string("sgr0") ?? [], off: profile.string("sgr0") ?? []),
        ]
        if profile.isANSI {
            // No wrapping: text that is wider than expected must not run into the next row.
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

    /// Whether a part is among the bytes.
    func contains(_ part: Part) -> Bool { place(of: part) != nil }

    /// Sets what is sent to switch a part on and off, in the place that it has; a new one is switched on last and off
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

    /// Sets what gives rows below the prompt back, which comes after everything else.
    ///
    /// - Returns: Whether it is another than before.
    mutating func setArea(leaving: [UInt8]) -> Bool {
        guard switches[0].off != leaving else { return false }
        switches[0].off = leaving
        return true
    }

    /// Asks for other reports of the mouse.
    ///
    /// Whatever was asked for since the start is taken back at the end, for the bytes that take it back
    /// now may never arrive.
    ///
    /// - Returns: The bytes to send now; none where there is no mouse.
    mutating func setMouse(_ mode: MouseMode) -> [UInt8] {
        guard let place = place(of: .mouse) else { return [] }
        let old = switches[place]
        var new = Self.mouse(mode)
        let bytes = old.on == new.on ? [] : (old.on.isEmpty ? [] : old.off) + new.on
        if old.off.count > new.off.count { new.off = old.off }
        switches[place] = new
        return bytes
    }

    /// The alternate screen; without one the screen is cleared at the start, and at the end too, so that
    /// the shell goes on at its top.
    private static func screen(of profile: TerminalProfile) -> Switch {
        let screen = pair(profile, on: "smcup", off: "rmcup")
        if !screen.on.isEmpty, !screen.off.isEmpty { return screen }
        let clear = profile.string("clear") ?? []
        return Switch(on: screen.on + clear, off: clear + screen.off)
    }

    /// What makes all rows scroll at the end: a frame that was cut may have left only some of them to.
    private static func scrolling(of profile: TerminalProfile) -> Switch {
        guard profile.isANSI, profile.strings["csr"] != nil else { return Switch() }
        return Switch(off: Array("\u{1B}[r".utf8))
    }

    private static func pair(_ profile: TerminalProfile, on: String, off: String) -> Switch {
        Switch(on: profile.string(on) ?? [], off: profile.string(off) ?? [])
    }

    /// Modes 1000 (buttons), 1002 (also dragging) and 1003 (all motion), with coordinates as decimal
    /// numbers (1006), which know no last column.
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
