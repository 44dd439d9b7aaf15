// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The levels of lines, by which a `TextView` folds text.
///
/// A line begins a region if the next line that is not blank has a higher level. The region ends before the next line
/// with the same or a lower level. A `SyntaxHighlighter` that conforms to this protocol sets the levels of its language;
/// for other languages the indentation counts.
public protocol LineFolding: Sendable {
    /// Returns the level of a line; nil for a blank line, which belongs to the lines around it.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line without its end, at most the first 1,024.
    ///   - tabInterval: The distance of tab stops in cells.
    func foldingLevel(ofLine line: ArraySlice<UInt8>, tabInterval: Int) -> Int?
}

/// Folding by indentation: the level of a line is the column of its first character that is not blank.
public struct IndentationFolding: LineFolding {
    /// Creates the rule.
    public init() {}

    /// Returns the column of the first character that is not blank; nil for a blank line.
    public func foldingLevel(ofLine line: ArraySlice<UInt8>, tabInterval: Int) -> Int? {
        var column = 0
        for byte in line {
            switch byte {
            case 0x20: column += 1
            case 0x09: column += tabInterval - column % tabInterval
            case 0x0D: break
            default: return column
            }
        }
        return nil
    }
}

extension MarkdownHighlighter: LineFolding {
    /// Returns the level of a heading, from 0, or 6 for other lines, so that sections fold.
    ///
    /// Lines are read on their own, so a line of code that begins with `# ` counts as a heading, too.
    public func foldingLevel(ofLine line: ArraySlice<UInt8>, tabInterval: Int) -> Int? {
        let signs = line.prefix { $0 == 0x23 }.count
        let rest = line.dropFirst(signs)
        if (1...6).contains(signs), rest.isEmpty || rest.first == 0x20 { return signs - 1 }
        return line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? nil : 6
    }
}
