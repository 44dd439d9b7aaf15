// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What is known of a terminal: from its entry, from the environment, and from its own answers.
public struct TerminalFacts {
    /// The process's environment.
    public var environment: [String: String] = [:]
    /// The extent in cells.
    public var size = Size.zero
    /// The reports wanted of the mouse.
    public var mouseMode = MouseMode.all
    /// What the display can show and tell.
    public var capabilities = DisplayCapabilities()
    /// What only a display through the terminal's own bytes knows; nil for others.
    public var terminal: Terminal?

    /// What a display through the terminal's own bytes knows.
    public struct Terminal {
        /// What the terminal has answered.
        public var answers: TerminalAnswers
        /// Whether it has been asked anything.
        public var isAsked: Bool
        /// Whether it has answered all of it.
        public var isComplete: Bool
        /// The flags of the kitty keyboard protocol that it was asked for; nil where it does not know the protocol.
        public var keyboardFlags: Int?

        /// Collects what is known.
        public init(
            answers: TerminalAnswers, isAsked: Bool = true, isComplete: Bool = true,
            keyboardFlags: Int? = nil
        ) {
            self.answers = answers
            self.isAsked = isAsked
            self.isComplete = isComplete
            self.keyboardFlags = keyboardFlags
        }
    }

    /// Makes facts of an unknown terminal.
    public init() {}

    /// The lines to show, the more important ones first.
    public var lines: [Fact] {
        identity + input + colors + modes + others + variables
    }

    private var answers: TerminalAnswers? { terminal?.answers }

    private var identity: [Fact] {
        [
            Fact("terminal", answers?.version ?? "tells no name"),
            Fact("TERM", environment["TERM"] ?? "not set"),
            Fact("display", terminal == nil ? "through ncurses' windows" : "of Seltzer's own"),
            Fact("size", "\(size.width)x\(size.height)"),
        ]
    }

    private var input: [Fact] {
        let mouse =
            switch mouseMode {
            case .off: "off"
            case .clicks: "clicks and wheel"
            case .drag: "clicks, wheel, drags"
            case .all: "all motion"
            }
        return [
            Fact("mouse", capabilities.hasMouse ? mouse : "none by its entry"),
            Fact("keyboard", keyboard),
        ]
    }

    private var keyboard: String {
        guard let terminal else { return "as ncurses has it" }
        return terminal.keyboardFlags.map { "kitty, flags \($0)" } ?? "legacy"
    }

    private var colors: [Fact] {
        let depth =
            switch capabilities.colorDepth {
            case .monochrome: "none"
            case .eight: "8"
            case .sixteen: "16"
            case .palette: "256"
            case .trueColor: "24 bit"
            }
        let appearance = capabilities.appearance.map { ", \($0)" } ?? ""
        return [
            Fact("colours", depth + appearance),
            Fact("text", Self.hexadecimal(capabilities.foreground)),
            Fact("ground", Self.hexadecimal(capabilities.background)),
        ]
    }

    private var modes: [Fact] {
        guard terminal != nil else { return [] }
        let names = [
            (2026, "whole frames"), (2027, "cluster widths"), (2031, "colour notes"),
            (2048, "size notes"),
        ]
        return names.map { Fact($0.1, "\($0.0) \(state(of: $0.0))") }
    }

    private func state(of mode: Int) -> String {
        switch answers?.modes[mode] {
        case nil: "not told"
        case .unknown: "not known"
        case .set: "on before us"
        case .reset: "known, used"
        case .permanentlySet: "always on"
        case .permanentlyReset: "always off"
        }
    }

    private var others: [Fact] {
        guard let terminal else { return [Fact("questions", "none are asked")] }
        let progress = terminal.isComplete ? "answered" : "waiting for answers"
        let attributes = terminal.answers.attributes?.map(String.init).joined(separator: ";")
        return [
            Fact("clipboard", terminal.answers.hasClipboard ? "can be written" : "not told"),
            Fact("attributes", attributes ?? "not told"),
            Fact("questions", terminal.isAsked ? progress : "none are asked"),
            Fact("characters", capabilities.isUnicode ? "UTF-8" : "ASCII only"),
        ]
    }

    private var variables: [Fact] {
        [
            "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "LC_ALL", "LC_CTYPE",
            "LANG", "NO_COLOR", "SELTZER_DRIVER", "SELTZER_QUERIES",
        ].compactMap { name in
            environment[name].flatMap { $0.isEmpty ? nil : Fact(name, $0) }
        }
    }

    private static func hexadecimal(_ color: Color?) -> String {
        guard case .rgb(let red, let green, let blue)? = color?.components else {
            return "not told"
        }
        let digits = [red, green, blue].map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        return "#" + digits.joined()
    }
}
