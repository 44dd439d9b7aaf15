// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// compiles: a controller has both names, and an import decides elsewhere.

import Foundation
import SeltzerControls
import SeltzerTables
import SeltzerText
import SeltzerViews

import typealias SeltzerTables.IndexPath
import typealias SeltzerText.NSRange
import class SeltzerViews.UndoManager

final class Screen: ViewController {
    var place: NSRange? { didSet { let _: TextRange? = place } }
    var row: IndexPath? { didSet { let _: TableIndexPath? = row } }
}

struct Places {
    var place: NSRange? { didSet { let _: TextRange? = place } }
    var row: IndexPath? { didSet { let _: TableIndexPath? = row } }
    let undo: UndoManager?
}
