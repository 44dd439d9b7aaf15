// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The places to which motions lead.
extension ViEngine {
    /// Returns the place to which a motion leads; nil if it fails.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - count: The count; nil if none was typed.
    ///   - verb: The operator that waits for the motion; nil for a move.
    ///   - work: The text; a search reports its mistakes there.
    mutating func target(
        of motion: ViMotion, count: Int?, for verb: ViOperator?, in work: inout ViWork
    ) -> ViTarget? {
        let times = max(1, count ?? 1)
        switch motion {
        case .left, .right, .lineStart, .firstNonblank, .lineEnd, .lastNonblank, .column:
            return targetInLine(of: motion, times, for: verb, work)
        case .up, .down, .nextLine, .previousLine, .sameLine, .upShown, .downShown, .halfPage,
            .page:
            return verticalTarget(of: motion, count, for: verb, work)
        case .word, .wordBack, .wordEnd, .wordEndBack:
            return wordTarget(of: motion, times, for: verb, work.text)
        case .line, .firstLine, .screenTop, .screenMiddle, .screenBottom:
            return lineTarget(of: motion, count, work)
        case .paragraph: return paragraphTarget(times, work.text, isForward: true)
        case .paragraphBack: return paragraphTarget(times, work.text, isForward: false)
        case .matching: return matchingTarget(count, work.text)
        case .find(let find):
            lastFind = find
            return findTarget(find, times, work.text)
        case .repeatFind(let isReversed):
            guard var find = lastFind else { return nil }
            if isReversed { find.isForward.toggle() }
            return findTarget(find, times, work.text, isRepeated: true)
        case .search, .repeatSearch, .wordUnderCursor:
            return searchTarget(of: motion, times, in: &work)
        case .mark(let name, let isLine): return markTarget(name, isLine: isLine, work.text)
        }
    }

    // MARK: In the line

    private func targetInLine(
        of motion: ViMotion, _ times: Int, for verb: ViOperator?, _ work: ViWork
    ) -> ViTarget? {
        let text = work.text, line = text.line(at: cursor), range = text.range(ofLine: line)
        switch motion {
        case .left:
            guard cursor > range.lowerBound else { return nil }
            return ViTarget(position: step(times, from: cursor, by: text.previous))
        case .right:
            let end = step(times, from: cursor, by: text.next)
            if verb != nil { return end == cursor ? nil : ViTarget(position: end) }
            if mode.isVisual { return ViTarget(position: text.onCharacter(end)) }
            return text.onCharacter(end) == cursor
                ? nil : ViTarget(position: text.onCharacter(end))
        case .lineStart: return ViTarget(position: range.lowerBound)
        case .firstNonblank: return ViTarget(position: text.firstNonblank(ofLine: line))
        case .column:
            let place = text.position(
                atColumn: times - 1, ofLine: line, tabInterval: work.context.tabInterval)
            return ViTarget(
                position: verb == nil ? text.onCharacter(place) : place, goal: times - 1)
        default: break
        }
        let last = min(text.lineCount - 1, line.saturatingAdding(times - 1))
        guard times == 1 || line + 1 < text.lineCount else { return nil }
        let end = text.range(ofLine: last).upperBound
        if motion == .lineEnd {
            let place = mode.isVisual ? end : text.onCharacter(end)
            return ViTarget(
                position: verb == nil ? place : end, goal: Int.max, adjustsEnd: false)
        }
        var reader = ViReader(text, at: end)
        while !reader.isAtLineStart {
            reader.goBackward()
            guard reader.character == " " || reader.character == "\t" else { break }
        }
        return ViTarget(position: reader.position, kind: .inclusive)
    }

    private func step(_ times: Int, from start: Int, by body: (Int) -> Int) -> Int {
        var place = start
        for _ in 0..<times {
            let next = body(place)
            if next == place { break }
            place = next
        }
        return place
    }

    private func wordTarget(
        of motion: ViMotion, _ times: Int, for verb: ViOperator?, _ text: ViText
    ) -> ViTarget? {
        switch motion {
        case .word(let big):
            let reader = ViReader(text, at: cursor)
            // As in vi, `cw` on a word changes it up to its end, without the blanks after it.
            if verb == .change, reader.kind(big: big) != 0 {
                let end = text.wordEnd(from: cursor, count: times, big: big, stays: true)
                return ViTarget(position: end.position, kind: .inclusive)
            }
            let end = text.wordForward(
                from: cursor, count: times, big: big, stopsAtLineEnd: verb != nil)
            guard let end else {
                return verb == nil ? nil : ViTarget(position: text.next(cursor))
            }
            let isUnmoved = verb == nil && text.onCharacter(end) == cursor && !mode.isVisual
            if isUnmoved { return nil }
            return ViTarget(position: verb == nil ? text.onCharacter(end) : end)
        case .wordBack(let big):
            return text.wordBackward(from: cursor, count: times, big: big).map {
                ViTarget(position: $0)
            }
        case .wordEnd(let big):
            let end = text.wordEnd(from: cursor, count: times, big: big)
            let place = text.onCharacter(end.position)
            if verb == nil, place == cursor { return nil }
            return ViTarget(position: place, kind: .inclusive)
        case .wordEndBack(let big):
            return text.wordEndBackward(from: cursor, count: times, big: big).map {
                ViTarget(position: $0, kind: .inclusive)
            }
        default: return nil
        }
    }

