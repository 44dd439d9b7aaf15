// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import HitTestPicture
import Seltzer

extension PointTested {
    /// The hit as a JSON object on one line.
    var json: String {
        let value: JSONValue = [
            "event": .text(Self.name), "x": .integer(point.x), "y": .integer(point.y),
            "rule": .text(rule.rawValue), "label": .text(label?.rawValue ?? "root"),
            "path": .array(path.map(JSONValue.text)),
            "misses": .array(misses.map(JSONValue.text)),
        ]
        return value.description
    }
}
