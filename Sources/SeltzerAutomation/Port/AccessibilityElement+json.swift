// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension AccessibilityElement {
    /// The element as an object, without missing properties, and its descendants down to a depth.
    func json(depth: Int) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("role", .text(role.rawValue)), .init("label", JSONValue(label)),
            .init("value", JSONValue(value)), .init("identifier", JSONValue(identifier)),
            .init("hint", JSONValue(hint)), .init("count", JSONValue(count)),
            .init("index", JSONValue(index)), .init("level", JSONValue(level)),
            .init("header", JSONValue(header)), .init("frame", frame.json),
        ]
        let states = [
            ("focused", isFocused), ("selected", isSelected), ("disabled", !isEnabled),
            ("required", isRequired), ("invalid", isInvalid), ("hidden", visibleFrame.isEmpty),
        ]
        members += states.filter(\.1).map { JSONValue.Member($0.0, true) }
        if !customActions.isEmpty {
            members.append(.init("actions", .array(customActions.map(JSONValue.text))))
        }
        if !children.isEmpty, depth > 0 {
            members.append(.init("children", .array(children.map { $0.json(depth: depth - 1) })))
        }
        return JSONValue.object(members).withoutNulls
    }
}

extension Rect {
    /// The column and row of the first cell, and the size.
    var json: JSONValue { [.integer(minX), .integer(minY), .integer(width), .integer(height)] }
}
