// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A drag of items that began in a view of the program.
@MainActor
public final class DragSession {
    /// The items; empty until the origin has returned them.
    public internal(set) var items: [DragItem] = []
    /// A value of the origin for its own use; targets of the program can read it.
    public var localContext: Any?
    /// The modifier keys at the last report of the pointer.
    public internal(set) var modifiers: KeyModifiers = []
    /// Whether the user carries the items with keys, so that the focus takes the place of the pointer.
    public let isCarriedByKeys: Bool
    /// Whether the origin allows moving its items.
    public internal(set) var originAllowsMove = true
    /// The pointer, on the screen.
    var point: Point
    weak var tracker: DragTracker?

    init(at point: Point, isCarriedByKeys: Bool = false) {
        (self.point, self.isCarriedByKeys) = (point, isCarriedByKeys)
    }

    /// Whether the items may be moved: the origin allows it, and the user does not ask for a copy.
    ///
    /// Alt and Ctrl ask for a copy.
    public var allowsMoveOperation: Bool {
        originAllowsMove && modifiers.isDisjoint(with: [.alt, .control])
    }

    /// Returns the pointer in the coordinates of a view.
    public func location(in view: View) -> Point { view.pointFromScreen(point) }

    /// Ends the drag without a drop; does nothing after its end.
    public func cancel() { tracker?.cancel() }
}

extension Application {
    /// The current drag; nil for none.
    public final var dragSession: DragSession? { dragTracker?.session }

    /// The tracker of the current drag; nil for none.
    final var dragTracker: DragTracker? {
        for case let window as DragPreviewWindow in windows { return window.tracker }
        return nil
    }
}
