// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The actions of a scroll view's keys, as data.
enum ScrollActions {
    fileprivate struct Entry {
        let identifier: String
        let title: String
        let key: KeySequence
        let move: ListMove
        let axis: Axis
    }

    private static let entries = [
        Entry("scroll-up", "Scroll up", "up", .items(-1), .vertical),
        Entry("scroll-down", "Scroll down", "down", .items(1), .vertical),
        Entry("scroll-left", "Scroll left", "left", .items(-1), .horizontal),
        Entry("scroll-right", "Scroll right", "right", .items(1), .horizontal),
        Entry("page-up", "Page up", "pageup", .pages(-1), .vertical),
        Entry("page-down", "Page down", "pagedown", .pages(1), .vertical),
        Entry("scroll-to-top", "Top", "home", .first, .vertical),
        Entry("scroll-to-bottom", "Bottom", "end", .last, .vertical),
    ]

    private static let sidewaysEnds = [
        Entry("scroll-to-left-end", "Left end", "home", .first, .horizontal),
        Entry("scroll-to-right-end", "Right end", "end", .last, .horizontal),
    ]

    /// Returns the actions for the axes that can scroll.
    ///
    /// An action that cannot scroll ignores its key.
    @MainActor
    static func actions(for geometry: ScrollGeometry) -> [Action] {
        switch (geometry.vertical.canScroll, geometry.horizontal.canScroll) {
        case (false, false): []
        case (true, false): upAndDown
        case (false, true): sideways
        case (true, true): bothWays
        }
    }

    @MainActor private static let upAndDown = makeActions(entries.filter { $0.axis == .vertical })
    /// Home and End scroll vertically if the content can scroll vertically, otherwise horizontally.
    @MainActor private static let sideways = makeActions(
        entries.filter { $0.axis == .horizontal } + sidewaysEnds)
    @MainActor private static let bothWays = makeActions(entries)

    @MainActor
    private static func makeActions(_ entries: [Entry]) -> [Action] {
        entries.map { entry in
            let isStep = entry.move == .items(-1) || entry.move == .items(1)
            return Action(entry.identifier, title: entry.title, keys: [entry.key]) { responder in
                guard let view = responder as? ScrollView else { return .ignored }
                return view.scroll(entry.move, along: entry.axis) ? .stop : .ignored
            }.placement(isStep ? .footer : .help).priority(.low).group(.moves(entry.move, "Scroll"))
                .mayDecline().category(.move)
        }
    }
}

extension ScrollActions.Entry {
    fileprivate init(
        _ identifier: String, _ title: String, _ key: KeySequence, _ move: ListMove, _ axis: Axis
    ) {
        self.init(identifier: identifier, title: title, key: key, move: move, axis: axis)
    }
}
