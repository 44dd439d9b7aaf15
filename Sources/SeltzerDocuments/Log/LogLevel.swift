// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The severity of a line in a ``LogView``.
public enum LogLevel: UInt8, Hashable, Sendable, Comparable, CaseIterable {
    /// Every step of the program.
    case trace = 1
    /// What helps to find a mistake.
    case debug
    /// What one expects to happen.
    case info
    /// What needs attention.
    case warning
    /// What failed.
    case error

    /// The word that a log view shows.
    public var word: String {
        switch self {
        case .trace: "trace"
        case .debug: "debug"
        case .info: "info"
        case .warning: "warn"
        case .error: "error"
        }
    }

    /// The width of the widest word in cells.
    static var wordWidth: Int { 5 }

    /// The look of the word: in a colour only where it matters.
    var style: Style {
        switch self {
        case .trace, .debug, .info: Style(foreground: .secondaryLabel)
        case .warning: Style(foreground: .warning)
        case .error: Style(foreground: .danger, attributes: .bold)
        }
    }

    /// The look of the line, under its own styles.
    var lineStyle: Style {
        self == .trace ? Style(foreground: .secondaryLabel) : Style()
    }

    /// Returns whether a level is less severe than another one.
    public static func < (first: LogLevel, second: LogLevel) -> Bool {
        first.rawValue < second.rawValue
    }
}
