// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The progress of a tree of tasks, updated several times a second.
@MainActor
final class ProgressReport {
    /// A task as one row.
    struct Row: Hashable {
        let id: ObjectIdentifier
        let title: String
        let depth: Int
        let completed: Int
        let total: Int?
        let note: String
        let outcome: ProgressTask.Outcome
        /// The time since its start, or between its start and its end.
        let duration: Duration
        let timeLeft: Duration?

        /// The fraction done, from 0 to 1; nil if it is unknown.
        var fraction: Double? {
            guard let total, total > 0 else { return nil }
            return min(1, max(0, Double(completed) / Double(total)))
        }
    }

    let root: ProgressTask
    private(set) var rows: [Row] = []
    private(set) var rootRow: Row
    private var times: [ObjectIdentifier: Times] = [:]

    /// The times when a task was first seen, and first seen to have ended.
    private struct Times {
        let start: Duration
        var end: Duration?
        var pace = ProgressPace()
    }

    init(_ root: ProgressTask, at now: Duration) {
        self.root = root
        rootRow = Row(
            id: ObjectIdentifier(root), title: root.title, depth: 0, completed: 0, total: nil,
            note: "", outcome: .running, duration: .zero, timeLeft: nil)
        update(at: now)
    }

    /// The steps of the first level, done or not.
    var stepCount: Int { rows.count { $0.depth == 0 } }
    /// The ended steps of the first level.
    var endedCount: Int { rows.count { $0.depth == 0 && $0.outcome != .running } }

    /// The fraction done of all work, from 0 to 1; nil if it is unknown.
    var fraction: Double? {
        if let fraction = rootRow.fraction { return fraction }
        let steps = rows.filter { $0.depth == 0 }
        guard !steps.isEmpty else { return nil }
        let parts = steps.map { $0.outcome == .running ? $0.fraction ?? 0 : 1 }
        return parts.reduce(0, +) / Double(steps.count)
    }

    /// Reads all tasks again.
    func update(at now: Duration) {
        rows = []
        let state = root.snapshot
        for step in state.steps { add(step, depth: 0, at: now) }
        rootRow = row(of: root, state, depth: 0, at: now)
    }

    /// Adds a task with its steps; the steps of an ended task are left out.
    private func add(_ task: ProgressTask, depth: Int, at now: Duration) {
        let state = task.snapshot
        rows.append(row(of: task, state, depth: depth, at: now))
        guard state.outcome == .running else { return }
        for step in state.steps { add(step, depth: depth + 1, at: now) }
    }

    private func row(
        of task: ProgressTask, _ state: ProgressTask.State, depth: Int, at now: Duration
    ) -> Row {
        let id = ObjectIdentifier(task)
        var times = times[id] ?? Times(start: now)
        if state.outcome != .running, times.end == nil { times.end = now }
        times.pace.note(Double(state.completed), at: now)
        self.times[id] = times
        let left = state.total.flatMap { times.pace.timeLeft(until: Double($0), at: now) }
        return Row(
            id: id, title: task.title, depth: depth, completed: state.completed, total: state.total,
            note: state.note, outcome: state.outcome, duration: (times.end ?? now) - times.start,
            timeLeft: state.outcome == .running ? left : nil)
    }
}

extension ProgressReport.Row {
    /// The sign of the outcome; nil while the task runs.
    func sign(isUnicode: Bool) -> StyledText? {
        let (symbol, color): (Symbol, Color)
        switch outcome {
        case .running: return nil
        case .done: (symbol, color) = (.checkmark, .success)
        case .failed: (symbol, color) = (.ballotX, .danger)
        case .skipped: (symbol, color) = (.nosign, .tertiaryLabel)
        }
        return StyledText(
            symbol.text(isUnicode: isUnicode), style: Style(foreground: color, attributes: .bold))
    }

    /// The words beside the bar.
    var words: StyledText { words(in: .max, isShort: false) }

    /// Returns the words beside the bar, as many as fit; numbers are never truncated before other
    /// words.
    func words(in width: Int, isShort: Bool) -> StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        switch outcome {
        case .done: return StyledText(duration.shortText, style: quiet)
        case .failed(let reason): return StyledText(reason, style: Style(foreground: .danger))
        case .skipped(let reason): return StyledText(TextSanitizer.line(reason), style: quiet)
        case .running:
            var text = count(isShort: isShort)
            var others = timeLeft.map { ["\($0.roughText) left"] } ?? []
            if !note.isEmpty { others.append(TextSanitizer.line(note)) }
            for other in others {
                let longer = text.isEmpty ? other : "\(text), \(other)"
                // A note may be truncated, but only if some of it remains.
                guard text.isEmpty || longer.cellWidth <= width || text.cellWidth + 6 <= width
                else { break }
                text = longer
            }
            return StyledText(text, style: quiet)
        }
    }

    /// Returns the number of units done, in words; empty if it is unknown, or if the task has
    /// ended.
    func count(isShort: Bool) -> String {
        guard outcome == .running else { return "" }
        guard let total else { return completed > 0 ? "\(completed)" : "" }
        return isShort ? "\(completed)/\(total)" : "\(completed) of \(total)"
    }

    /// Returns the line that remains of an ended task.
    func finalLine(titleWidth: Int, isUnicode: Bool) -> StyledText {
        let title = TextSanitizer.line(title)
        var line = sign(isUnicode: isUnicode) ?? StyledText(" ")
        let gap = max(0, titleWidth - title.cellWidth) + 2
        line.append(" \(title)" + String(repeating: " ", count: gap))
        line.append(words)
        return line
    }
}

extension Duration {
    /// The duration in words, in units of at least a second, for an estimated time.
    var roughText: String {
        let seconds = Swift.max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0))
        return seconds < 60 ? "\(seconds) s" : Duration.seconds(seconds).shortText
    }

    /// The duration in words, such as `0.4 s`, `22 s`, `3 min 5 s` or `2 h 10 min`.
    var shortText: String {
        let milliseconds = Swift.max(
            0, components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
        let seconds = (milliseconds + 500) / 1000
        if milliseconds < 9_950 {
            let tenths = (milliseconds + 50) / 100
            return "\(tenths / 10).\(tenths % 10) s"
        }
        if seconds < 60 { return "\(seconds) s" }
        if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
        return "\(seconds / 3600) h \(seconds / 60 % 60) min"
    }
}
