// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What a terminal has answered so far.
public struct TerminalAnswers: Hashable, Sendable {
    /// Its name and version as it gives them; nil if it does not.
    public private(set) var version: String?
    /// What it is and can do (DA1); nil until it has answered.
    public private(set) var attributes: [Int]?
    /// The state of each mode asked for that it has told.
    public private(set) var modes: [Int: TerminalReport.ModeState] = [:]
    /// The flags of the kitty keyboard protocol; nil if it does not know the protocol.
    public private(set) var keyboardFlags: Int?
    /// The colour of cells without one of their own; nil if it does not tell.
    public private(set) var background: Color?
    /// Whether its colours are light or dark; nil if that is not known.
    public private(set) var appearance: DisplayCapabilities.Appearance?

    /// Creates the answers of a terminal that has said nothing.
    public init() {}

    /// Takes an answer; others than those to our questions change nothing.
    mutating func take(_ report: TerminalReport) {
        switch report {
        case .version(let text): version = text
        case .primaryAttributes(let numbers): attributes = numbers
        case .mode(let number, isPrivate: true, let state): modes[number] = state
        case .keyboardFlags(let flags): keyboardFlags = flags
        case .color(.background, let color):
            background = color
            appearance = Self.appearance(of: color)
        case .colorScheme(let scheme): appearance = scheme
        default: break
        }
    }

    /// Whether the terminal can switch a mode on and off.
    func canSet(_ mode: Int) -> Bool {
        modes[mode] == .set || modes[mode] == .reset
    }

    /// Dark below half of the luma that televisions use (ITU-R BT.601).
    private static func appearance(of color: Color) -> DisplayCapabilities.Appearance? {
        guard case .rgb(let red, let green, let blue) = color.components else { return nil }
        let luma = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        return luma < 127_500 ? .dark : .light
    }
}