    private func findTarget(
        _ find: ViFind, _ times: Int, _ text: ViText, isRepeated: Bool = false
    ) -> ViTarget? {
        var reader = ViReader(text, at: cursor), left = times
        // A repeated `t` must not stay before the same character.
        var skips = isRepeated && find.stopsBefore && times == 1
        while left > 0 {
            if find.isForward {
                guard reader.goForward() == .character else { return nil }
            } else {
                guard !reader.isAtLineStart else { return nil }
                reader.goBackward()
            }
            if reader.character == find.character, !skips { left -= 1 }
            skips = false
        }
        let found = reader.position
        guard find.stopsBefore else {
            return ViTarget(position: found, kind: find.isForward ? .inclusive : .exclusive)
        }
        return find.isForward
            ? ViTarget(position: text.previous(found), kind: .inclusive)
            : ViTarget(position: text.next(found))
    }

    // MARK: Lines

    private func moved(_ line: Int, by count: Int, _ work: ViWork) -> Int {
        let target = work.context.lineMovedBy?(line, count) ?? line.saturatingAdding(count)
        return target.clamped(0, work.text.lineCount - 1)
    }

    private func verticalTarget(
        of motion: ViMotion, _ count: Int?, for verb: ViOperator?, _ work: ViWork
    ) -> ViTarget? {
        let text = work.text, times = max(1, count ?? 1), line = text.line(at: cursor)
        let distance: Int
        switch motion {
        case .up, .previousLine: distance = -times
        case .down, .nextLine: distance = times
        case .sameLine: distance = times - 1
        case .halfPage(let sign): distance = sign * (count ?? max(1, work.context.pageHeight / 2))
        case .page(let sign):
            distance = sign * times.saturatingMultiplied(by: max(1, work.context.pageHeight - 2))
        case .upShown, .downShown:
            guard verb == nil else { return nil }
            let place = work.context.positionMovedByRows(
                cursor, motion == .downShown ? times : -times)
            return place == cursor ? nil : ViTarget(position: text.onCharacter(place))
        default: return nil
        }
        let last = moved(line, by: distance, work)
        if last == line, distance != 0 { return nil }
        switch motion {
        case .nextLine, .previousLine, .sameLine:
            return ViTarget(position: text.firstNonblank(ofLine: last), kind: .lines)
        default: break
        }
        let goal = goal ?? text.column(of: cursor, tabInterval: work.context.tabInterval)
        let place =
            goal == .max
            ? text.range(ofLine: last).upperBound
            : text.position(
                atColumn: goal, ofLine: last, tabInterval: work.context.tabInterval)
        let keepsEnd = mode.isVisual && goal == .max
        return ViTarget(
            position: keepsEnd ? place : text.onCharacter(place), kind: .lines, goal: goal)
    }

    private func lineTarget(of motion: ViMotion, _ count: Int?, _ work: ViWork) -> ViTarget? {
        let text = work.text, lines = work.context.visibleLines
        let last = text.lineCount - 1
        let line: Int
        switch motion {
        case .line: line = count.map { $0 - 1 } ?? last
        case .firstLine: line = (count ?? 1) - 1
        case .screenTop: line = min(lines.upperBound, lines.lowerBound + (count ?? 1) - 1)
        case .screenBottom: line = max(lines.lowerBound, lines.upperBound - (count ?? 1) + 1)
        default: line = (lines.lowerBound + min(last, lines.upperBound)) / 2
        }
        return ViTarget(
            position: text.firstNonblank(ofLine: line.clamped(0, last)), kind: .lines,
            isJump: true)
    }

    private func paragraphTarget(_ times: Int, _ text: ViText, isForward: Bool) -> ViTarget? {
        var line = text.line(at: cursor)
        let last = text.lineCount - 1, step = isForward ? 1 : -1
        for turn in 1...times {
            var hasText = false, isFirst = true
            while true {
                let isEmpty = text.range(ofLine: line).isEmpty
                if !isEmpty { hasText = true }
                if !isFirst, hasText, isEmpty { break }
                isFirst = false
                guard line + step >= 0, line + step <= last else {
                    if turn < times { return nil }
                    break
                }
                line += step
            }
        }
        let range = text.range(ofLine: line)
        let isAtEnd = isForward && line == last && !range.isEmpty
        let place = isAtEnd ? range.upperBound : range.lowerBound
        guard place != cursor else { return nil }
        return ViTarget(position: place, isJump: true, isBigDelete: true)
    }

    private func markTarget(_ name: Character, isLine: Bool, _ text: ViText) -> ViTarget? {
        let name: Character = name == "`" ? "'" : name
        guard let place = marks[name], place <= text.storage.count else { return nil }
        if isLine {
            return ViTarget(
                position: text.firstNonblank(ofLine: text.line(at: place)), kind: .lines,
                isJump: true)
        }
        return ViTarget(position: text.onCharacter(place), isJump: true, isBigDelete: true)
    }

    private func matchingTarget(_ count: Int?, _ text: ViText) -> ViTarget? {
        if let count {
            guard count <= 100 else { return nil }
            let line = (count * text.lineCount + 99) / 100 - 1
            return ViTarget(
                position: text.firstNonblank(ofLine: max(0, line)), kind: .lines, isJump: true)
        }
        return text.bracket(matchingFrom: cursor).map {
            ViTarget(position: $0, kind: .inclusive, isJump: true, isBigDelete: true)
        }
    }
}
