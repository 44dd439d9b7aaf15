// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import RouteLog
import Seltzer

extension InputRecord {
    /// The event as a line of JSON; nil for bytes without a meaning.
    ///
    /// The members are `kind`, the members of that kind, and last `hex` with the bytes, if they are known.
    public var json: String? {
        guard let decoded else { return nil }
        var members: [(key: String, value: JSONValue)]
        switch decoded {
        case .event(.key(let press)): members = Self.members(press)
        case .event(.mouse(let mouse)): members = Self.members(mouse)
        case .event(.paste(let text, let isTruncated)):
            members = [("kind", .text("paste")), ("text", .text(text))]
            if isTruncated { members.append(("truncated", .flag(true))) }
        case .event(.focus(let isGained)):
            members = [("kind", .text("focus")), ("gained", .flag(isGained))]
        case .event(.resize(let size)):
            members = [
                ("kind", .text("resize")), ("col", .integer(size.width)),
                ("row", .integer(size.height)),
            ]
        case .report(let report): members = Self.members(report)
        }
        if byteCount > 0 { members.append(("hex", .text(hex))) }
        return JSONValue.object(members)
    }

    private var hex: String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private static func members(_ press: KeyPress) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = [
            ("kind", .text("key")), ("key", .text(press.key.description)),
            ("mods", .texts(press.modifiers.names)),
        ]
        if let text = press.text { members.append(("text", .text(text))) }
        switch press.phase {
        case .press: break
        case .repeat: members.append(("type", .text("repeat")))
        case .release: members.append(("type", .text("release")))
        }
        return members
    }

    private static func members(_ mouse: MouseInput) -> [(key: String, value: JSONValue)] {
        [
            ("kind", .text("mouse")), ("action", .text(mouse.action.name)),
            ("button", .text(mouse.action.buttonName)), ("x", .integer(mouse.location.x)),
            ("y", .integer(mouse.location.y)), ("mods", .texts(mouse.modifiers.names)),
        ]
    }

    private static func members(_ report: TerminalReport) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = [
            ("kind", .text("report")), ("name", .text(report.name)),
        ]
        if case .cursorPosition(let point) = report {
            members += [("row", .integer(point.y)), ("col", .integer(point.x))]
        }
        return members
    }
}
