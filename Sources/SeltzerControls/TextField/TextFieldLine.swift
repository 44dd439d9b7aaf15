// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The visible part of a text in a row of cells.
///
/// The cost depends on the width of the row, not on the length of the text.
struct TextFieldLine {
    /// A visible cluster.
    struct Cluster: Hashable {
        /// The position in the text, in bytes.
        let offset: Int
        /// The first column.
        let column: Int
        /// The width in cells.
        let width: Int
        /// The text that is drawn.
        let shown: String
        /// Whether the cluster comes from the mask and not from the text.
        var isHint = false
    }

    /// The display of the clusters: as typed, as signs of a secret, or in a mask.
    enum Appearance: Hashable {
        /// Each cluster as it is.
        case plain
        /// Each cluster as the same character.
        case secret(Character)
        /// The clusters in the places of a mask.
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

        /// Returns the literals before the cluster with a given number.
        func hint(before number: Int) -> String {
            guard case .masked(let mask) = self, mask.literals.indices.contains(number) else {
                return ""
            }
            return mask.literals[number]
        }

        /// The maximum number of clusters; nil for no limit.
        var places: Int? {
            if case .masked(let mask) = self { mask.places.count } else { nil }
        }
    }

    /// The visible clusters; the last one may be cut.
    private(set) var clusters: [Cluster] = []
    /// The position after the visible text, in bytes.
    private(set) var end: Int
    /// The column after the visible text.
    private(set) var endColumn = 0
    /// Whether there is more text after the visible part.
    private(set) var isCut = false

    private let joinedClusters: JoinedClusters

    /// The maximum number of clusters in a row: a text may consist of clusters without width.
    private static var maximumClusters: Int { 4_096 }

    /// Lays out the visible part of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - first: The position of the first visible cluster, in bytes.
    ///   - width: The width of the row in cells.
    ///   - appearance: How clusters are shown.
    ///   - joined: The clusters that the display joins.
    init(
        _ text: String, from first: Int, width: Int, as appearance: Appearance,
        joining joined: JoinedClusters
    ) {
        end = first
        joinedClusters = joined
        var index = text.index(atByte: first)
        // Counting costs the length of the text. Only masks need it, and their texts are short.
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

    /// The width of the visible text and of the mask around it.
    var width: Int { max(endColumn, clusters.last.map { $0.column + $0.width } ?? 0) }

    /// Returns the column of a position in the text; nil if it is not visible.
    func column(of offset: Int) -> Int? {
        if offset == end { return endColumn }
        return clusters.first { $0.offset == offset && !$0.isHint }?.column
    }

    /// Returns the position in the text of the cluster at a column; after the visible text, its end.
    func offset(at column: Int) -> Int {
        clusters.first { $0.column + $0.width > column }?.offset ?? end
    }

    /// Returns the first position from which the text up to another position fits into a width in cells.
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
