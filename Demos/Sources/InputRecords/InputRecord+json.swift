// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension InputRecord {
    /// The event as a line of JSON; nil for bytes without a meaning.
    ///
    /// The members are `kind`, the members of that kind, and finally `hex` with the bytes, if they
    /// are known.
    public var json: String? {
        guard let decoded else { return nil }
        var members: [JSONValue.Member]
        switch decoded {
        case .event(.key(let press)): members = Self.members(press)
        case .event(.mouse(let mouse)): members = Self.members(mouse)
        case .event(.paste(let text, let isTruncated)):
            members = [.init("kind", .text("paste")), .init("text", .text(text))]
            if isTruncated { members.append(.init("truncated", .flag(true))) }
        case .event(.focus(let isGained)):
            members = [.init("kind", .text("focus")), .init("gained", .flag(isGained))]
        case .event(.resize(let size)):
            members = [
                .init("kind", .text("resize")), .init("col", .integer(size.width)),
                .init("row", .integer(size.height)),
            ]
        case .report(let report): members = Self.members(report)
        }
        if byteCount > 0 { members.append(.init("hex", .text(hex))) }
        return JSONValue.object(members).description
    }

    private var hex: String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private static func members(_ press: KeyPress) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            .init("kind", .text("key")), .init("key", .text(press.key.description)),
            .init("mods", .array(press.modifiers.names.map(JSONValue.text))),
        ]
        if let text = press.text { members.append(.init("text", .text(text))) }
        switch press.phase {
        case .press: break
        case .repeat: members.append(.init("type", .text("repeat")))
        case .release: members.append(.init("type", .text("release")))
        }
        return members
    }

    private static func members(_ mouse: MouseInput) -> [JSONValue.Member] {
        [
            .init("kind", .text("mouse")), .init("action", .text(mouse.action.name)),
            .init("button", .text(mouse.action.buttonName)),
            .init("x", .integer(mouse.location.x)), .init("y", .integer(mouse.location.y)),
            .init("mods", .array(mouse.modifiers.names.map(JSONValue.text))),
        ]
    }

    private static func members(_ report: TerminalReport) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            .init("kind", .text("report")), .init("name", .text(report.name)),
        ]
        if case .cursorPosition(let point) = report {
            members += [.init("row", .integer(point.y)), .init("col", .integer(point.x))]
        }
        return members
    }
}
