// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The severity of a line in a ``LogView``.
public enum LogLevel: UInt8, Hashable, Sendable, Comparable, CaseIterable {
    /// Every step of the program.
    case trace = 1
    /// Details that help to find a mistake.
    case debug
    /// An expected event.
    case info
    /// An event that needs attention.
    case warning
    /// A failure.
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

    /// The look of the word; only warnings and errors stand out.
    var style: Style {
        switch self {
        case .trace, .debug, .info: Style(foreground: .secondaryLabel)
        case .warning: Style(foreground: .warning)
        case .error: Style(foreground: .danger, attributes: .bold)
        }
    }

    /// The style of the line; the line's own styles are drawn over it.
    var lineStyle: Style {
        self == .trace ? Style(foreground: .secondaryLabel) : Style()
    }

    /// Returns whether a level is less severe than another level.
    public static func < (first: LogLevel, second: LogLevel) -> Bool {
        first.rawValue < second.rawValue
    }
}
