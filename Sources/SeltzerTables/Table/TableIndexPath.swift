// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The position of a row in a ``TableView``, or of an item in a collection view.
///
/// Views, controllers, data sources and delegates know it as `IndexPath`, UIKit's name. In a file that imports
/// Foundation and uses the name elsewhere, `import typealias Seltzer.IndexPath` decides between the two types.
public struct TableIndexPath: Hashable, Sendable, Comparable {
    /// The row in its section, from 0.
    public var row: Int
    /// The section, from 0.
    public var section: Int

    /// Creates a position.
    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    /// Returns whether the first row is above the second.
    public static func < (first: TableIndexPath, second: TableIndexPath) -> Bool {
        (first.section, first.row) < (second.section, second.row)
    }
}

extension TableIndexPath {
    /// The item in its section, from 0; the same number as ``row``.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    /// The number of indexes: always 2.
    public var count: Int { 2 }

    /// Creates the position of an item of a collection view.
    public init(item: Int, section: Int) {
        self.init(row: item, section: section)
    }

    /// The index at a place of the path: the section at 0, the row or item at 1.
    ///
    /// Other places are a programming error.
    public subscript(place: Int) -> Int {
        get {
            precondition(place == 0 || place == 1, "An index path has the places 0 and 1.")
            return place == 0 ? section : row
        }
        set {
            precondition(place == 0 || place == 1, "An index path has the places 0 and 1.")
            if place == 0 { section = newValue } else { row = newValue }
        }
    }
}

extension TableIndexPath: CustomStringConvertible {
    /// The position as `section.row`.
    public var description: String { "\(section).\(row)" }
}

/// The position of a row or item, by UIKit's name.
public typealias IndexPath = TableIndexPath

extension Responder {
    /// The position of a row or item, by UIKit's name: views and controllers find it before Foundation's type.
    public typealias IndexPath = TableIndexPath
}

extension TableViewDataSource {
    /// The position of a row, by UIKit's name.
    public typealias IndexPath = TableIndexPath
}

extension TableViewDelegate {
    /// The position of a row, by UIKit's name.
    public typealias IndexPath = TableIndexPath
}
