// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// One location in the coordinates of each receiver.
///
/// The locations are computed before the first handler runs: handlers may move views.
@MainActor
struct ReceiverLocations {
    /// The receivers, each with the offset from the first receiver's coordinates to its own.
    private var entries: [(id: ObjectIdentifier, way: Point)] = []
    /// The location for the first receiver.
    private let first: Point

    /// Computes the locations for a view and its superiors.
    init(of point: Point, from view: View) {
        entries.reserveCapacity(8)
        var way = Point.zero
        var view = view
        while true {
            entries.append((ObjectIdentifier(view), way))
            if let controller = view.controller {
                entries.append((ObjectIdentifier(controller), way))
            }
            guard let superview = view.superview else { break }
            way = view.convertToSuperview(way)
            view = superview
        }
        first = point - way
    }

    /// The location for a receiver; nil for a receiver that uses the window's coordinates.
    subscript(responder: Responder) -> Point? {
        let id = ObjectIdentifier(responder)
        for entry in entries where entry.id == id { return first + entry.way }
        return nil
    }
}
