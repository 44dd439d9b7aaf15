// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A sign such as `✓`, with a fallback for displays that show only ASCII.
///
/// Both texts have the same width, so the layout does not depend on the display. A canvas draws the text that its
/// display can show:
///
/// ```swift
/// canvas.draw(.checkmark, at: .zero)
/// canvas.draw("\(canvas[.chevronRight]) \(title)", in: bounds)
/// ```
///
/// Without Unicode, the first line draws `+`, and the second line starts with `>`. A program can add symbols:
///
/// ```swift
/// extension Symbol {
///     static let bolt = Symbol("ϟ", ascii: "z")
/// }
/// ```
///
/// Boxes, pixels, scroll bars, progress bars, plots and spinners are pictures, and have ASCII of their own.
@frozen
public struct Symbol: Hashable, Sendable {
    /// The text on displays that show more than ASCII.
    public let unicode: String
    /// The text on all other displays.
    public let ascii: String

    /// Creates a symbol from two texts, which must have the same width.
    @inlinable
    public init(_ unicode: String, ascii: String) {
        self.unicode = unicode
        self.ascii = ascii
    }

    /// Returns the text for a display: with Unicode, or in ASCII.
    @inlinable
    public func text(isUnicode: Bool) -> String { isUnicode ? unicode : ascii }
}

/// The signs for states and for short texts.
extension Symbol {
    /// The sign `✓` for success and for the chosen entry; `+` without Unicode.
    @inlinable public static var checkmark: Symbol { Symbol("✓", ascii: "+") }
    /// The sign `×` for failures and for closing, also between two sizes; `x` without Unicode.
    @inlinable public static var xmark: Symbol { Symbol("×", ascii: "x") }
    /// The sign `✗`, which is taller than ``xmark``; `x` without Unicode.
    @inlinable public static var ballotX: Symbol { Symbol("✗", ascii: "x") }
    /// The sign `⊘` for something forbidden or skipped; `-` without Unicode.
    @inlinable public static var nosign: Symbol { Symbol("⊘", ascii: "-") }
    /// The sign `…` for text that is left out; `~` without Unicode.
    @inlinable public static var ellipsis: Symbol { Symbol("…", ascii: "~") }
    /// The sign `»` for items that have no room; `~` without Unicode.
    @inlinable public static var doubleChevronRight: Symbol { Symbol("»", ascii: "~") }
    /// The sign `•` of lists; `*` without Unicode.
    @inlinable public static var bullet: Symbol { Symbol("•", ascii: "*") }
    /// The sign `·`; `.` without Unicode.
    @inlinable public static var middleDot: Symbol { Symbol("·", ascii: ".") }
    /// The sign `–` of ranges and of partly checked items; `-` without Unicode.
    @inlinable public static var enDash: Symbol { Symbol("–", ascii: "-") }
    /// The sign `−` of subtraction; `-` without Unicode.
    @inlinable public static var minus: Symbol { Symbol("−", ascii: "-") }
    /// The sign `°`; `o` without Unicode.
    @inlinable public static var degree: Symbol { Symbol("°", ascii: "o") }
    /// The sign `µ` of millionths; `u` without Unicode.
    @inlinable public static var micro: Symbol { Symbol("µ", ascii: "u") }
    /// The sign `○`; `o` without Unicode.
    @inlinable public static var circle: Symbol { Symbol("○", ascii: "o") }
    /// The sign `●`; `*` without Unicode.
    @inlinable public static var circleFill: Symbol { Symbol("●", ascii: "*") }
    /// The sign `■`; `#` without Unicode.
    @inlinable public static var squareFill: Symbol { Symbol("■", ascii: "#") }
    /// The sign `☆`; `-` without Unicode.
    @inlinable public static var star: Symbol { Symbol("☆", ascii: "-") }
    /// The sign `★`; `*` without Unicode.
    @inlinable public static var starFill: Symbol { Symbol("★", ascii: "*") }
    /// The box `[✓]` that is checked; `[x]` without Unicode.
    @inlinable public static var checkedBox: Symbol { Symbol("[✓]", ascii: "[x]") }
    /// The box `[–]` that is partly checked; `[-]` without Unicode.
    @inlinable public static var mixedBox: Symbol { Symbol("[–]", ascii: "[-]") }
    /// The button `(●)` of the chosen option; `(*)` without Unicode.
    @inlinable public static var chosenOption: Symbol { Symbol("(●)", ascii: "(*)") }
}

