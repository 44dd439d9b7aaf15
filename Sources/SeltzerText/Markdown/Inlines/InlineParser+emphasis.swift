// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Emphasis and strikethrough.
extension InlineParser {
    /// Reads a run of `*`, `_` or `~`.
    mutating func readSigns(_ sign: UInt8) {
        let start = place
        var next = place
        while next < end, bytes[next] == sign { next += 1 }
        let count = next - start
        if sign == UInt8(ascii: "~"), count > 2 {
            place = next
            return
        }
        let before = scalar(before: start), after = scalar(at: next)
        let isLeft = !after.isBlank && (!after.isSign || before.isBlank || before.isSign)
        let isRight = !before.isBlank && (!before.isSign || after.isBlank || after.isSign)
        let isUnderscore = sign == UInt8(ascii: "_")
        add(.signs(sign, count: count), to: next)
        runs.append(
            EmphasisRun(
                token: tokens.count - 1, sign: sign, count: count, originalCount: count,
                canOpen: isUnderscore ? isLeft && (!isRight || before.isSign) : isLeft,
                canClose: isUnderscore ? isRight && (!isLeft || after.isSign) : isRight,
                previous: lastRun, next: -1))
        if lastRun >= 0 { runs[lastRun].next = runs.count - 1 }
        lastRun = runs.count - 1
    }

    private struct Neighbor {
        var isBlank = true
        var isSign = false

        init(_ scalar: Unicode.Scalar?) {
            guard let scalar else { return }
            if scalar.value < 0x80 {
                isBlank = UInt8(scalar.value).isWhitespace
                isSign = UInt8(scalar.value).isPunctuation
                return
            }
            switch scalar.properties.generalCategory {
            case .spaceSeparator: break
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
                .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
                .currencySymbol, .modifierSymbol, .otherSymbol:
                (isBlank, isSign) = (false, true)
            default: isBlank = false
            }
        }
    }

    private func scalar(before place: Int) -> Neighbor {
        guard place > 0 else { return Neighbor(nil) }
        var start = place - 1
        while start > 0, place - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return Neighbor(bytes[start..<place].text.unicodeScalars.last)
    }

    private func scalar(at place: Int) -> Neighbor {
        guard place < end else { return Neighbor(nil) }
        return Neighbor(bytes[place..<min(end, place + 4)].text.unicodeScalars.first)
    }

    /// Matches the runs after a given run, and removes them.
    ///
    /// - Parameter bottom: The run after which matching begins; -1 for all runs.
    mutating func matchEmphasis(above bottom: Int) {
        var bottoms = [Int](repeating: bottom, count: 24)
        var closer = lastRun
        while closer >= 0, closer > bottom, runs[closer].previous > bottom {
            closer = runs[closer].previous
        }
        if closer <= bottom { closer = -1 }
        while closer >= 0 {
            guard runs[closer].canClose else {
                closer = runs[closer].next
                continue
            }
            let kind = bottomIndex(of: runs[closer])
            if let opener = opener(for: closer, above: bottoms[kind]) {
                closer = match(opener, closer)
            } else {
                bottoms[kind] = runs[closer].previous
                let next = runs[closer].next
                if !runs[closer].canOpen { remove(closer) }
                closer = next
            }
        }
        while lastRun > bottom { remove(lastRun) }
    }

    /// Returns the index of a run's kind in the table of failed searches: by its sign, its length,
    /// and whether it can open.
    private func bottomIndex(of run: EmphasisRun) -> Int {
        let sign = run.sign == UInt8(ascii: "*") ? 0 : run.sign == UInt8(ascii: "_") ? 1 : 2
        let length = sign == 2 ? run.count : run.originalCount % 3
        return sign * 8 + (run.canOpen ? 4 : 0) + length
    }

    private func opener(for closer: Int, above bottom: Int) -> Int? {
        let close = runs[closer]
        var place = close.previous
        while place > bottom {
            let open = runs[place]
            if open.sign == close.sign, open.canOpen {
                if close.sign == UInt8(ascii: "~") {
                    if open.count == close.count { return place }
                } else {
                    let isOdd =
                        (close.canOpen || open.canClose) && close.originalCount % 3 != 0
                        && (open.originalCount + close.originalCount) % 3 == 0
                    if !isOdd { return place }
                }
            }
            place = open.previous
        }
        return nil
    }

    /// Makes a span of the text between two runs, and returns the next run to examine.
    private mutating func match(_ opener: Int, _ closer: Int) -> Int {
        let isStrike = runs[opener].sign == UInt8(ascii: "~")
        let used =
            isStrike
            ? runs[opener].count : runs[opener].count >= 2 && runs[closer].count >= 2 ? 2 : 1
        let span: MarkdownSpan = isStrike ? .strikethrough : used == 2 ? .strong : .emphasis
        while runs[closer].previous > opener { remove(runs[closer].previous) }
        tokens[runs[opener].token].starts.append(span)
        tokens[runs[closer].token].ends.append(span)
        use(used, of: opener)
        use(used, of: closer)
        if runs[opener].count == 0 { remove(opener) }
        guard runs[closer].count == 0 else { return closer }
        let next = runs[closer].next
        remove(closer)
        return next
    }

    private mutating func use(_ count: Int, of run: Int) {
        runs[run].count -= count
        tokens[runs[run].token].content = .signs(runs[run].sign, count: runs[run].count)
    }

    private mutating func remove(_ run: Int) {
        let (previous, next) = (runs[run].previous, runs[run].next)
        if previous >= 0 { runs[previous].next = next }
        if next >= 0 { runs[next].previous = previous } else { lastRun = previous }
    }
}
