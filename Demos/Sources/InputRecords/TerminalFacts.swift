// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The known properties of a terminal: from its terminfo entry, from the environment, and from its
/// own answers.
public struct TerminalFacts {
    /// The environment of the process.
    public var environment: [String: String] = [:]
    /// The size in cells.
    public var size = Size.zero
    /// The mouse reports that the program asks for.
    public var mouseMode = MouseMode.all
    /// The capabilities of the display.
    public var capabilities = DisplayCapabilities()
    /// The facts that only a display of bytes knows; nil for other displays.
    public var terminal: Terminal?

    /// The facts that only a display of bytes knows, such as the terminal's answers.
    public struct Terminal {
        /// The answers of the terminal.
        public var answers: TerminalAnswers
        /// Whether the display asks the terminal questions.
        public var isAsked: Bool
        /// Whether the terminal has answered all questions.
        public var isComplete: Bool
        /// The requested flags of the kitty keyboard protocol; nil if the terminal does not support
        /// it.
        public var keyboardFlags: Int?

        /// Collects the facts from a display.
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

    /// Creates facts about an unknown terminal.
    public init() {}

    /// The lines, the most important ones first.
    public var lines: [Fact] {
        identity + input + colors + modes + others + variables
    }

    private var answers: TerminalAnswers? { terminal?.answers }

    private var identity: [Fact] {
        [
            Fact("terminal", answers?.version ?? "unknown"),
            Fact("TERM", environment["TERM"] ?? "not set"),
            Fact("display", terminal == nil ? "ncurses" : "Seltzer"),
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
            Fact("mouse", capabilities.hasMouse ? mouse : "none in terminfo"),
            Fact("keyboard", keyboard),
        ]
    }

    private var keyboard: String {
        guard let terminal else { return "ncurses" }
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
            Fact("colors", depth + appearance),
            Fact("foreground", Self.hexadecimal(capabilities.foreground)),
            Fact("background", Self.hexadecimal(capabilities.background)),
        ]
    }

    private var modes: [Fact] {
        guard terminal != nil else { return [] }
        let names = [
            (2026, "whole frames"), (2027, "cluster widths"), (2031, "color reports"),
            (2048, "size reports"),
        ]
        return names.map { Fact($0.1, "\($0.0) \(state(of: $0.0))") }
    }

    private func state(of mode: Int) -> String {
        switch answers?.modes[mode] {
        case nil: "no answer"
        case .unknown: "unknown"
        case .set: "was on"
        case .reset: "supported"
        case .permanentlySet: "always on"
        case .permanentlyReset: "always off"
        }
    }

    private var others: [Fact] {
        guard let terminal else { return [Fact("questions", "not asked")] }
        let progress = terminal.isComplete ? "answered" : "waiting for answers"
        let attributes = terminal.answers.attributes?.map(String.init).joined(separator: ";")
        return [
            Fact("clipboard", terminal.answers.hasClipboard ? "can be written" : "no answer"),
            Fact("attributes", attributes ?? "no answer"),
            Fact("questions", terminal.isAsked ? progress : "not asked"),
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
            return "no answer"
        }
        let digits = [red, green, blue].map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        return "#" + digits.joined()
    }
}
