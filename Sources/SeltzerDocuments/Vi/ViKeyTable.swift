// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The keys of the vi engine, as data.
enum ViKeyTable {
    /// Operators; a doubled key means lines.
    static let operators: [String: ViOperator] = [
        "d": .delete, "c": .change, "y": .yank, ">": .indent, "<": .outdent,
        "gu": .lowercase, "gU": .uppercase, "g~": .swapCase,
    ]

    /// The operators of visual modes that have other keys in normal mode.
    static let visualOperators: [String: ViOperator] = [
        "x": .delete, "<del>": .delete, "s": .change, "u": .lowercase, "U": .uppercase,
        "~": .swapCase,
    ]

    /// The operators of visual modes that work on whole lines.
    static let visualLineOperators: [String: ViOperator] = [
        "X": .delete, "D": .delete, "C": .change, "S": .change, "R": .change, "Y": .yank,
    ]

    /// Keys for an operator with a motion.
    static let shortcuts: [String: (ViOperator, ViReach)] = [
        "x": (.delete, .motion(.right)), "<del>": (.delete, .motion(.right)),
        "X": (.delete, .motion(.left)), "D": (.delete, .motion(.lineEnd)),
        "C": (.change, .motion(.lineEnd)), "s": (.change, .motion(.right)),
        "S": (.change, .lines), "Y": (.yank, .lines),
    ]

    static let motions: [String: ViMotion] = [
        "h": .left, "<left>": .left, "<bs>": .left, "^h": .left,
        "l": .right, "<right>": .right, " ": .right,
        "k": .up, "<up>": .up, "^p": .up, "j": .down, "<down>": .down, "^n": .down, "^j": .down,
        "gk": .upShown, "gj": .downShown,
        "+": .nextLine, "<enter>": .nextLine, "-": .previousLine, "_": .sameLine,
        "w": .word(big: false), "W": .word(big: true),
        "b": .wordBack(big: false), "B": .wordBack(big: true),
        "e": .wordEnd(big: false), "E": .wordEnd(big: true),
        "ge": .wordEndBack(big: false), "gE": .wordEndBack(big: true),
        "0": .lineStart, "<home>": .lineStart, "^": .firstNonblank, "$": .lineEnd,
        "<end>": .lineEnd, "g_": .lastNonblank, "|": .column,
        "G": .line, "gg": .firstLine,
        "H": .screenTop, "M": .screenMiddle, "L": .screenBottom,
        "}": .paragraph, "{": .paragraphBack, "%": .matching,
        ";": .repeatFind(reversed: false), ",": .repeatFind(reversed: true),
        "n": .repeatSearch(reversed: false), "N": .repeatSearch(reversed: true),
        "*": .wordUnderCursor(forward: true, whole: true),
        "#": .wordUnderCursor(forward: false, whole: true),
        "g*": .wordUnderCursor(forward: true, whole: false),
        "g#": .wordUnderCursor(forward: false, whole: false),
        "^d": .halfPage(1), "^u": .halfPage(-1), "^f": .page(1), "<pagedown>": .page(1),
        "^b": .page(-1), "<pageup>": .page(-1),
    ]

    static let actions: [String: ViAction] = [
        "i": .insert(.before), "a": .insert(.after), "I": .insert(.lineStart),
        "A": .insert(.lineEnd), "o": .insert(.lineBelow), "O": .insert(.lineAbove),
        "R": .overtype, "~": .swapCase, "p": .put(before: false), "P": .put(before: true),
        "J": .join(spaces: true), "gJ": .join(spaces: false),
        "u": .undo, "^r": .redo, ".": .again,
        "v": .visual(.visual), "V": .visual(.visualLine), "gv": .selectAgain,
        "^e": .scrollRows(1), "^y": .scrollRows(-1),
        "zz": .scrollTo(.middle, firstNonblank: false),
        "zt": .scrollTo(.top, firstNonblank: false),
        "zb": .scrollTo(.bottom, firstNonblank: false),
        "z.": .scrollTo(.middle, firstNonblank: true),
        "z<enter>": .scrollTo(.top, firstNonblank: true),
        "z-": .scrollTo(.bottom, firstNonblank: true),
        "za": .fold(.toggle), "zc": .fold(.fold), "zo": .fold(.unfold), "zM": .fold(.foldAll),
        "zR": .fold(.unfoldAll), "ZZ": .saveAndQuit, "ZQ": .quitAnyway,
    ]

    /// The actions of visual modes.
    static let visualActions: [String: ViAction] = [
        "p": .put(before: false), "P": .put(before: true), "J": .join(spaces: true),
        "gJ": .join(spaces: false), "v": .visual(.visual), "V": .visual(.visualLine),
        "o": .swapEnds, "O": .swapEnds, "gv": .selectAgain,
        "^e": .scrollRows(1), "^y": .scrollRows(-1),
        "zz": .scrollTo(.middle, firstNonblank: false),
        "zt": .scrollTo(.top, firstNonblank: false),
        "zb": .scrollTo(.bottom, firstNonblank: false),
    ]

    /// Keys that begin a name of several keys.
    static let prefixes: Set<String> = ["g", "z", "Z"]

    /// Keys that wait for a character.
    static let waiting: Set<String> = ["f", "F", "t", "T", "r", "m", "'", "`"]

    /// Text objects by the key after `i` or `a`.
    static let objects: [Character: ViObject.Kind] = [
        "w": .word(big: false), "W": .word(big: true), "p": .paragraph,
        "\"": .quotes("\""), "'": .quotes("'"), "`": .quotes("`"),
        "(": .block(open: "(", close: ")"), ")": .block(open: "(", close: ")"),
        "b": .block(open: "(", close: ")"),
        "{": .block(open: "{", close: "}"), "}": .block(open: "{", close: "}"),
        "B": .block(open: "{", close: "}"),
        "[": .block(open: "[", close: "]"), "]": .block(open: "[", close: "]"),
        "<": .block(open: "<", close: ">"), ">": .block(open: "<", close: ">"),
    ]

    /// The commands that a text passes on that the user cannot change, besides `c`, `d`, `<` and `>`.
    static let changingKeys: Set<String> = [
        "i", "a", "I", "A", "o", "O", "R", "~", "p", "P", "J", "x", "X", "D", "C", "s", "S", "d",
        "c", ">", "<", "u", "^r", ".", "<del>", "r",
    ]

    /// The letters with Ctrl that are commands.
    static let controlLetters: [Character] = [
        "b", "d", "e", "f", "h", "j", "n", "p", "r", "u", "y",
    ]
}
