// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
    /// The width of the scalar alone, in cells, as a ``Canvas`` shows it: 0, 1 or 2.
    ///
    /// It follows Unicode's East Asian Width; ambiguous characters count as narrow. Marks and
    /// format characters take no cell. Control characters count as their replacement by
    /// ``TextSanitizer``.
    public var cellWidth: Int {
        switch TextSanitizer.substitute(for: self) {
        case .itself: ScalarWidth(self).cells
        case .scalar: 1
        case .nothing: 0
        }
    }
}

extension Character {
    /// The width of the character in cells: 0, 1 or 2.
    ///
    /// Only the first ``ClusterTable/maximumScalars`` scalars count.
    public var cellWidth: Int {
        var scalars = unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return 0 }
        guard let second = scalars.next() else { return first.cellWidth }
        if first == "\r", second == "\n" { return 1 }
        return clusterWidth(joining: .all)
    }

    /// Returns the width of the character in cells on a display that joins only some kinds of clusters; it may
    /// exceed 2.
    public func cellWidth(joining joined: JoinedClusters) -> Int {
        joined == .all || unicodeScalars.isSingle ? cellWidth : clusterWidth(joining: joined)
    }

    private func clusterWidth(joining joined: JoinedClusters) -> Int {
        var width = ClusterWidth(joining: joined)
        for scalar in unicodeScalars.prefix(ClusterWidth.maximumScalars) {
            width.addSanitized(scalar)
        }
        return width.cells
    }

    /// Returns the parts that a display shows in separate cells; nil if there is only one.
    func parts(joining joined: JoinedClusters) -> [ClusterPart]? {
        guard joined != .all, !unicodeScalars.isSingle else { return nil }
        var width = ClusterWidth(joining: joined)
        var parts = [ClusterPart()]
        for scalar in unicodeScalars.prefix(ClusterWidth.maximumScalars) {
            if width.addSanitized(scalar) { parts.append(ClusterPart()) }
            parts[parts.count - 1].text.unicodeScalars.append(scalar)
            parts[parts.count - 1].cells = width.partCells
        }
        return parts.count > 1 ? parts : nil
    }
}

/// A part of a cluster that a display shows in separate cells; it need not be a cluster itself.
struct ClusterPart {
    var text = ""
    var cells = 0
}

extension Character.UnicodeScalarView {
    /// Whether there is at most one scalar, or CR LF.
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
    /// The width of the text on one line, in cells, on a display that joins every kind of cluster.
    ///
    /// The cost is linear in the length of the text; for printable ASCII, only the bytes are
    /// checked.
    public var cellWidth: Int { cellWidth(joining: .all) }

    /// Returns the width of the text on one line of a display, in cells, as a ``Canvas`` shows it
    /// on that display.
    ///
    /// - Parameter joined: The kinds of clusters that the display shows as one character
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
