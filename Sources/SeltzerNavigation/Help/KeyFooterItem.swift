// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A hint in a footer: the keys of an action or of a group of actions, and a title.
@MainActor
struct KeyFooterItem {
    /// An action, and the columns of its keys in the hint.
    struct Part {
        let action: CurrentAction
        let columns: Range<Int>
    }

    /// The actions; empty if the keys are a range such as `1–9`.
    let parts: [Part]
    let keys: String
    let title: String
    let role: Action.Role?
    let isEnabled: Bool
    /// The number of empty cells of the key cap on each side of the keys; 0 without a cap.
    let padding: Int
    /// The columns of the key cap.
    private let capWidth: Int
    /// The width in cells.
    let width: Int
    /// The columns of the hint, from the footer's left edge.
    private(set) var columns = 0..<0

    /// The number of empty cells between two hints.
    static var gap: Int { 2 }

    /// Creates the hint of some actions and their keys; nil without actions.
    ///
    /// - Parameters:
    ///   - actions: The actions and their keys.
    ///   - title: The title.
    ///   - caption: The names of keys.
    ///   - padding: The empty cells of the key cap on each side; 0 for no cap.
    ///   - joined: The clusters that the display joins.
    init?(
        _ actions: [(action: CurrentAction, keys: String)], title: String,
        caption: KeyCaption, padding: Int, joining joined: JoinedClusters
    ) {
        guard let first = actions.first else { return nil }
        var texts: [String] = []
        var distinct: [CurrentAction] = []
        for (action, keys) in actions where !texts.contains(keys) {
            texts.append(keys)
            distinct.append(action)
        }
        keys = caption.text(joining: texts)
        let gap = caption.separator(of: texts).cellWidth(joining: joined)
        let keysWidth = keys.cellWidth(joining: joined)
        var x = padding
        let parts = zip(distinct, caption.pieces(of: texts)).map { action, text in
            let end = x.saturatingAdding(text.cellWidth(joining: joined))
            defer { x = end.saturatingAdding(gap) }
            return Part(action: action, columns: x..<end)
        }
        self.padding = padding
        capWidth = keysWidth.saturatingAdding(2 * padding)
        width = capWidth.saturatingAdding(1).saturatingAdding(title.cellWidth(joining: joined))
        self.parts =
            parts.count == 1
            ? [Part(action: first.action, columns: 0..<width)]
            : parts.last?.columns.upperBound == keysWidth.saturatingAdding(padding) ? parts : []
        self.title = title
        role = first.action.action.role
        isEnabled = distinct.contains(where: \.isEnabled)
    }

    /// The columns of the key cap, from the footer's left edge.
    var cap: Range<Int> { columns.lowerBound..<columns.lowerBound.saturatingAdding(capWidth) }

    /// Returns the action at a column of the footer; nil for none.
    func action(at column: Int) -> CurrentAction? {
        parts.first { $0.columns.contains(column - columns.lowerBound) }?.action
    }

    /// Returns the hint, moved to a column.
    func placed(at x: Int) -> KeyFooterItem {
        var item = self
        item.columns = x..<x.saturatingAdding(width)
        return item
    }
}
