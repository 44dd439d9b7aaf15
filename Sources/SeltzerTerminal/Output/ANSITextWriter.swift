// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Turns styled text into text with the control sequences of ECMA-48, for output outside of an
/// application's screen.
///
/// ```swift
/// let writer = ANSITextWriter(capabilities: capabilities)
/// print(writer.string("\("3", style: Style(foreground: .danger)) errors"))
/// ```
///
/// Control characters in the text become their pictures, so text from any source is safe.
public final class ANSITextWriter {
    private let encoder: FrameEncoder
    private let output = OutputBuffer()
    private let theme: Theme
    private let depth: ColorDepth

    /// Creates a writer for a terminal.
    ///
    /// - Parameters:
    ///   - theme: The theme that gives roles their colors.
    ///   - capabilities: The capabilities of the terminal, which decide the colors and the
    ///     decorations.
    public init(
        theme: Theme = .automatic(for: nil),
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) {
        self.theme = theme
        depth = capabilities.colorDepth
        var profile = TerminalProfile.ansi
        profile.capabilities = capabilities
        encoder = FrameEncoder(profile: profile)
    }

    /// Returns a line with its control sequences, without a line end; it begins and ends with the terminal's own look.
    public func string(_ line: StyledText) -> String {
        output.removeAll()
        encoder.encode(line.resolved(in: theme, depth), into: output)
        return output.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
}
