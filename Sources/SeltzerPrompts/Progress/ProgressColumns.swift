// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The columns of rows with a title, a bar and words; on a narrow terminal, titles shrink before
/// bars and numbers.
struct ProgressColumns: Hashable {
    /// The maximum width of a title, in cells.
    static let widestTitle = 24
    /// The minimum and the maximum width of a bar.
    private static let barWidths = 6...40
    /// The width reserved for words such as `17 of 40, 12 s left` on a narrow terminal.
    private static let wordsWidth = 19
    /// The minimum width of a title beside a bar.
    private static let narrowestTitle = 4

    /// The width of the titles.
    var title: Int
    /// The width of the bars; 0 for none.
    var bar: Int
    /// The number of empty cells between two columns.
    var gap: Int
    /// Whether numbers are written as `17/40`.
    var isShort = false

    /// The column at which the bars begin.
    var barStart: Int { title + gap }
    /// The column at which the words begin.
    var wordsStart: Int { barStart + (bar == 0 ? 0 : bar + gap) }

    /// Creates the columns for a width.
    ///
    /// - Parameters:
    ///   - width: The width of all columns.
    ///   - title: The width of the widest title.
    ///   - count: The width of the widest numbers, such as `17 of 40`.
    ///   - shortCount: The width of the widest short numbers, such as `17/40`.
    init(width: Int, title: Int, count: Int, shortCount: Int) {
        let title = min(Self.widestTitle, title)
        let least = Self.barWidths.lowerBound
        let start = title + 2
        let rest = width - start - 2
        if rest - count >= least, (width - start) / 2 >= least {
            let wanted = max(least, rest - Self.wordsWidth)
            let bar = min(Self.barWidths.upperBound, (width - start) / 2, wanted, rest - count)
            self.init(title: title, bar: bar, gap: 2)
            return
        }
        let fewest = min(title, Self.narrowestTitle)
        for (bar, numbers, isShort) in [
            (least, count, false), (least, shortCount, true), (least / 2, shortCount, true),
        ] where width - bar - numbers - 2 >= fewest {
            self.init(
                title: min(title, width - bar - numbers - 2), bar: bar, gap: 1, isShort: isShort)
            return
        }
        self.init(
            title: max(1, min(title, width - shortCount - 1)), bar: 0, gap: 1, isShort: true)
    }

    private init(title: Int, bar: Int, gap: Int, isShort: Bool = false) {
        (self.title, self.bar, self.gap, self.isShort) = (title, bar, gap, isShort)
    }
}
