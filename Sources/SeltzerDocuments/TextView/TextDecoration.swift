// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// A range of a text with a look of its own, such as a match of a search or the place of a mistake.
///
/// ```swift
/// editor.decorations = [
///     TextDecoration(9..<14, style: Style(underlineStyle: .curly, underlineColor: .danger))
/// ]
/// ```
public struct TextDecoration: Hashable, Sendable {
    /// The decorated bytes of the text; an empty range shows nothing.
    public var range: Range<Int>
    /// The style.
    ///
    /// It is merged over the style of the text, and a selection covers it.
    public var style: Style

    /// Creates a decoration.
    public init(_ range: Range<Int>, style: Style) {
        self.range = range
        self.style = style
    }

    /// Returns the decoration at its place after a change; nil if its text was replaced.
    ///
    /// Text that is inserted into the decoration belongs to it; text beside it does not.
    public func shifted(by change: TextChange) -> TextDecoration? {
        let end = change.start.saturatingAdding(change.oldCount)
        let shift = change.newCount.saturatingSubtracting(change.oldCount)
        func moved(_ position: Int, isStart: Bool) -> Int {
            if position < change.start || (position == change.start && !isStart) { return position }
            if position >= end { return position.saturatingAdding(shift) }
            return isStart ? change.start.saturatingAdding(change.newCount) : change.start
        }
        let start = moved(range.lowerBound, isStart: true)
        let newEnd = moved(range.upperBound, isStart: false)
        return start < newEnd ? TextDecoration(start..<newEnd, style: style) : nil
    }
}

/// An object that decorates ranges of a ``TextView``, such as the matches of a search.
///
/// A text view asks its ``TextView/decorators`` for the visible part only. Where two decorations overlap, the later
/// decoration is above. Call `setNeedsDisplay()` on the view when the decorations change.
@MainActor
public protocol TextDecorator {
    /// Returns the decorations that have bytes in a range, in the order in which they are drawn.
    ///
    /// Called during drawing, so it must be quick.
    ///
    /// - Parameters:
    ///   - range: The visible part of the text, in bytes.
    ///   - textView: The text view.
    func decorations(in range: Range<Int>, of textView: TextView) -> [TextDecoration]
}

/// Decorations in the order of their starts; a binary search finds the decorations in a range.
struct SortedDecorations {
    private(set) var all: [TextDecoration] = []
    /// The number of bytes of the longest decoration.
    private var greatestLength = 0

    init(_ all: [TextDecoration] = []) {
        self.all = all.sorted { $0.range.lowerBound < $1.range.lowerBound }
        measure()
    }

    private mutating func measure() {
        greatestLength = all.reduce(0) { max($0, $1.range.count) }
    }

    /// Moves the decorations with their text.
    mutating func shift(by change: TextChange) {
        guard !all.isEmpty else { return }
        all = all.compactMap { $0.shifted(by: change) }
        measure()
    }

    /// Returns the decorations that have bytes in a range.
    func decorations(in range: Range<Int>) -> [TextDecoration] {
        let first = range.lowerBound.saturatingSubtracting(greatestLength)
        var low = 0, high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].range.lowerBound < first { low = middle + 1 } else { high = middle }
        }
        return all[low...].prefix { $0.range.lowerBound < range.upperBound }
            .filter { $0.range.upperBound > range.lowerBound }
    }
}
