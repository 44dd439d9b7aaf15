// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The location in the source code where a handler was subscribed; traces show it.
///
/// Its description is the file without its module and the line: `Kiosk.swift:48`.
public struct HandlerLocation: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file: `Kiosk/Kiosk.swift`.
    public let file: String
    /// The line, from 1.
    public var line: Int { Int(shortLine) }
    /// 32 bits, because each subscription holds a location.
    private let shortLine: UInt32

    /// Creates a location; an impossible line number becomes the nearest possible one.
    init(file: String, line: Int) {
        (self.file, shortLine) = (file, UInt32(clamping: line))
    }

    /// The name of the file, and the line.
    public var description: String {
        let name = file.split(separator: "/").last ?? ""
        return "\(name):\(line)"
    }
}
