// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// One location in the coordinates of each receiver, worked out before the first handler runs: what handlers
/// move does not move it.
@MainActor
struct ReceiverLocations {
    private var entries: [(id: ObjectIdentifier, point: Point)] = []

    /// Works out the locations for a view and its superiors.
    init(of point: Point, from view: View) {
        entries.reserveCapacity(8)
        var local = view.convert(point, from: nil)
        var current: View? = view
        while let view = current {
            entries.append((ObjectIdentifier(view), local))
            if let controller = view.controller {
                entries.append((ObjectIdentifier(controller), local))
            }
            local = view.convertToSuperview(local)
            current = view.superview
        }
    }

    /// The location for a receiver; nil for one whose coordinates are the window's.
    subscript(responder: Responder) -> Point? {
        let id = ObjectIdentifier(responder)
        for entry in entries where entry.id == id { return entry.point }
        return nil
    }
}
