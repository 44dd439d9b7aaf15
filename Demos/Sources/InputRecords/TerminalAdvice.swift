// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A feature that a terminal lacks, and a remedy for its user.
public struct TerminalAdvice: Sendable, Equatable {
    /// The missing feature, and its consequence for programs.
    public let finding: String
    /// The setting to change, or the software to install.
    public let remedy: String
}

extension TerminalFacts {
    /// The advice for the user, the most important first; empty if nothing is missing.
    public var advice: [TerminalAdvice] {
        [characters, colors, multiplexerColors, mouse, answers, clipboard].compactMap { $0 }
    }

    private func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }

    private var characters: TerminalAdvice? {
        guard !capabilities.isUnicode else { return nil }
        return TerminalAdvice(
            finding: "The locale is not UTF-8: lines and symbols are drawn with ASCII.",
            remedy: "export LANG=C.UTF-8")
    }

    private var colors: TerminalAdvice? {
        if isSet("NO_COLOR") {
            return TerminalAdvice(
                finding: "NO_COLOR is set: programs show no colors.", remedy: "unset NO_COLOR")
        }
        guard capabilities.colorDepth != .trueColor, !isSet("TMUX") else { return nil }
        return TerminalAdvice(
            finding: "The terminal does not announce 24-bit colors.",
            remedy: "export COLORTERM=truecolor, if the terminal has them; most do")
    }

    private var multiplexerColors: TerminalAdvice? {
        guard isSet("TMUX"), capabilities.colorDepth != .trueColor, !isSet("NO_COLOR") else {
            return nil
        }
        return TerminalAdvice(
            finding: "tmux does not pass on 24-bit colors.",
            remedy: "tmux set -as terminal-features ',*:RGB', and COLORTERM=truecolor")
    }

    private var mouse: TerminalAdvice? {
        guard !capabilities.hasMouse else { return nil }
        return TerminalAdvice(
            finding: "The terminfo entry names no mouse: clicks are not reported.",
            remedy: "set TERM to the name of your terminal, such as xterm-256color")
    }

    private var answers: TerminalAdvice? {
        guard let terminal else { return nil }
        guard terminal.isAsked else {
            return TerminalAdvice(
                finding: "The terminal was not asked what it can do.",
                remedy: isSet("SELTZER_QUERIES")
                    ? "unset SELTZER_QUERIES" : "nothing: terminals of this kind do not answer")
        }
        guard !terminal.isComplete else { return nil }
        return TerminalAdvice(
            finding: "The terminal did not answer all questions in time.",
            remedy: "SELTZER_QUERIES=off, if strange characters appear")
    }

    private var clipboard: TerminalAdvice? {
        guard isSet("TMUX") else { return nil }
        return TerminalAdvice(
            finding: "By its default, tmux drops what programs copy.",
            remedy: "tmux set -s set-clipboard on")
    }
}
