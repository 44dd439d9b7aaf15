// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerCurses

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Facts about the terminal for a program that only prints.
public enum ProcessTerminal {
    /// Whether a user can be asked: standard input and standard error are a terminal, and not in a
    /// CI service.
    public static var isInteractive: Bool {
        isatty(0) != 0 && isatty(2) != 0 && !isUnattended(processEnvironment())
    }

    /// Whether a CI service runs the process, according to the variable `CI`.
    static func isUnattended(_ environment: [String: String]) -> Bool {
        !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
    }

    /// Whether standard output is a terminal.
    public static var isOutputTerminal: Bool { StandardOutput.isTerminal }

    /// The width of the terminal in cells; 80 if there is none.
    public static var width: Int {
        var size = winsize()
        for descriptor: Int32 in [1, 2, 0] where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 {
            if size.ws_col > 0 { return Int(size.ws_col) }
        }
        return 80
    }

    /// The number of colors of standard output; `monochrome` in a pipe or a file.
    @MainActor
    public static var colorDepth: ColorDepth { capabilities.colorDepth }

    /// The capabilities of standard output; the capabilities of plain text in a pipe or a file.
    @MainActor
    static var capabilities: DisplayCapabilities {
        guard isOutputTerminal, let profile = try? TerminalProfile.current() else {
            return DisplayCapabilities(
                colorDepth: .monochrome, hasLinks: false, hasUnderlineStyles: false)
        }
        return profile.capabilities
    }
}

extension StyledText {
    /// Prints the text on standard output: with its styles on a terminal, otherwise as plain text.
    @MainActor
    public func print() {
        Swift.print(StandardOutput.lineText(for: 1)(self))
    }
}
