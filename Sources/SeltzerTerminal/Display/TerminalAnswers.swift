// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What a terminal has answered so far.
public struct TerminalAnswers: Hashable, Sendable {
    /// Its name and version as it gives them; nil if it does not.
    public private(set) var version: String?
    /// The program that it is, by ``version``; nil where it does not tell.
    public var software: TerminalSoftware? { version.map { TerminalSoftware(answer: $0) } }
    /// What it is and can do (DA1); nil until it has answered.
    public private(set) var attributes: [Int]?
    /// The state of each mode asked for that it has told.
    public private(set) var modes: [Int: TerminalReport.ModeState] = [:]
    /// The flags of the kitty keyboard protocol; nil if it does not know the protocol.
    public private(set) var keyboardFlags: Int?
    /// The colour of cells without one of their own; nil if it does not tell.
    public private(set) var background: Color?
    /// The colour of text without one of its own; nil if it does not tell.
    public private(set) var foreground: Color?
    /// The colours of the palette's entries that it has told, by their number.
    public private(set) var palette: [Int: Color] = [:]
    /// The values of the terminfo capabilities asked for; nil for one that it does not have.
    public private(set) var terminfo: [String: [UInt8]?] = [:]
    /// Whether its colours are light or dark; nil if that is not known.
    public private(set) var appearance: DisplayCapabilities.Appearance?
    /// The kinds of clusters that it shows as one character, by how far its cursor went at some; nil if it did
    /// not tell.
    public internal(set) var joinedClusters: JoinedClusters?
    /// The kinds of clusters at one of which its cursor went exactly as far as it should.
    public internal(set) var agreedClusters: JoinedClusters = []

    /// Creates the answers of a terminal that has said nothing.
    public init() {}

    /// Takes an answer; others than those to our questions change nothing.
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
        default: break
        }
    }

    /// Returns whether the terminal knows a mode and can switch it on and off.
    public func canSet(_ mode: Int) -> Bool {
        modes[mode] == .set || modes[mode] == .reset
    }

    /// Whether it says that it has widths by whole clusters (mode 2027), and had them when they were measured.
    var hadClusterWidths: Bool {
        let state = modes[TerminalQuestions.clusterWidths]
        return state == .set || state == .permanentlySet
    }

    /// Whether it says that it has 24-bit colours, by a terminfo capability of theirs.
    public var hasTrueColor: Bool { has("RGB") || has("Tc") }

    /// Whether it says that programs may write its clipboard: by the terminfo capability `Ms`, or by the
    /// extension 52 among its attributes.
    public var hasClipboard: Bool { has("Ms") || attributes?.dropFirst().contains(52) == true }

    private func has(_ name: String) -> Bool { terminfo[name]?.map { _ in true } ?? false }

    /// Dark below half of the luma that televisions use (ITU-R BT.601).
    private static func appearance(of color: Color) -> DisplayCapabilities.Appearance? {
        guard case .rgb(let red, let green, let blue) = color.components else { return nil }
        let luma = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        return luma < 127_500 ? .dark : .light
    }
}
