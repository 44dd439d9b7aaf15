// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The styles of a long text: a few bytes for each change of style, and none for plain text.
///
/// Places are bytes from the beginning of the log, also when its earliest lines are gone.
struct LogStyles: Sendable {
    private var ends: [Int] = []
    private var numbers: [UInt16] = []
    /// The distinct styles; the first style is plain.
    private var styles = [Style()]
    private var numberOfStyle = [Style(): UInt16(0)]

    /// Adds the runs of a batch.
    mutating func append(_ batch: LogBatch, at start: Int) {
        guard let first = batch.runs.first, first.end > 0 else { return }
        append(Style(), to: start)
        for run in batch.runs { append(run.style, to: start + run.end) }
    }

    private mutating func append(_ style: Style, to end: Int) {
        guard end > ends.last ?? 0 else { return }
        let number = number(of: style)
        if numbers.last == number {
            ends[ends.count - 1] = end
        } else {
            ends.append(end)
            numbers.append(number)
        }
    }

    /// Returns the number of a style; if there are too many styles, the number of the plain style.
    private mutating func number(of style: Style) -> UInt16 {
        if let number = numberOfStyle[style] { return number }
        guard styles.count < Int(UInt16.max) else { return 0 }
        let number = UInt16(styles.count)
        styles.append(style)
        numberOfStyle[style] = number
        return number
    }

    /// Forgets the runs before a place.
    mutating func removeAll(before place: Int) {
        let count = index(at: place)
        ends.removeFirst(count)
        numbers.removeFirst(count)
    }

    /// Returns the index of the run that contains a place, by bisection.
    private func index(at place: Int) -> Int {
        var low = 0, high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > place { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns a text with its styles.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - start: The place where the text begins.
    ///   - base: The style under the text's own styles.
    func styled(_ string: String, at start: Int, over base: Style) -> StyledText {
        let length = string.utf8.count
        var result = StyledText(), place = 0, index = index(at: start)
        while place < length, index < ends.count {
            let end = min(length, ends[index] - start)
            result.append(
                string[string.index(atByte: place)..<string.index(atByte: end)],
                style: styles[Int(numbers[index])].merged(over: base))
            place = end
            index += 1
        }
        if place < length { result.append(string[string.index(atByte: place)...], style: base) }
        return result
    }
}
