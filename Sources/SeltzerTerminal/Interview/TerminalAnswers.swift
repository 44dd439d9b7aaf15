// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The answers of a terminal so far.
public struct TerminalAnswers: Hashable, Sendable {
    /// The terminal's own name and version; nil if it does not report them.
    public private(set) var version: String?
    /// The terminal program according to ``version``; nil if the terminal does not report one.
    public var software: TerminalSoftware? { version.map { TerminalSoftware(answer: $0) } }
    /// The numbers of the terminal's class and extensions (DA1); nil before the answer.
    public private(set) var attributes: [Int]?
    /// The states of the queried modes, by the number of the mode.
    public private(set) var modes: [Int: TerminalReport.ModeState] = [:]
    /// The flags of the kitty keyboard protocol; nil if the terminal does not know the protocol.
    public private(set) var keyboardFlags: Int?
    /// The default background; nil if the terminal does not report it.
    public private(set) var background: Color?
    /// The default foreground; nil if the terminal does not report it.
    public private(set) var foreground: Color?
    /// The reported colors of the palette, by their number.
    public private(set) var palette: [Int: Color] = [:]
    /// The values of the queried terminfo capabilities; nil for a capability that the terminal lacks.
    public private(set) var terminfo: [String: [UInt8]?] = [:]
    /// Whether the colors are light or dark; nil if that is unknown.
    public private(set) var appearance: Appearance?
    /// Whether the terminal knows kitty's protocol for pictures.
    public private(set) var hasGraphics = false
    /// The number of colors of sixels; nil if the terminal does not report it.
    public private(set) var sixelColors: Int?
    /// The size of a cell in pixels; nil if the terminal does not report it.
    public private(set) var cellPixels: Size?
    /// The kinds of clusters that the terminal shows as one character, measured by its cursor; nil if unknown.
    public internal(set) var joinedClusters: JoinedClusters?
    /// The kinds of clusters for which the cursor moved exactly as far as Seltzer expects.
    public internal(set) var agreedClusters: JoinedClusters = []

    /// Creates the answers of a terminal that has not answered yet.
    public init() {}

    /// Takes a report; only answers to our questions have an effect.
    mutating func take(_ report: TerminalReport) {
        switch report {
        case .version(let text): version = text
        case .primaryAttributes(let numbers): attributes = numbers
        case .mode(let number, isPrivate: true, let state):
            if TerminalQuestions.modes.contains(number) { modes[number] = state }
        case .keyboardFlags(let flags): keyboardFlags = flags
        case .color(.background, let color):
            background = color
            appearance = Self.appearance(of: color)
        case .color(.foreground, let color): foreground = color
        case .color(.palette(let number), let color): palette[number] = color
        case .capability(let name, let value):
            if TerminalQuestions.terminfo.contains(name) { terminfo[name] = value }
        case .colorScheme(let scheme): appearance = scheme
        case .graphics(let isKnown): hasGraphics = isKnown
        case .sixelColors(let count): if count > 1 { sixelColors = min(count, 256) }
        case .cellPixels(let size):
            let sides = 2...256
            if sides.contains(size.width), sides.contains(size.height) { cellPixels = size }
        default: break
        }
    }

    /// Returns whether the terminal knows a mode and can switch it on and off.
    public func canSet(_ mode: Int) -> Bool {
        modes[mode] == .set || modes[mode] == .reset
    }

    /// Whether mode 2027 was on when the widths were measured, so that the terminal measured whole
    /// clusters.
    var hadClusterWidths: Bool {
        let state = modes[TerminalQuestions.clusterWidths]
        return state == .set || state == .permanentlySet
    }

    /// Whether the terminal says that it has 24-bit colors, by the terminfo capability `RGB` or `Tc`.
    public var hasTrueColor: Bool { has("RGB") || has("Tc") }

    /// Whether the terminal says that programs may write to its clipboard, by the terminfo
    /// capability `Ms` or by the number 52 among its attributes.
    public var hasClipboard: Bool { has("Ms") || attributes?.dropFirst().contains(52) == true }

    private func has(_ name: String) -> Bool { terminfo[name]?.map { _ in true } ?? false }

    /// Returns whether a color is dark: below half of the luma of ITU-R BT.601.
    private static func appearance(of color: Color) -> Appearance? {
        guard case .rgb(let red, let green, let blue) = color.components else { return nil }
        let luma = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        return luma < 127_500 ? .dark : .light
    }
}
