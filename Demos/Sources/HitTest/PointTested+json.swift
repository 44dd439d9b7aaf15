// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import HitTestPicture
import RouteLog

extension PointTested {
    /// The hit as a JSON object on one line.
    var json: String {
        JSONValue.object([
            ("event", .text(Self.name)), ("x", .integer(point.x)), ("y", .integer(point.y)),
            ("rule", .text(rule.rawValue)), ("label", .text(label?.rawValue ?? "root")),
            ("path", .texts(path)), ("misses", .texts(misses)),
        ])
    }
}
