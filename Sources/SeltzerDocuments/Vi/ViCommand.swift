// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A whole command of vi, such as `"a2d3w`.
struct ViCommand: Hashable, Sendable {
    /// The effect of a command.
    enum Verb: Hashable, Sendable {
        /// Moves the cursor.
        case move(ViMotion)
        /// Operates on a stretch of text.
        case operate(ViOperator, ViReach)
        /// Does anything else.
        case act(ViAction)
    }

    var register: Character?
    /// The count; nil if none was typed.
    var count: Int?
    var verb: Verb

    /// The count; 1 if none was typed.
    var times: Int { max(1, count ?? 1) }
}

/// An operator, which waits for a motion or a text object.
enum ViOperator: Hashable, Sendable {
    case delete, change, yank, indent, outdent, lowercase, uppercase, swapCase
}

/// The stretch of text on which an operator works.
enum ViReach: Hashable, Sendable {
    /// The lines from the cursor's line on, as `dd`.
    case lines
    case motion(ViMotion)
    case object(ViObject)
    /// The selection of a visual mode.
    case selection
}

/// A text object, such as `aw` or `i(`.
struct ViObject: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case word(big: Bool)
        case paragraph
        case quotes(Character)
        case block(open: Character, close: Character)
    }

    let kind: Kind
    /// Whether the object has the blanks or the brackets around it, as `aw`.
    let isOuter: Bool
}

/// A motion of the cursor.
enum ViMotion: Hashable, Sendable {
    case left, right, up, down, upShown, downShown
    case nextLine, previousLine, sameLine
    case word(big: Bool), wordBack(big: Bool), wordEnd(big: Bool), wordEndBack(big: Bool)
    case lineStart, firstNonblank, lineEnd, lastNonblank, column
    case line, firstLine
    case screenTop, screenMiddle, screenBottom
    case paragraph, paragraphBack
    case matching
    case find(ViFind), repeatFind(reversed: Bool)
    case search(String, forward: Bool), repeatSearch(reversed: Bool)
    case wordUnderCursor(forward: Bool, whole: Bool)
    case mark(Character, line: Bool)
    case halfPage(Int), page(Int)
}

/// A search for a character in the line, by `f`, `F`, `t` or `T`.
struct ViFind: Hashable, Sendable {
    var character: Character
    var isForward: Bool
    /// Whether the cursor stops before the character.
    var stopsBefore: Bool
}

/// A command that is neither a motion nor an operator.
enum ViAction: Hashable, Sendable {
    /// A place where insert mode begins.
    enum Insertion: Hashable, Sendable {
        case before, after, lineStart, lineEnd, lineBelow, lineAbove
    }

    /// The row of the view to which the cursor's line scrolls.
    enum Row: Hashable, Sendable {
        case top, middle, bottom
    }

    case insert(Insertion), overtype
    case replaceCharacter(Character), swapCase
    case put(before: Bool)
    case join(spaces: Bool)
    case undo, redo, again
    case visual(ViMode), selectAgain, swapEnds
    case setMark(Character)
    case scrollRows(Int), scrollTo(Row, firstNonblank: Bool)
    case fold(ViFold)
    case commandLine(String)
    case saveAndQuit, quitAnyway
}

/// A command for folded lines.
enum ViFold: Hashable, Sendable {
    case toggle, fold, unfold, foldAll, unfoldAll
}
