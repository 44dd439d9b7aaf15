// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The lines of a list of keys: a heading for each category, and a line for each action or group of actions.
///
/// The program's own categories come first, in the order of the responders from the focus upwards.
@MainActor
struct KeyHelpLines {
    enum Line: Equatable {
        case heading(String)
        /// The alternative keys, the most important first.
        case action(keys: [String], title: String, isEnabled: Bool)
        case gap
    }

    /// The widths of the longest texts.
    struct Widths: Equatable {
        fileprivate(set) var keys = 0
        fileprivate(set) var firstKeys = 0
        fileprivate(set) var title = 0
        fileprivate(set) var heading = 0

        /// Returns the width of the keys in a room.
        ///
        /// In a narrow room, titles take precedence over all keys except the first.
        func keys(in room: Int) -> Int {
            min(keys, max(min(firstKeys, room / 2), room - title - 2))
        }
    }

    private(set) var lines: [Line] = []
    private(set) var widths = Widths()
    private let caption: KeyCaption
    /// The clusters that the display joins.
    private let joined: JoinedClusters

    private typealias Entry = (action: CurrentAction, keys: [String])

    init(
        _ actions: [CurrentAction], isUnicode: Bool = true, joining joined: JoinedClusters = .all
    ) {
        caption = KeyCaption(isUnicode: isUnicode)
        self.joined = joined
        let entries = Self.entries(of: actions, caption: caption)
        for category in Action.Category.inOrder(entries.map(\.action.category)) {
            if !lines.isEmpty { lines.append(.gap) }
            lines.append(.heading(category.title))
            widths.heading = max(widths.heading, category.title.cellWidth(joining: joined))
            append(entries.filter { $0.action.category == category })
        }
    }

    /// Returns the actions with a title, and the names of their keys; each name belongs to one action.
    ///
    /// Two keys may have one name: Enter, and Enter of the keypad. The name belongs to the nearest enabled action.
    private static func entries(of actions: [CurrentAction], caption: KeyCaption) -> [Entry] {
        let named = actions.filter { !$0.action.discoverabilityTitle.isEmpty }.map { action in
            (action, action.keys.map { caption.text(of: $0.chords) })
        }
        var owners: [String: Int] = [:]
        for isEnabled in [true, false] {
            for (place, (action, names)) in named.enumerated() where action.isEnabled == isEnabled {
                for name in names where owners[name] == nil { owners[name] = place }
            }
        }
        return named.enumerated().compactMap { place, entry in
            var names: [String] = []
            for name in entry.1 where owners[name] == place && !names.contains(name) {
                names.append(name)
            }
            return names.isEmpty ? nil : (entry.0, names)
        }
    }

    /// The group of a line.
    ///
    /// As in a footer, equal groups of different responders have separate lines.
    private struct GroupLine: Hashable {
        let identifier: String
        let responder: ObjectIdentifier?

        @MainActor
        init?(_ action: CurrentAction) {
            guard let group = action.action.group else { return nil }
            identifier = group.identifier
            responder = action.responder.map(ObjectIdentifier.init)
        }
    }

    /// Adds the lines of one category; a group is one line.
    private mutating func append(_ entries: [Entry]) {
        var groups: Set<GroupLine> = []
        for (action, keys) in entries {
            guard let group = action.action.group, let line = GroupLine(action) else {
                append(keys, action.action.listTitle, isEnabled: action.isEnabled)
                continue
            }
            guard groups.insert(line).inserted else { continue }
            let members = entries.filter { GroupLine($0.action) == line }
            let title = members.count == 1 ? action.action.listTitle : group.title
            append(
                alternatives(of: members.map(\.keys)), title,
                isEnabled: members.contains { $0.action.isEnabled })
        }
    }

    /// Returns the keys of a group: the first keys of all members as one text, then the second keys, and so on.
    private func alternatives(of members: [[String]]) -> [String] {
        (0..<(members.map(\.count).max() ?? 0)).map { place in
            let keys = members.compactMap { $0.indices.contains(place) ? $0[place] : nil }
            return caption.text(joining: caption.inOrder(keys, by: \.self))
        }
    }

    private mutating func append(_ keys: [String], _ title: String, isEnabled: Bool) {
        func width(of text: String) -> Int { text.cellWidth(joining: joined) }
        widths.keys = max(widths.keys, width(of: keys.joined(separator: ", ")))
        widths.firstKeys = max(widths.firstKeys, keys.first.map(width(of:)) ?? 0)
        widths.title = max(widths.title, width(of: title))
        lines.append(.action(keys: keys, title: title, isEnabled: isEnabled))
    }

    /// Returns the lines that match a text, under their headings: in the title, in the heading, or in a key.
    func lines(matching query: String) -> [Line] {
        guard query.contains(where: { !$0.isWhitespace }) else { return lines }
        let pattern = FuzzyPattern(query)
        var matcher = FuzzyMatcher(pattern)
        let key = pattern.query.lowercased()
        var found: [Line] = [], heading = "", isHeadingShown = false
        for line in lines {
            switch line {
            case .gap: break
            case .heading(let text): (heading, isHeadingShown) = (text, false)
            case .action(let keys, let title, _):
                let isFound =
                    matcher.score("\(heading) \(title)") != nil
                    || keys.contains { $0.lowercased() == key }
                guard isFound else { continue }
                if !isHeadingShown {
                    if !found.isEmpty { found.append(.gap) }
                    found.append(.heading(heading))
                    isHeadingShown = true
                }
                found.append(line)
            }
        }
        return found
    }

    /// The width at which no text is cut, with empty cells at each side.
    var width: Int {
        max(widths.heading, widths.keys.saturatingAdding(widths.title).saturatingAdding(2))
            .saturatingAdding(3)
    }
}

extension Action {
    /// The title in a list of keys, with the symbol.
    fileprivate var listTitle: String {
        symbol.isEmpty ? discoverabilityTitle : "\(symbol) \(discoverabilityTitle)"
    }
}
