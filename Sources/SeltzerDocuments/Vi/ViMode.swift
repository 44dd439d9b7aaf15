// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A mode of the vi keys in a ``TextView``.
public enum ViMode: Hashable, Sendable, CaseIterable {
    /// Keys are commands.
    case normal
    /// Keys type text.
    case insert
    /// Keys type text over the text after the cursor.
    case replace
    /// Motions select characters.
    case visual
    /// Motions select lines.
    case visualLine

    /// The name of the mode, for a status row.
    public var title: String {
        switch self {
        case .normal: "Normal"
        case .insert: "Insert"
        case .replace: "Replace"
        case .visual: "Visual"
        case .visualLine: "Visual line"
        }
    }

    /// Whether keys type text.
    public var insertsText: Bool { self == .insert || self == .replace }

    /// Whether motions select.
    public var isVisual: Bool { self == .visual || self == .visualLine }
}
