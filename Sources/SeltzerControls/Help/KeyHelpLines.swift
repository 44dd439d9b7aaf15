// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The lines of a list of keys: a heading for each responder, the nearest first, and a line for each action.
@MainActor
struct KeyHelpLines {
    enum Line: Equatable {
        case heading(String)
        case action(keys: String, title: String, isEnabled: Bool)
        case gap
    }

    private(set) var lines: [Line] = []
    /// The cells that the longest keys take.
    private(set) var keysWidth = 0
    /// The cells that the longest title takes.
    private(set) var titleWidth = 0
    /// The clusters that the display joins.
    private let joined: JoinedClusters

    init(
        _ actions: [CurrentAction], isUnicode: Bool = true, joining joined: JoinedClusters = .all
    ) {
        let caption = KeyCaption(isUnicode: isUnicode)
        self.joined = joined
        var last: InputResponder?
        var names: Set<String> = []
        for item in actions
        where
            !item.action.discoverabilityTitle.isEmpty && !item.keys.isEmpty
        {
            var captions: [String] = []
            // Two keys may have one name: Enter, and Enter of the keypad. The name stands for the nearer action.
            for text in item.keys.map({ caption.text(of: $0.chords) })
            where !captions.contains(text) && !names.contains(text) {
                captions.append(text)
            }
            guard !captions.isEmpty else { continue }
            if item.isEnabled { names.formUnion(captions) }
            if item.responder !== last || lines.isEmpty {
                if !lines.isEmpty { lines.append(.gap) }
                lines.append(.heading(item.responder?.actionsTitle ?? ""))
                last = item.responder
            }
            let keys = captions.joined(separator: ", ")
            let symbol = item.action.symbol
            let name = item.action.discoverabilityTitle
            let title = symbol.isEmpty ? name : "\(symbol) \(name)"
            keysWidth = max(keysWidth, keys.cellWidth(joining: joined))
            titleWidth = max(titleWidth, title.cellWidth(joining: joined))
            lines.append(.action(keys: keys, title: title, isEnabled: item.isEnabled))
        }
    }

    /// The width at which nothing is cut, with empty cells at each side.
    var width: Int {
        let headings = lines.map { line in
            if case .heading(let text) = line { text.cellWidth(joining: joined) } else { 0 }
        }
        return max(
            headings.max() ?? 0, keysWidth.saturatingAdding(titleWidth).saturatingAdding(2)
        ).saturatingAdding(3)
    }
}
