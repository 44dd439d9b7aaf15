// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
    /// The number of cells that the scalar takes on its own, as a ``Canvas`` shows it: 0, 1 or 2.
    ///
    /// By Unicode's East Asian width, where ambiguous ones are narrow; marks and format characters
    /// take nothing. Controls count as what ``TextSanitizer`` makes of them.
    public var cellWidth: Int {
        switch TextSanitizer.substitute(for: self) {
        case .itself: ScalarWidth(self).cells
        case .scalar: 1
        case .nothing: 0
        }
    }

    /// Whether terminals disagree on the scalar's width, for one because it is newer than some.
    package var isCellWidthContested: Bool { ScalarWidth(self).isContested }
}

extension Character {
    /// The number of cells that the character takes: 0, 1 or 2.
    ///
    /// Of more than ``ClusterTable/maximumScalars`` scalars the first ones count.
    public var cellWidth: Int {
        var scalars = unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return 0 }
        guard let second = scalars.next() else { return first.cellWidth }
        if first == "\r", second == "\n" { return 1 }
        return clusterWidth(joining: .all)
    }

    /// Returns the number of cells that the character takes on a display that joins some clusters only, which
    /// may be more than 2.
    public func cellWidth(joining joined: JoinedClusters) -> Int {
        joined == .all || unicodeScalars.isSingle ? cellWidth : clusterWidth(joining: joined)
    }

    private func clusterWidth(joining joined: JoinedClusters) -> Int {
        var width = ClusterWidth(joining: joined)
        for scalar in unicodeScalars.prefix(ClusterTable.maximumScalars) {
            width.addSanitized(scalar)
        }
        return width.cells
    }

    /// Returns the parts that a display shows in cells of their own; nil where there is only one.
    func parts(joining joined: JoinedClusters) -> [ClusterPart]? {
        guard joined != .all, !unicodeScalars.isSingle else { return nil }
        var width = ClusterWidth(joining: joined)
        var parts = [ClusterPart()]
        for scalar in unicodeScalars.prefix(ClusterTable.maximumScalars) {
            if width.addSanitized(scalar) { parts.append(ClusterPart()) }
            parts[parts.count - 1].text.unicodeScalars.append(scalar)
            parts[parts.count - 1].cells = width.partCells
        }
        return parts.count > 1 ? parts : nil
    }
}

/// A part of a cluster that a display shows in cells of its own; not always a cluster itself.
struct ClusterPart {
    var text = ""
    var cells = 0
}

extension Character.UnicodeScalarView {
    /// Whether there are no two scalars, nor the two of a newline.
    fileprivate var isSingle: Bool {
        var scalars = makeIterator()
        return scalars.next() == "\r" || scalars.next() == nil
    }
}

extension ClusterWidth {
    @discardableResult
    fileprivate mutating func addSanitized(_ scalar: Unicode.Scalar) -> Bool {
        switch TextSanitizer.substitute(for: scalar) {
        case .itself: add(scalar)
        case .scalar(let other): add(other)
        case .nothing: false
        }
    }
}

extension StringProtocol {
    /// The number of cells that the text takes on one line, where every kind of cluster is shown as one
    /// character.
    ///
    /// Linear in the text's length; text that is all printable ASCII costs its bytes only.
    public var cellWidth: Int { cellWidth(joining: .all) }

    /// Returns the number of cells that the text takes on one line of a display, as a ``Canvas`` shows it there.
    ///
    /// - Parameter joined: The clusters that the display shows as one character
    ///   (``DisplayCapabilities/joinedClusters``).
    public func cellWidth(joining joined: JoinedClusters) -> Int {
        var width = 0
        forEachPiece { piece in
            switch piece {
            case .ascii(let bytes): width += bytes.count
            case .scalar(let scalar): width += scalar.cellWidth
            case .cluster(let character): width += character.cellWidth(joining: joined)
            }
            return true
        }
        return width
    }
}