/// The signs that point somewhere.
extension Symbol {
    /// The sign `‹` for going back, and for text that starts further left; `<` without Unicode.
    @inlinable public static var chevronLeft: Symbol { Symbol("‹", ascii: "<") }
    /// The sign `›` for going on, and between the parts of a path; `>` without Unicode.
    @inlinable public static var chevronRight: Symbol { Symbol("›", ascii: ">") }
    /// The arrow `↑`; `^` without Unicode.
    @inlinable public static var arrowUp: Symbol { Symbol("↑", ascii: "^") }
    /// The arrow `↓`; `v` without Unicode.
    @inlinable public static var arrowDown: Symbol { Symbol("↓", ascii: "v") }
    /// The arrow `←`; `<` without Unicode.
    @inlinable public static var arrowLeft: Symbol { Symbol("←", ascii: "<") }
    /// The arrow `→`; `>` without Unicode.
    @inlinable public static var arrowRight: Symbol { Symbol("→", ascii: ">") }
    /// The triangle `▴`, such as of ascending order; `^` without Unicode.
    @inlinable public static var triangleUp: Symbol { Symbol("▴", ascii: "^") }
    /// The triangle `▾`, such as of an expanded item or a menu; `v` without Unicode.
    @inlinable public static var triangleDown: Symbol { Symbol("▾", ascii: "v") }
    /// The triangle `◂`; `<` without Unicode.
    @inlinable public static var triangleLeft: Symbol { Symbol("◂", ascii: "<") }
    /// The triangle `▸`, such as of a collapsed item or a submenu; `>` without Unicode.
    @inlinable public static var triangleRight: Symbol { Symbol("▸", ascii: ">") }
    /// The triangle `▲`, which is larger than ``triangleUp``; `^` without Unicode.
    @inlinable public static var largeTriangleUp: Symbol { Symbol("▲", ascii: "^") }
}

/// The pieces of lines and the bars at edges.
extension Symbol {
    /// The line `─`; `-` without Unicode.
    @inlinable public static var horizontalLine: Symbol { Symbol("─", ascii: "-") }
    /// The line `│`; `|` without Unicode.
    @inlinable public static var verticalLine: Symbol { Symbol("│", ascii: "|") }
    /// The line `━`; `=` without Unicode.
    @inlinable public static var heavyHorizontalLine: Symbol { Symbol("━", ascii: "=") }
    /// The line `┃`; `#` without Unicode.
    @inlinable public static var heavyVerticalLine: Symbol { Symbol("┃", ascii: "#") }
    /// The line `├` to an item of a tree; `|` without Unicode.
    @inlinable public static var branch: Symbol { Symbol("├", ascii: "|") }
    /// The line `└` to the last item of a tree; a backquote without Unicode.
    @inlinable public static var lastBranch: Symbol { Symbol("└", ascii: "`") }
    /// The bar `▌`, such as at the left of a focused control; `>` without Unicode.
    @inlinable public static var leftBar: Symbol { Symbol("▌", ascii: ">") }
    /// The bar `▐`, such as at the right of a focused control; `<` without Unicode.
    @inlinable public static var rightBar: Symbol { Symbol("▐", ascii: "<") }
    /// The thin line `▏` at the left edge of its cell; `|` without Unicode.
    @inlinable public static var leftEdge: Symbol { Symbol("▏", ascii: "|") }
    /// The thin line `▕` at the right edge of its cell; `|` without Unicode.
    @inlinable public static var rightEdge: Symbol { Symbol("▕", ascii: "|") }
    /// The thin line `▔` at the upper edge of its cell; `-` without Unicode.
    @inlinable public static var upperEdge: Symbol { Symbol("▔", ascii: "-") }
    /// The thin line `▁` at the lower edge of its cell; `_` without Unicode.
    @inlinable public static var lowerEdge: Symbol { Symbol("▁", ascii: "_") }

    /// The mark `┴` on a ``horizontalLine``; `+` without Unicode.
    @inlinable package static var horizontalLineMark: Symbol { Symbol("┴", ascii: "+") }
    /// The mark `┤` on a ``verticalLine``; `+` without Unicode.
    @inlinable package static var verticalLineMark: Symbol { Symbol("┤", ascii: "+") }
    /// The mark `┷` on a ``heavyHorizontalLine``; `+` without Unicode.
    @inlinable package static var heavyHorizontalLineMark: Symbol { Symbol("┷", ascii: "+") }
    /// The mark `┨` on a ``heavyVerticalLine``; `+` without Unicode.
    @inlinable package static var heavyVerticalLineMark: Symbol { Symbol("┨", ascii: "+") }
}
