// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What a row of so many cells shows of a text, from a place in it on.
///
/// Finding it out costs the cells that it has, however long the text is.
struct TextFieldLine {
    /// A cluster, and where it is shown.
    struct Cluster: Hashable {
        /// Its place in the text, in bytes.
        let offset: Int
        /// Its first cell.
        let column: Int
        /// Its cells.
        let width: Int
        /// What is shown for it.
        let shown: String
        /// Whether it is part of the text, or only shows where that goes on.
        var isHint = false
    }

    /// How clusters are shown.
    enum Appearance: Hashable {
        /// As they are.
        case plain
        /// All alike.
        case secret(Character)
        /// In the places of a mask.
        case masked(InputMask)

        func shown(
            _ character: Character, joining joined: JoinedClusters
        ) -> (text: String, width: Int) {
            let shown: Character =
                switch self {
                case .plain: character
                case .secret(let sign): sign
                case .masked: character == InputMask.hole ? "_" : character
                }
            return (String(shown), shown.cellWidth(joining: joined))
        }

        /// Returns what is shown before a cluster with a number.
        func hint(before number: Int) -> String {
            guard case .masked(let mask) = self, mask.literals.indices.contains(number) else {
                return ""
            }
            return mask.literals[number]
        }

        /// The clusters that there may be; nil for any number.
        var places: Int? {
            if case .masked(let mask) = self { mask.places.count } else { nil }
        }
    }

    /// The clusters that are shown, of which the last one may be cut.
    private(set) var clusters: [Cluster] = []
    /// The place in the text, in bytes, behind what is shown.
    private(set) var end: Int
    /// The first cell behind what is shown.
    private(set) var endColumn = 0
    /// Whether there is more text behind what is shown.
    private(set) var isCut = false

    private let joinedClusters: JoinedClusters

    /// The most clusters that are looked at: some have no width, and a text may consist of them.
    private static var maximumClusters: Int { 4_096 }

    /// Lays out what is seen of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - first: The place of the first cluster to show, in bytes.
    ///   - width: The cells that there are.
    ///   - appearance: How clusters are shown.
    ///   - joined: The clusters that the display shows as one character.
    init(
        _ text: String, from first: Int, width: Int, as appearance: Appearance,
        joining joined: JoinedClusters
    ) {
        end = first
        joinedClusters = joined
        var index = text.index(atByte: first)
        // Only a mask, which is short, needs to know.
        var number = appearance.places == nil ? 0 : text.distance(from: text.startIndex, to: index)
        var column = 0
        while index < text.endIndex {
            appendHint(appearance.hint(before: number), at: &column)
            guard column < width, clusters.count < Self.maximumClusters else {
                isCut = true
                break
            }
            let (shown, cells) = appearance.shown(text[index], joining: joined)
            clusters.append(Cluster(offset: end, column: column, width: cells, shown: shown))
            index = text.index(after: index)
            end = text.byte(of: index)
            column += cells
            number += 1
        }
        endColumn = column
        if let places = appearance.places, !isCut {
            appendEmptyPlaces(number..<max(number, places), appearance, at: &column)
        }
        if column > width { isCut = true }
    }

    private mutating func appendHint(_ hint: String, at column: inout Int) {
        for character in hint {
            let width = character.cellWidth(joining: joinedClusters)
            clusters.append(
                Cluster(
                    offset: end, column: column, width: width, shown: String(character),
                    isHint: true))
            column += width
        }
    }

    private mutating func appendEmptyPlaces(
        _ places: Range<Int>, _ appearance: Appearance, at column: inout Int
    ) {
        for place in places {
            appendHint(appearance.hint(before: place), at: &column)
            if place == places.lowerBound { endColumn = column }
            appendHint("_", at: &column)
        }
        appendHint(appearance.hint(before: places.upperBound), at: &column)
    }

    /// Returns the cell of a place in the text; nil where it is not shown.
    func column(of offset: Int) -> Int? {
        if offset == end { return endColumn }
        return clusters.first { $0.offset == offset && !$0.isHint }?.column
    }

    /// Returns the place in the text before the cluster at a cell; the end of what is shown behind it.
    func offset(at column: Int) -> Int {
        clusters.first { $0.column + $0.width > column }?.offset ?? end
    }

    /// Returns the first place in a text from which no more than so many cells are shown up to another place.
    static func start(
        of text: String, before offset: Int, width: Int, as appearance: Appearance,
        joining joined: JoinedClusters
    ) -> Int {
        var index = text.index(atByte: offset)
        var (room, count) = (width, 0)
        let first = appearance.places == nil ? 0 : text.distance(from: text.startIndex, to: index)
        while index > text.startIndex, count < maximumClusters {
            let previous = text.index(before: index)
            room -= appearance.shown(text[previous], joining: joined).width
            room -= appearance.hint(before: first - count - 1).cellWidth(joining: joined)
            guard room >= 0 else { break }
            index = previous
            count += 1
        }
        return text.byte(of: index)
    }
}
