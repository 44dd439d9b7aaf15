// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension TableView {
    final func refreshControlDidChange(from old: RefreshControl?) {
        guard refreshControl !== old else { return }
        old?.removeFromSuperview()
        if let refreshControl { addSubview(refreshControl) }
        makeRoomForRefreshControl()
    }

    /// Reserves a line above the first row while the control refreshes.
    final func makeRoomForRefreshControl() {
        let wanted = refreshControl?.isRefreshing == true ? 1 : 0
        guard wanted != refreshHeight else { return }
        contentInset.top = contentInset.top.saturatingAdding(wanted - refreshHeight)
        refreshHeight = wanted
        setNeedsLayout()
    }

    /// Places the control above the first row, with which it scrolls.
    final func placeRefreshControl() {
        guard let refreshControl, refreshControl.isRefreshing else { return }
        refreshControl.frame = Rect(
            x: visibleRect.minX, y: -1, width: visibleRect.width, height: 1)
    }

    /// Notes a step of the wheel that could not scroll further up.
    final func pullRefreshControl(_ event: MouseEvent) {
        guard let refreshControl, event.phase == .scroll, event.scroll.y < 0 else { return }
        refreshControl.pull(at: event.timestamp)
    }

    /// The action that refreshes; none without a control.
    final var refreshActions: [Action] {
        guard refreshControl != nil else { return [] }
        return [
            Action("refresh", title: "Refresh", keys: ["ctrl-r"]) { responder in
                guard let control = (responder as? TableView)?.refreshControl else {
                    return .ignored
                }
                control.refreshByUser()
                return .stop
            }
        ]
    }
}
