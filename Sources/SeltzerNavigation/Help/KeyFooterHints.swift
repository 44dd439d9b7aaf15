// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The hints of a footer, in the order of their importance.
@MainActor
struct KeyFooterHints {
    /// The hints at the left, the most important hint first.
    let items: [KeyFooterItem]
    /// The hints at the right end, from left to right: the list of keys, then quitting.
    let pinned: [KeyFooterItem]

    private typealias Entry = (action: CurrentAction, keys: String)

    /// Creates the hints of actions whose keys continue the pending keys.
    ///
    /// - Parameters:
    ///   - actions: The actions, nearest to the focus first.
    ///   - pending: The keys of a sequence that were pressed so far.
    ///   - isUnicode: Whether the screen shows more than ASCII.
    ///   - padding: The empty cells of a key cap on each side of the keys; 0 for no caps.
    ///   - joined: The clusters that the display joins.
    init(
        _ actions: [CurrentAction], after pending: KeySequence, isUnicode: Bool, padding: Int = 0,
        joining joined: JoinedClusters
    ) {
        let caption = KeyCaption(isUnicode: isUnicode)
        func item(_ entries: [Entry], title: String) -> KeyFooterItem? {
            KeyFooterItem(
                entries, title: title, caption: caption, padding: padding, joining: joined)
        }
        // Help and quitting stay in their places during a key sequence, so that a lost user finds them.
        let always = Self.entries(of: actions, after: KeySequence(), caption)
        pinned = [Action.Role.help, .quit].compactMap { role in
            always.first { $0.action.action.role == role }.flatMap {
                item([$0], title: $0.action.title)
            }
        }
        let entries = pending.isEmpty ? always : Self.entries(of: actions, after: pending, caption)
        var titles = Set(pinned.map(\.title))
        var groups: Set<String> = []
        items = Self.ranked(entries.filter { $0.action.action.role == nil }).compactMap { entry in
            guard let group = entry.action.action.group else {
                guard titles.insert(entry.action.title).inserted else { return nil }
                return item([entry], title: entry.action.title)
            }
            guard groups.insert(group.identifier).inserted, titles.insert(group.title).inserted
            else { return nil }
            let members = entries.filter {
                $0.action.action.group?.identifier == group.identifier
                    && $0.action.responder === entry.action.responder
            }
            return item(caption.inOrder(members, by: \.keys), title: group.title)
        }
    }

    /// Returns the actions that a footer shows, with the names of the keys that continue the pending keys.
    private static func entries(
        of actions: [CurrentAction], after pending: KeySequence, _ caption: KeyCaption
    ) -> [Entry] {
        // Two keys may have one name: Enter, and Enter of the keypad. The name belongs to the nearer action.
        var names: Set<String> = []
        return actions.compactMap { action in
            guard action.action.placement == .footer, !action.title.isEmpty,
                let keys = action.keys.first(where: {
                    $0.starts(with: pending) && $0.count > pending.count
                })
            else { return nil }
            let name = caption.text(of: keys.chords.dropFirst(pending.count))
            if names.contains(name) { return nil }
            if action.isEnabled { names.insert(name) }
            return (action, name)
        }
    }

    /// Returns entries sorted by priority, the highest first; entries of the same priority keep their order.
    private static func ranked(_ entries: [Entry]) -> [Entry] {
        [Action.Priority.high, .standard, .low].flatMap { priority in
            entries.filter { $0.action.action.priority == priority }
        }
    }

    /// Returns the hints that fit completely into a row.
    ///
    /// Quitting is placed first, then the list of keys, then the other hints in their order.
    ///
    /// - Returns: The hints, and the column of the sign for missing hints; nil if no hint is missing, or if there is no
    ///   room for the sign.
    func placed(in room: Range<Int>) -> (shown: [KeyFooterItem], sign: Int?) {
        var shown: [KeyFooterItem] = []
        var end = room.upperBound
        var isCut = false
        for item in pinned.reversed() {
            guard item.width <= end - room.lowerBound else {
                isCut = true
                continue
            }
            shown.insert(item.placed(at: end - item.width), at: 0)
            end -= item.width + KeyFooterItem.gap
        }
        if shown.isEmpty { end = room.upperBound }
        var x = room.lowerBound
        var left: [KeyFooterItem] = []
        for (index, item) in items.enumerated() {
            // The sign takes one cell, and needs an empty cell before it.
            let rest = index + 1 < items.count || isCut ? 2 : 0
            guard item.width <= end - x - rest || fits(items[index...], from: x, to: end, isCut)
            else {
                isCut = true
                // If the first hint is too long, the next hint takes its place.
                if left.isEmpty { continue }
                break
            }
            left.append(item.placed(at: x))
            x += item.width + KeyFooterItem.gap
        }
        let sign = left.last.map { $0.columns.upperBound + 1 } ?? room.lowerBound
        return (left + shown, isCut && sign < end ? sign : nil)
    }

    private func fits(
        _ items: ArraySlice<KeyFooterItem>, from start: Int, to end: Int, _ isCut: Bool
    ) -> Bool {
        guard !isCut else { return false }
        return items.reduce(-KeyFooterItem.gap) {
            $0.saturatingAdding($1.width).saturatingAdding(KeyFooterItem.gap)
        } <= end - start
    }
}
